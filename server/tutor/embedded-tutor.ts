import type { Brand } from '../../domain/brand/brand.ts'
import type { LookUp } from '../../domain/explainer/look-up.ts'
import type { TutorModel } from '../outside/ai/tutor-model.ts'
import type { Analysis } from './engine/analysis.ts'
import { createLanguageEngine, type LanguageEngine } from './engine/language-engine.ts'
import { alternativesIn, questionsIn } from './engine/quoted-part.ts'

export interface TutorDeps {
  brand: Brand
  /** The dictionary; may throw when there is none. */
  lookUp(word: string): LookUp
  engine?: LanguageEngine
}

/** The tutor that needs no key and no network. Nothing heavy is loaded before the first message. */
export function createEmbeddedTutor({ brand, lookUp, engine = createLanguageEngine() }: TutorDeps): TutorModel {
  let talk: Promise<ReturnType<typeof import('./dialogue/tutor-talk.ts')['createTalk']>> | undefined
  return {
    description: 'embedded tutor',
    async answer(question, signal) {
      const text = (question.turns.at(-1)?.content ?? '').trim()
      talk ??= import('./dialogue/tutor-talk.ts').then(({ createTalk }) => createTalk(brand, lookUp))
      const analyse = (parts: readonly string[]) =>
        Promise.all(parts.map(async (part) => ({ part, analysis: await engine.analyse(part, signal) })))
      const [reply, [whole], sides, asked] = await Promise.all([
        talk,
        analyse([text]),
        analyse(alternativesIn(text)),
        analyse(questionsIn(text)),
      ])
      return reply(
        {
          text,
          analysis: whole?.analysis as Analysis,
          alternatives: sides.map(({ part, analysis }) => ({ text: part, corrections: analysis.corrections })),
          questions: asked.map(({ part, analysis }) => ({ text: part, guess: analysis.guess })),
        },
        question,
      )
    },
  }
}
