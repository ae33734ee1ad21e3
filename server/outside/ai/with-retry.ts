import { setTimeout as delay } from 'node:timers/promises'
import { type LanguageModel, ModelFailure, type ModelFailureKind, type ModelRequest } from './language-model.ts'

const RETRYABLE: readonly ModelFailureKind[] = ['busy', 'unreachable', 'nonsense']
/** Without output by then the first attempt is aborted, to leave time for the second. */
const FIRST_ATTEMPT_SHARE = 0.6
const PAUSE_MS = 250
/** After so many failures in a row the service is not called for a while. */
const MAX_UNREACHABLE_IN_A_ROW = 2
const BACK_OFF_MS = 30_000

/**
 * Retries once after a temporary failure, both attempts within one time limit. While the service is known to be busy or
 * down, requests fail at once as 'busy'.
 */
export function withRetry(
  inner: LanguageModel,
  { totalMs, now }: { totalMs: number; now: () => number },
): LanguageModel {
  let notBeforeMs = 0
  let unreachableInARow = 0
  const backOff = (kind: ModelFailureKind, ms: number): void => {
    unreachableInARow = kind === 'unreachable' ? unreachableInARow + 1 : 0
    const isDown = unreachableInARow >= MAX_UNREACHABLE_IN_A_ROW
    if (kind === 'busy' || isDown) notBeforeMs = Math.max(notBeforeMs, now() + (isDown ? BACK_OFF_MS : ms))
  }

  return {
    description: inner.description,
    write: async (request) => {
      const waitMs = notBeforeMs - now()
      if (waitMs > 0) throw new ModelFailure('busy', { retryAfterMs: waitMs })
      const untilMs = performance.now() + totalMs
      const leftMs = () => Math.max(0, untilMs - performance.now())
      try {
        const first = await attempt(inner, request, totalMs * FIRST_ATTEMPT_SHARE, totalMs).catch(asFailure)
        const written = first instanceof ModelFailure ? await retry(inner, request, first, leftMs) : first
        unreachableInARow = 0
        return written
      } catch (error) {
        if (error instanceof ModelFailure) backOff(error.kind, error.retryAfterMs ?? 0)
        throw error
      }
    },
  }
}

async function retry<T>(inner: LanguageModel, request: ModelRequest<T>, first: ModelFailure, leftMs: () => number) {
  request.signal.throwIfAborted()
  const pauseMs = first.retryAfterMs ?? PAUSE_MS
  if (!RETRYABLE.includes(first.kind) || pauseMs >= leftMs()) throw first
  await delay(pauseMs, undefined, { signal: request.signal }).catch(() => request.signal.throwIfAborted())
  return attempt(inner, request, leftMs(), leftMs())
}

const asFailure = (error: unknown): ModelFailure => {
  if (error instanceof ModelFailure) return error
  throw error
}

/** Aborts after silentMs without output, and after totalMs in any case. */
async function attempt<T>(inner: LanguageModel, request: ModelRequest<T>, silentMs: number, totalMs: number) {
  const limit = new AbortController()
  const giveUp = () => limit.abort()
  const total = setTimeout(giveUp, totalMs)
  const silence = setTimeout(giveUp, silentMs)
  const { onProgress } = request
  const watched = onProgress && {
    onProgress: (json: string) => {
      clearTimeout(silence)
      onProgress(json)
    },
  }
  try {
    return await inner.write({ ...request, ...watched, signal: AbortSignal.any([request.signal, limit.signal]) })
  } catch (error) {
    request.signal.throwIfAborted()
    if (limit.signal.aborted) throw new ModelFailure('unreachable', { cause: error })
    throw error
  } finally {
    clearTimeout(total)
    clearTimeout(silence)
  }
}
