import { whenIdle } from './when-idle.ts'

/** Late, so that it does not delay the first paint; parts near the viewport are laid out earlier anyway. */
const REST_AFTER_MS = 5000

/** Ends the deferred layout that the early script set up, a part at a time, so that the scroll height becomes exact. */
export function layOutTheRest() {
  const next = () => {
    if (layOutOne()) whenIdle(next)
  }
  setTimeout(() => whenIdle(next), REST_AFTER_MS)
  addEventListener('keydown', layOutAll, { once: true, capture: true })
}

/** Keys such as End or Tab can jump far down the page at once. */
function layOutAll() {
  while (layOutOne());
}

function layOutOne(): boolean {
  const part = document.querySelector('[data-later]')
  part?.removeAttribute('data-later')
  return part !== null
}
