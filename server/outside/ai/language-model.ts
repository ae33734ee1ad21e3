import type { ZodType } from 'zod'
import type { ChatTurn } from './tutor-model.ts'

export interface ModelRequest<T> {
  system: string
  /** Oldest first; the last one is the user's. */
  turns: readonly ChatTurn[]
  /** The shape of the answer; what does not fit it is refused as 'nonsense'. */
  schema: ZodType<T>
  signal: AbortSignal
  /** Given, the answer is streamed: called with its JSON so far, which begins anew when a second attempt is made. */
  onProgress?: (jsonSoFar: string) => void
}

export type ModelFailureKind = 'busy' | 'refused' | 'blocked' | 'unreachable' | 'nonsense'

export class ModelFailure extends Error {
  readonly kind: ModelFailureKind
  /** How long the service asked us to wait, if it did. */
  readonly retryAfterMs: number | null
  /** What the attempt cost all the same. */
  readonly tokens: number

  constructor(
    kind: ModelFailureKind,
    options: { retryAfterMs?: number | null; tokens?: number; cause?: unknown } = {},
  ) {
    super(`The language model failed: ${kind}`, { cause: options.cause })
    this.kind = kind
    this.retryAfterMs = options.retryAfterMs ?? null
    this.tokens = options.tokens ?? 0
  }
}

/** A hosted (or locally served) language model. Rejects with a ModelFailure, or with the signal's reason. */
export interface LanguageModel {
  /** For the start's report. */
  readonly description: string
  write<T>(request: ModelRequest<T>): Promise<{ value: T; tokens: number }>
}
