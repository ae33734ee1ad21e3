import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Explanation } from '../../domain/explainer/explainer-contract.ts'
import type { LookUp } from '../../domain/explainer/look-up.ts'
import { Failure } from '../../domain/shared/failure.ts'
import { lookUp } from '../../english/dictionary/look-up.ts'
import { comparedWords, isTooLong } from '../../english/dictionary/tidy-question.ts'
import { describeError } from '../log/log.ts'
import { type LanguageModel, ModelFailure } from '../outside/ai/language-model.ts'
import { askModel } from './ask-model.ts'
import type { ExplanationCache } from './explanation-cache.ts'
import { toExplanation } from './to-explanation.ts'

const LOOK_AGAIN_MS = 150
/** For this long after a failure of the model the same word causes no new call. */
const SHARE_FAILURE_MS = 3000
const MOST_WORDS_FOR_MODEL = 6

export interface ExplainDeps {
  model: LanguageModel | null
  cache: ExplanationCache
  log: Logger
}

/** The result of a call to the model, shared by everybody who asks while it runs. */
type Outcome =
  | { kind: 'explained'; explanation: Explanation }
  | { kind: 'no such word' }
  | { kind: 'failed'; why: ModelFailure['kind'] }

/** `explanation` is always set; `refused` means that the model rejected our key. */
export interface Explained {
  explanation: Explanation
  refused: boolean
}

/**
 * Explains a word from the day's cache, otherwise by the model, otherwise from the dictionary. `takeLimits` may reject
 * and is called only before a call that costs money: cached answers and calls already running do not count.
 */
export function createExplainer({ model, cache, log }: ExplainDeps) {
  const underWay = new Map<string, Promise<Outcome>>()

  return async (typed: string, takeLimits: () => Promise<void>): Promise<Explained> => {
    const known = lookUp(typed)
    if (!model || !isForModel(known)) {
      await takeLimits()
      return { explanation: toExplanation(known), refused: false }
    }
    const kept = await cache.read(known.asked)
    if (kept) return { explanation: kept, refused: false }
    const outcome = await askOnce(known, takeLimits)
    return ofOutcome(known, outcome)
  }

  async function askOnce(known: LookUp, takeLimits: () => Promise<void>): Promise<Outcome> {
    for (let other = underWay.get(known.asked); other; other = underWay.get(known.asked)) {
      const outcome = await other.catch((error: unknown) => {
        if (error instanceof Failure) return null // its asker had no calls left; we may have
        throw error
      })
      if (outcome) return outcome
    }
    const asking = takeLimits().then(() => askAlone(known))
    const forget = () => underWay.delete(known.asked)
    asking.then((outcome) => {
      if (outcome.kind === 'explained') forget()
      else setTimeout(forget, SHARE_FAILURE_MS).unref()
    }, forget)
    underWay.set(known.asked, asking)
    return asking
  }

  /** Across processes: the second caller waits for the first one's answer. */
  async function askAlone(known: LookUp): Promise<Outcome> {
    if (await cache.claim(known.asked)) return ask(known)
    while (await cache.isAsked(known.asked)) await delay(LOOK_AGAIN_MS)
    const explanation = await cache.read(known.asked)
    return explanation ? { kind: 'explained', explanation } : { kind: 'failed', why: 'busy' }
  }

  async function ask(known: LookUp): Promise<Outcome> {
    try {
      const explanation = await askModel(model as LanguageModel, known, new AbortController().signal)
      if (!explanation) {
        await cache.release(known.asked)
        return { kind: 'no such word' }
      }
      await cache.write(known.asked, explanation)
      return { kind: 'explained', explanation }
    } catch (error) {
      await cache.release(known.asked)
      if (!(error instanceof ModelFailure)) throw error
      log.warn({ error: describeError(error.cause ?? error), kind: error.kind }, 'the model did not explain a word')
      return { kind: 'failed', why: error.kind }
    }
  }
}

function ofOutcome(known: LookUp, outcome: Outcome): Explained {
  if (outcome.kind === 'explained') return { explanation: outcome.explanation, refused: false }
  const explanation = toExplanation(known)
  if (outcome.kind === 'no such word') return { explanation, refused: false }
  const fallback = outcome.why === 'busy' ? 'busy' : 'failed'
  return { explanation: { ...explanation, fallback }, refused: outcome.why === 'refused' }
}

/** Sentences, code, rude words and Indonesian never go to the model. */
const isForModel = (known: LookUp): boolean =>
  known.found ||
  known.reason === 'unknown' ||
  (known.reason === 'sentence' && known.asked.split(' ').length <= MOST_WORDS_FOR_MODEL && mayBePhrase(known.asked))

const mayBePhrase = (asked: string): boolean =>
  !isTooLong(asked) && !BEGINS_SENTENCE.test(asked) && comparedWords(asked) === null
const BEGINS_SENTENCE = /^(?:i|you|he|she|we|they|it|my|this|there)(?:'\p{L}+)? /u
