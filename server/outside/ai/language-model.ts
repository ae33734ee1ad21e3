import type { ZodType } from 'zod'
import type { ChatTurn } from '../../../domain/chat/tutor-model.ts'

export interface ModelRequest<T> {
  system: string
  /** Oldest first; the last one is the user's. */
  turns: readonly ChatTurn[]
  /** An answer that does not match it is refused as 'nonsense'. */
  schema: ZodType<T>
  signal: AbortSignal
  /** The longest answer; a model's usual limit if there is none. */
  maxOutputTokens?: number
  /** If given, the answer is streamed: called with the JSON so far, which starts over with a second attempt. */
  onProgress?: (jsonSoFar: string) => void
}

export type ModelFailureKind = 'busy' | 'refused' | 'blocked' | 'unreachable' | 'nonsense'

export class ModelFailure extends Error {
  readonly kind: ModelFailureKind
  /** The wait that the service asked for, if any. */
  readonly retryAfterMs: number | null
  /** Used by the failed attempt. */
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
  /** Printed at start. */
  readonly description: string
  write<T>(request: ModelRequest<T>): Promise<{ value: T; tokens: number }>
}
