import type { ErrorAnswer } from '../../domain/shared/error-contract.ts'
import type { AnswerOf, BodyOf, GetPath, Gets, PostPath } from './api-calls.ts'

const DEFAULT_TIMEOUT_MS = 30_000

interface CallOptions {
  signal?: AbortSignal | undefined
  timeoutMs?: number
  /** Lets the request outlive its page. */
  keepalive?: boolean
  accept?: string
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
export const post = <Path extends PostPath>(path: Path, body: BodyOf<Path>, options?: CallOptions) =>
  outcomeOf<AnswerOf<Path>>(postRequest(path, body, options))

export const get = <Path extends GetPath>(path: Path, options?: CallOptions) =>
  outcomeOf<Gets[Path]>(request(path, undefined, options))

/** For callers that read the response's body themselves. Rejects when the server is unreachable. */
export const postRequest: <Path extends PostPath>(
  path: Path,
  body: BodyOf<Path>,
  options?: CallOptions,
) => Promise<Response> = request

function request(
  path: string,
  body: object | undefined,
  { signal, timeoutMs = DEFAULT_TIMEOUT_MS, keepalive = false, accept = 'application/json' }: CallOptions = {},
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs)
  return fetch(path, {
    method: body ? 'POST' : 'GET',
    body: JSON.stringify(body),
    headers: { accept, 'content-type': 'application/json' },
    cache: 'no-store',
    keepalive,
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
