import { createRoute } from '@hono/zod-openapi'
import type { Logger } from 'pino'
import { explainAnswer, explainRequest, lookUpRequest } from '../../domain/explainer/explainer-contract.ts'
import { lookUp } from '../../english/dictionary/look-up.ts'
import { type Api, answers, jsonBody } from '../http/api-kit.ts'
import { clientAddress } from '../http/client-address.ts'
import { type RateLimitDeps, rateLimit } from '../http/rate-limit.ts'
import { describeError } from '../log/log.ts'
import type { LanguageModel } from '../outside/ai/language-model.ts'
import type { Database } from '../outside/database/tables.ts'
import { createExplainer } from './explain-word.ts'
import { keepExplained } from './explained-words.ts'
import { explanationCache } from './explanation-cache.ts'
import { toExplanation } from './to-explanation.ts'

const MINUTE_S = 60
/** Calls to the model cost money: three a minute for a visitor, more for an address, which many may share. */
const CALLS_PER_ID = 3
const CALLS_PER_ADDRESS = 240
/** Against floods only: answers that cost nothing count towards no other limit. */
const FLOOD = { perId: { points: 600, durationS: MINUTE_S }, perAddress: { points: 1200, durationS: MINUTE_S } }
const MODEL_REFUSED = {
  code: 'ai.refused',
  message: 'Our AI service is temporarily unavailable. Please check back later.',
}

export interface ExplainerDeps extends RateLimitDeps {
  /** Null when the dictionary answers alone. */
  model: LanguageModel | null
  database: Database
  log: Logger
  now: () => number
  analyticsIntake: { countUse(what: string): void }
}

export function addExplainerRoutes(api: Api, deps: ExplainerDeps): void {
  const { model, database, log, limiter, now, configuration, analyticsIntake } = deps
  const explain = createExplainer({ model, log, cache: explanationCache(database, now) })
  const byId = limiter({ name: 'explain:id', points: CALLS_PER_ID, durationS: MINUTE_S })
  const byAddress = limiter({ name: 'explain:address', points: CALLS_PER_ADDRESS, durationS: MINUTE_S })

  const explainRoute = createRoute({
    method: 'post',
    path: '/api/explain-word',
    summary: 'Explains an English word or phrase',
    ...rateLimit(deps, 'explain-flood', FLOOD),
    description: `By the language model where there is one, else by the dictionary. At most ${CALLS_PER_ID} explanations in ${MINUTE_S} s per userId and ${CALLS_PER_ADDRESS} per client address; then 429 with Retry-After. What was explained within 24 hours counts for neither, nor a word that the dictionary does not know for the userId.`,
    request: jsonBody(explainRequest),
    responses: answers(explainAnswer, 'The explanation; or kindly why there is none, with suggestions'),
  })
  api.openapi(explainRoute, async (c) => {
    const { word, userId } = c.req.valid('json')
    const address = clientAddress(c.env?.incoming, configuration.trustedProxies)
    const caller = userId ?? `address:${address}`
    let isCounted = false
    const { explanation, refused } = await explain(word, async () => {
      await byId.take(caller)
      isCounted = true
      await byAddress.take(address)
    })
    if (isCounted && !model && explanation.notFound) await byId.refund(caller)
    analyticsIntake.countUse(`explainer:${explanation.source}`)
    if (userId)
      keepExplained(database, userId, explanation.word, now()).catch((error) =>
        log.warn({ error: describeError(error) }, 'an explained word was not kept'),
      )
    if (refused) return c.json({ success: false, data: explanation, error: MODEL_REFUSED }, 200)
    return c.json({ success: true, data: explanation }, 200)
  })

  const lookUpRoute = createRoute({
    method: 'post',
    path: '/api/word-lookup',
    summary: 'What the dictionary says of an English word or phrase',
    ...rateLimit(deps, 'word-lookup', FLOOD),
    request: jsonBody(lookUpRequest),
    responses: answers(explainAnswer, 'The entry; or kindly why there is none, with suggestions'),
  })
  api.openapi(lookUpRoute, (c) => c.json({ success: true, data: toExplanation(lookUp(c.req.valid('json').word)) }, 200))
}
