import { tutorGreeting } from '../../../content/tutor.ts'
import type { TutorModel } from './tutor-model.ts'

/** The tutor that needs no key and no network. */
export const embeddedTutor: TutorModel = {
  description: 'embedded tutor',
  answer: async ({ language }, signal) => {
    signal.throwIfAborted()
    return {
      text: tutorGreeting[language],
      intent: 'greeting',
      corrections: [],
      lead: { start: false, goal: null },
      memory: null,
    }
  },
}
