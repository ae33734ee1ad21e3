import { fallbackWords } from '../../../content/explainer.ts'
import type { Explanation } from '../../../domain/explainer/explainer-contract.ts'
import type { ExplainFailure } from '../../../domain/explainer/failures.ts'
import { findKept, keepOne, keptAt } from '../../../domain/explainer/kept-explanations.ts'
import { recentCalls, waitBeforeCall } from '../../../domain/explainer/pace.ts'
import { quotaAfterOne, quotaAt, quotaLeft } from '../../../domain/explainer/quota.ts'
import { anonymousId } from '../../lib/anonymous-id.ts'
import { type Asked, askServer } from './explainer-api.ts'
import { stored } from './stored.ts'

export type Problem = Exclude<ExplainFailure, { kind: 'fallback' }>

/** An explanation, a problem, or both. */
export interface Outcome {
  explanation: Explanation | null
  /** The daily quota is used up: the dictionary or the built-in words answered. */
  isQuotaReached: boolean
  problem: Problem | null
}

/** In this order: cache, rate limit, daily quota, call. Cache hits count for neither. */
export async function explain(word: string): Promise<Outcome> {
  const kept = findKept(keptAt(stored.read('explainer-kept'), Date.now()), word)
  if (kept) return explained(kept)
  const waitMs = waitBeforeCall(recentCalls(stored.read('explainer-recent'), Date.now()), Date.now())
  if (waitMs > 0) return withProblem({ kind: 'too quick', waitMs })
  if (explanationsLeft() === 0) return { ...explained(await explainWithoutModel(word)), isQuotaReached: true }
  return ofAsked(word, await call(word))
}

export const explanationsLeft = (): number => quotaLeft(quotaAt(stored.read('explainer-quota'), Date.now()))

async function call(word: string): Promise<Asked> {
  const nowMs = Date.now()
  const before = recentCalls(stored.read('explainer-recent'), nowMs)
  stored.write('explainer-recent', [...before, nowMs])
  const asked = await askServer('/api/explain-word', { word, userId: anonymousId() })
  if (asked.failure?.kind === 'network' || asked.failure?.kind === 'too quick') return asked
  if (isFree(asked)) {
    stored.write('explainer-recent', before)
    return asked
  }
  stored.write('explainer-quota', quotaAfterOne(quotaAt(stored.read('explainer-quota'), Date.now())))
  return asked.failure?.kind === 'fallback' ? askDirectly(word, asked) : asked
}

/** The dictionary does not know the word: nothing was explained. */
const isFree = ({ explanation }: Asked): boolean =>
  explanation?.notFound !== undefined && explanation.source === 'dictionary' && !explanation.fallback

/** Asks the generative service from the browser, if the operator configured a key for that. */
async function askDirectly(word: string, asked: Asked): Promise<Asked> {
  const service = document.documentElement.dataset.browserAi
  if (!service) return asked
  const { askService } = await import('./browser-service.ts')
  return askService(service, word)
}

function ofAsked(word: string, { explanation, failure }: Asked): Outcome {
  if (failure?.kind === 'fallback') {
    const fallback = explanation ?? fallbackFor(word)
    if (failure.isKept) keep(word, fallback)
    return explained(fallback)
  }
  if (failure)
    return {
      explanation: explanation && { ...explanation, fallback: 'failed' },
      isQuotaReached: false,
      problem: failure,
    }
  if (!explanation) return withProblem({ kind: 'unknown' })
  if (explanation.fallback !== 'failed') keep(word, explanation)
  return explained(explanation)
}

/** Dictionary look-ups have no quota. */
async function explainWithoutModel(word: string): Promise<Explanation> {
  const { explanation } = await askServer('/api/word-lookup', { word })
  return { ...(explanation ?? fallbackFor(word)), fallback: 'busy' }
}

/** An empty definition is shown as 'the service is in high demand'. */
const fallbackFor = (word: string): Explanation => ({
  word,
  ...(fallbackWords[word] ?? { definition: '', example: '', synonyms: [] }),
  source: 'dictionary',
  fallback: 'busy',
})

function keep(word: string, explanation: Explanation): void {
  const keptAtMs = Date.now()
  const kept = keptAt(stored.read('explainer-kept'), keptAtMs)
  stored.write('explainer-kept', keepOne(kept, { word, keptAtMs, explanation }))
}

const explained = (explanation: Explanation): Outcome => ({ explanation, isQuotaReached: false, problem: null })
const withProblem = (problem: Problem): Outcome => ({ explanation: null, isQuotaReached: false, problem })
