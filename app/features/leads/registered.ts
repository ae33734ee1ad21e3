/** Somebody who registered just now. */
export interface Registered {
  name: string
  email: string
  phone?: string | undefined
  /** The day that was wished for: '2026-11-21'. */
  day?: string | undefined
  /** An interpreter was asked for, not a class. */
  isService?: boolean
}
