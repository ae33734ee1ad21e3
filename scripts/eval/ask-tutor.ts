import { brand } from '../../content/brand.ts'
import { judgeTurn } from '../../domain/chat/judge-turn.ts'
import type { TutorAnswer } from '../../domain/chat/tutor-model.ts'
import { lookUp } from '../../english/dictionary/look-up.ts'
import { createLog } from '../../server/log/log.ts'
import { createEmbeddedTutor } from '../../server/outside/ai/embedded/embedded-tutor.ts'
import { createLanguageEngine } from '../../server/outside/ai/embedded/language-engine.ts'
import { weighWish } from '../../tutor/intents/weigh-wish.ts'

/** The embedded tutor as the site runs it; every question comes from a new visitor. */
export function createEvalTutor(): { ask(text: string): Promise<TutorAnswer>; stop(): void } {
  const engine = createLanguageEngine({ log: createLog('error') })
  const tutor = createEmbeddedTutor({ brand, lookUp, engine })
  return {
    ask: (content) => {
      const turns = [{ role: 'user' as const, content }]
      return tutor.answer(
        { turns, judgement: judgeTurn(turns, 'en', weighWish), memory: null },
        AbortSignal.timeout(10_000),
      )
    },
    stop: engine.stop,
  }
}
