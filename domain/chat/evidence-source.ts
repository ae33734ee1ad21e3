import type { Evidence } from './evidence.ts'
import type { TutorQuestion } from './tutor-model.ts'

/** Looks a message up beforehand. Never rejects: null when there is nothing or no time. */
export interface EvidenceSource {
  gather(
    question: Pick<TutorQuestion, 'turns' | 'judgement'>,
    memory: Promise<unknown>,
    signal: AbortSignal,
  ): Promise<Evidence | null>
}
