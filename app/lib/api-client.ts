import type { ErrorAnswer } from '../../domain/shared/error-contract.ts'
import type { AnswerOf, BodyOf, GetPath, Gets, PostPath } from './api-calls.ts'

const DEFAULT_TIMEOUT_MS = 30_000

interface CallOptions {
  signal?: AbortSignal | undefined
  timeoutMs?: number
  /** Lets the request outlive its page. */
  keepalive?: boolean
  accept?: 'text/event-stream'
}

export interface Refused {
  kind: 'refused'
  status: number
  /** Missing when something in front of the site answered. */
  error?: ErrorAnswer['error'] | undefined
  /** From the Retry-After header; 0 without one. */
  retryAfterS: number
}

export type Outcome<Answer> =
  /** The answer is null when its body cannot be read. */
  | { kind: 'answered'; answer: Answer | null }
  | Refused
  /** No network, a timeout, or the caller's own abort. */
  | { kind: 'unreachable' }

/** Calls the site's API. Never rejects. */
export const post = <Path extends PostPath>(
  path: Path,
  body: BodyOf<Path>,
  options?: CallOptions,
): Promise<Outcome<AnswerOf<Path>>> => outcomeOf(postRequest(path, body, options))

export const get = <Path extends GetPath>(path: Path, options?: CallOptions): Promise<Outcome<Gets[Path]>> =>
  outcomeOf(request(path, { cache: 'no-store' }, options))

/** The bare response, for callers that read its body themselves. Rejects when the server is unreachable. */
export const postRequest = <Path extends PostPath>(
  path: Path,
  body: BodyOf<Path>,
  options: CallOptions = {},
): Promise<Response> =>
  request(
    path,
    {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(options.accept && { accept: options.accept }) },
    },
    options,
  )

function request(path: string, init: RequestInit, { signal, timeoutMs, keepalive }: CallOptions = {}) {
  const timeout = AbortSignal.timeout(timeoutMs ?? DEFAULT_TIMEOUT_MS)
  return fetch(path, {
    ...init,
    keepalive: keepalive ?? false,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
}

async function outcomeOf<Answer>(responding: Promise<Response>): Promise<Outcome<Answer>> {
  try {
    const response = await responding
    const answer = await response.json().catch(() => null)
    if (response.ok) return { kind: 'answered', answer }
    const { status, headers } = response
    return { kind: 'refused', status, error: answer?.error, retryAfterS: Number(headers.get('retry-after')) }
  } catch {
    return { kind: 'unreachable' }
  }
}
