import { brand } from '../../content/brand.ts'
import { judgeTurn } from '../../domain/chat/judge-turn.ts'
import { lookUp } from '../../server/explainer/look-up.ts'
import { createLog } from '../../server/log/log.ts'
import type { TutorAnswer } from '../../server/outside/ai/tutor-model.ts'
import { createEmbeddedTutor } from '../../server/tutor/embedded-tutor.ts'
import { createLanguageEngine } from '../../server/tutor/engine/language-engine.ts'

/** The embedded tutor as the site runs it; every question comes from a new visitor. */
export function createEvalTutor(): { ask(text: string): Promise<TutorAnswer>; stop(): void } {
  const engine = createLanguageEngine({ log: createLog('error') })
  const tutor = createEmbeddedTutor({ brand, lookUp, engine })
  return {
    ask: (content) => {
      const turns = [{ role: 'user' as const, content }]
      return tutor.answer({ turns, judgement: judgeTurn(turns, 'en'), memory: null }, AbortSignal.timeout(10_000))
    },
    stop: engine.stop,
  }
}
