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

type RefusalListener = (refused: Refused, path: string) => void
const refusalListeners = new Set<RefusalListener>()

/** Hears of every refusal, whoever called. Returns how to stop. */
export function onRefusal(listener: RefusalListener): () => void {
  refusalListeners.add(listener)
  return () => {
    refusalListeners.delete(listener)
  }
}

/** Calls the site's API. Never rejects. */
export const post = <Path extends PostPath>(path: Path, body: BodyOf<Path>, options?: CallOptions) =>
  outcomeOf<AnswerOf<Path>>(path, postRequest(path, body, options))

export const get = <Path extends GetPath>(path: Path, options?: CallOptions) =>
  outcomeOf<Gets[Path]>(path, request(path, undefined, options))

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

async function outcomeOf<Answer>(path: string, responding: Promise<Response>): Promise<Outcome<Answer>> {
  const response = await responding.catch(() => null)
  if (!response) return { kind: 'unreachable' }
  const answer = await response.json().catch(() => null)
  if (response.ok) return { kind: 'answered', answer }
  const { status, headers } = response
  const refused: Refused = {
    kind: 'refused',
    status,
    error: answer?.error,
    retryAfterS: Number(headers.get('retry-after')),
  }
  for (const listener of refusalListeners) listener(refused, path)
  return refused
}
