import type { ReactNode } from 'react'

/** A button or a gap with the marks behind it: browsers would begin the next line with them. */
export const Joined = ({ marks, children }: { marks: string; children: ReactNode }) =>
  marks ? (
    <span className="chat-joined">
      {children}
      {marks}
    </span>
  ) : (
    children
  )
