import type { Reasons } from './reasons/id.ts'

/** Why something is corrected. A name that has no explanation does not compile. */
export type Reason = keyof Reasons
