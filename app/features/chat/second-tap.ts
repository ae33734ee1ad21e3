const SOON_MS = 400
const NEAR_PX = 24

type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY' | 'detail' | 'target'>

/** Tells of each click whether it was meant for what stood there before: a double tap hits what the first tap brought up. */
export function secondTaps(): (tap: Tap) => boolean {
  let last: Tap | undefined
  return ({ timeStamp, clientX, clientY, detail, target }) => {
    // A key has no place, and what follows it is no second tap.
    if (detail === 0) {
      last = undefined
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
}
