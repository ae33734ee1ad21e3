const DOUBLE_TAP_MS = 400
const SAME_PLACE_PX = 24

/** Of a double tap the second is meant for what the first was on, not for what lies there now. */
export function swallowSecond(first: MouseEvent): void {
  const stop = () => document.removeEventListener('click', swallow, true)
  const swallow = (event: MouseEvent) => {
    const isNear = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < SAME_PLACE_PX
    // Whoever has tapped elsewhere meanwhile is no longer at the first tap.
    if (event.detail === 0 || !isNear || event.timeStamp - first.timeStamp > DOUBLE_TAP_MS) return stop()
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', swallow, true)
  setTimeout(stop, DOUBLE_TAP_MS)
}
