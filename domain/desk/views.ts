/** The lists of the inbox. 'unanswered' has the longest wait first, 'due' the earliest date, the others the newest. */
export const VIEWS = ['unanswered', 'mine', 'due', 'all'] as const
export type View = (typeof VIEWS)[number]

/** Lists are counted up to this; a count above it says that there are more: '1.000+'. */
export const MOST_COUNTED = 1000

/** How a person came: through the site, or added by hand. */
export const DESK_KINDS = ['chat', 'trial', 'registration', 'promo', 'walk_in', 'phone_call'] as const
export type DeskKind = (typeof DESK_KINDS)[number]

export const HAND_KINDS = ['walk_in', 'phone_call'] as const

/** A claim is a soft lock: others see it and may take over. */
export const CLAIM_MS = 10 * 60_000
/** How long a change may be taken back. */
export const UNDO_MS = 8000
