import type { ComponentProps } from 'react'

export const Card = ({ className = '', ...props }: ComponentProps<'div'>) => (
  <div {...props} className={`card ${className}`} />
)
