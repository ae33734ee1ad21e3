import type { MouseEvent } from 'react'

/** The second half of a double click would meet what the first half has already changed. */
export const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault()
}
