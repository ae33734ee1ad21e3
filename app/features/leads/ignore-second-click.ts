import type { MouseEvent } from 'react'

/** A double click must not also hit what the first click brought up. */
export const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault()
}
