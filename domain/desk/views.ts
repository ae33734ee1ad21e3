/** The lists of the inbox. 'unanswered' has the longest wait first, 'due' the earliest date, the others the newest. */
export const VIEWS = ['unanswered', 'mine', 'due', 'all'] as const
export type View = (typeof VIEWS)[number]

/** How a person came: through the site, or added by hand. */
export const DESK_KINDS = ['chat', 'trial', 'registration', 'promo', 'walk_in', 'phone_call'] as const
export type DeskKind = (typeof DESK_KINDS)[number]

export const HAND_KINDS = ['walk_in', 'phone_call'] as const

/** Who may do what: owners manage accounts, connections and privacy, staff answer. */
export const DESK_ROLES = ['owner', 'staff'] as const
export type DeskRole = (typeof DESK_ROLES)[number]

/** A claim is a soft lock: others see it and may take over. */
export const CLAIM_MS = 10 * 60_000
/** How long a change may be taken back. */
export const UNDO_MS = 8000

/** Accounts made before the desk have 'admin'. Null: no access. */
export function deskRole(role: string | null | undefined): DeskRole | null {
  if (role === 'owner' || role === 'admin') return 'owner'
  return role === 'staff' ? 'staff' : null
}
