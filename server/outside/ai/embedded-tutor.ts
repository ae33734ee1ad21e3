import { tutorGreeting } from '../../../content/tutor.ts'
import type { TutorModel } from './tutor-model.ts'

/** The tutor that needs no key and no network. */
export const embeddedTutor: TutorModel = {
  description: 'embedded tutor',
  answer: async (_turns, language, signal) => {
    signal.throwIfAborted()
    return { text: tutorGreeting[language] }
  },
}
