/** A person's way to enrolment; 'lost' is beside it. Going back is allowed. */
export const STEPS = ['new', 'contacted', 'trial', 'enrolled', 'lost'] as const
export type Step = (typeof STEPS)[number]

export const LOST_REASONS = ['price', 'schedule', 'location', 'silent', 'elsewhere', 'wrong_number', 'other'] as const
export type LostReason = (typeof LOST_REASONS)[number]

/** Any step but the first means that somebody has answered. */
export const isAnswered = (step: Step): boolean => step !== 'new'
