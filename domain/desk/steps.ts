/** A person's way to enrolment; 'lost' is beside it. Going back is allowed. */
export const STEPS = ['new', 'contacted', 'trial', 'enrolled', 'lost'] as const
/** Somebody still has to do something. */
export const OPEN_STEPS = ['new', 'contacted', 'trial'] as const satisfies readonly Step[]
export type Step = (typeof STEPS)[number]

export const LOST_REASONS = ['price', 'schedule', 'location', 'silent', 'elsewhere', 'wrong_number', 'other'] as const
export type LostReason = (typeof LOST_REASONS)[number]

/** Somebody who was lost once is open again if they come back under another name. */
const rankOf = (step: Step): number => (step === 'lost' ? -1 : STEPS.indexOf(step))

/** Of two submissions of one person the further step counts. */
export const isFurther = (step: Step, than: Step): boolean => rankOf(step) > rankOf(than)

/** Any step but the first means that somebody has answered. */
export const isAnswered = (step: Step): boolean => step !== 'new'
