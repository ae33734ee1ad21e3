import { brand } from '../../content/brand.ts'
import { judgeTurn } from '../../domain/chat/judge-turn.ts'
import { decideLead } from '../../domain/chat/lead-decision.ts'
import type { ChatTurn, TutorAnswer, TutorModel, TutorQuestion } from '../../domain/chat/tutor-model.ts'
import type { Language } from '../../domain/shared/language.ts'
import { lookUp } from '../../english/dictionary/look-up.ts'
import { createEmbeddedTutor, type TutorDeps } from '../../server/outside/ai/embedded/embedded-tutor.ts'
import { createAnalyser } from '../../tutor/analyser.ts'
import type { Analyse, Analysis } from '../../tutor/analysis.ts'
import { weighWish } from '../../tutor/intents/weigh-wish.ts'

let analyse: Analyse | undefined
/** What was read once is read the same again: many conversations begin alike. */
const analyses = new Map<string, Analysis>()
let tutor: TutorModel | undefined

/** The embedded tutor with the real dictionary, its language engine in this process. */
export const embeddedTutor = (deps: Partial<TutorDeps> = {}): TutorModel =>
  createEmbeddedTutor({
    brand,
    lookUp,
    engine: {
      analyse: async (text, _signal, before, earlier) => {
        analyse ??= createAnalyser()
        const asked = JSON.stringify([text, before, earlier])
        const known = analyses.get(asked) ?? analyse(text, before, earlier)
        analyses.set(asked, known)
        return structuredClone(known)
      },
      stop() {},
    },
    ...deps,
  })

/** The first message of a visitor, as the site hands it to a tutor. */
export function firstQuestion(content: string, language: Language = 'en'): TutorQuestion {
  const turns: ChatTurn[] = [{ role: 'user', content }]
  return { turns, judgement: judgeTurn(turns, language, weighWish), memory: null }
}

export interface HeardAnswer extends TutorAnswer {
  /** Whether name and number would be asked for now. */
  asksWho: boolean
}

/** A whole conversation, as the site holds it: turns and memory go round. */
export function conversation(language: Language = 'id'): (...messages: string[]) => Promise<HeardAnswer> {
  tutor ??= embeddedTutor()
  const { answer: reply } = tutor
  const turns: ChatTurn[] = []
  let memory: unknown = null
  const say = async (content: string): Promise<HeardAnswer> => {
    turns.push({ role: 'user', content })
    const judgement = judgeTurn(turns, language, weighWish)
    const question = { turns, judgement, memory: JSON.parse(JSON.stringify(memory)) }
    const answer = await reply(question, AbortSignal.timeout(5000))
    turns.push({ role: 'assistant', content: answer.text })
    memory = answer.memory
    return { ...answer, asksWho: decideLead(judgement, answer).shouldCaptureLead }
  }
  return async (first, ...more) => {
    let answer = await say(first ?? '')
    for (const message of more) answer = await say(message)
    return answer
  }
}
