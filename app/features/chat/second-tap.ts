const SOON_MS = 400
const NEAR_PX = 24

type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY' | 'detail' | 'target'>

interface SecondTaps {
  /** Whether a click was meant for what stood there before. */
  isSecond(tap: Tap): boolean
  /** A key was pressed: what follows it is no second tap. */
  forget(): void
}

/** A double tap hits what the first tap brought up. */
export function secondTaps(): SecondTaps {
  let last: Tap | undefined
  const forget = () => {
    last = undefined
  }
  const isSecond = ({ timeStamp, clientX, clientY, detail, target }: Tap) => {
    // A click by key has no place.
    if (detail === 0) {
      forget()
      return false
    }
    const isSecond =
      last !== undefined &&
      target !== last.target &&
      timeStamp - last.timeStamp < SOON_MS &&
      Math.hypot(clientX - last.clientX, clientY - last.clientY) < NEAR_PX
    last = { timeStamp, clientX, clientY, detail, target: isSecond && last ? last.target : target }
    return isSecond
  }
  return { isSecond, forget }
}
