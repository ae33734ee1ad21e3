import type { Brand } from '../../../../domain/brand/brand.ts'
import type { TutorModel } from '../../../../domain/chat/tutor-model.ts'
import type { LookUp } from '../../../../domain/explainer/look-up.ts'
import type { SchoolWords } from '../../../../domain/school/words.ts'
import type { Language } from '../../../../domain/shared/language.ts'
import { earlierIn, recall } from '../../../../tutor/dialogue/memory.ts'
import type { LanguageEngine } from './language-engine.ts'

export interface TutorDeps {
  brand: Brand
  /** Of a school other than the sample one. */
  words?: Record<Language, SchoolWords> | null
  /** The dictionary; throws when there is none. */
  lookUp(word: string): LookUp
  engine: LanguageEngine
}

/** The tutor without key or network. Loads nothing heavy before the first message. */
export function createEmbeddedTutor({ brand, words = null, lookUp, engine }: TutorDeps): TutorModel {
  let talk: Promise<ReturnType<typeof import('../../../../tutor/talk.ts')['createTalk']>> | undefined
  return {
    description: 'embedded tutor',
    async answer(question, signal) {
      const text = (question.turns.at(-1)?.content ?? '').trim()
      const before = question.turns.filter(({ role }) => role === 'user').at(-2)?.content ?? ''
      talk ??= import('../../../../tutor/talk.ts').then(({ createTalk }) => createTalk(brand, lookUp, words))
      const recalled = recall(question.memory)
      const [reply, analysis] = await Promise.all([talk, engine.analyse(text, signal, before, earlierIn(recalled))])
      return reply(text, analysis, question, recalled)
    },
  }
}
