import { brand } from '../../content/brand.ts'
import { senseLead } from '../../domain/chat/lead-sense.ts'
import type { Language } from '../../domain/shared/language.ts'
import { lookUp } from '../../server/explainer/look-up.ts'
import type { ChatTurn, TutorAnswer, TutorModel } from '../../server/outside/ai/tutor-model.ts'
import { createEmbeddedTutor, type TutorDeps } from '../../server/tutor/embedded-tutor.ts'
import { type Analyse, createAnalyser } from '../../server/tutor/engine/analysis.ts'

let analyse: Analyse | undefined

/** The embedded tutor with the real dictionary, its language engine in this process. */
export const embeddedTutor = (deps: Partial<TutorDeps> = {}): TutorModel =>
  createEmbeddedTutor({
    brand,
    lookUp,
    engine: {
      analyse: async (text) => {
        analyse ??= createAnalyser()
        return analyse(text)
      },
      stop() {},
    },
    ...deps,
  })

export interface HeardAnswer extends TutorAnswer {
  /** Whether name and number would be asked for now. */
  asksWho: boolean
}

/** A whole conversation, as the site holds it: turns and memory go round. */
export function conversation(language: Language = 'id'): (...messages: string[]) => Promise<HeardAnswer> {
  const tutor = embeddedTutor()
  const turns: ChatTurn[] = []
  let memory: unknown = null
  const say = async (content: string): Promise<HeardAnswer> => {
    turns.push({ role: 'user', content })
    const question = { turns, language, memory: JSON.parse(JSON.stringify(memory)) }
    const answer = await tutor.answer(question, AbortSignal.timeout(5000))
    turns.push({ role: 'assistant', content: answer.text })
    memory = answer.memory
    return { ...answer, asksWho: senseLead(answer.intent, answer.lead).shouldCaptureLead }
  }
  return async (first, ...more) => {
    let answer = await say(first ?? '')
    for (const message of more) answer = await say(message)
    return answer
  }
}
