import type { ComponentProps } from 'react'

/** Round, at the bottom right, hidden while a modal is open. It shows no text, so it needs a label. */
export const FloatingButton = ({ className = '', ...props }: ComponentProps<'button'> & { 'aria-label': string }) => (
  <button type="button" {...props} className={`floating-button ${className}`} />
)
