/** What a learner told about themselves, kept on their device for the next conversation. */
export interface LearnerNotes {
  name: string | null
  job: string | null
  goal: string | null
  level: string | null
  /** Grammar reasons, the commonest first. */
  mistakes: readonly string[]
}

export const MOST_MISTAKES = 5
export const LONGEST_NOTE = 60

/** Nothing was told that would be worth keeping. */
export const isEmptyNotes = ({ name, job, goal, level, mistakes }: LearnerNotes): boolean =>
  [name, job, goal, level].every((note) => note === null) && mistakes.length === 0
