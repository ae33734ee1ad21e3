import { whenIdle } from './when-idle.ts'

/** By then the first look is long over; whoever scrolls before has each part laid out as it comes near. */
const REST_AFTER_MS = 5000

/** Lays out what the early script put off, a part at a time, so that every length on the page is the true one. */
export function layOutTheRest() {
  const next = () => {
    if (layOutOne()) whenIdle(next)
  }
  setTimeout(() => whenIdle(next), REST_AFTER_MS)
  addEventListener('keydown', layOutAll, { once: true, capture: true })
}

/** Keys lead far down at once, to the end of the page or to what is focused next. */
function layOutAll() {
  while (layOutOne());
}

function layOutOne(): boolean {
  const part = document.querySelector('[data-later]')
  part?.removeAttribute('data-later')
  return part !== null
}
