import type { ComponentProps } from 'react'

/** Round, at the bottom right; it hides while a modal is open. It has no words: give it a label. */
export const FloatingButton = ({ className = '', ...props }: ComponentProps<'button'> & { 'aria-label': string }) => (
  <button type="button" {...props} className={`floating-button ${className}`} />
)
