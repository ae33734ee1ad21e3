/** An error as one process tells another of it. */
export interface SentError {
  name: string
  message: string
  stack: string
  code?: string
}

/** A grammar rule that threw, and what it threw. */
export interface RuleError {
  rule: string
  error: SentError
}

/** The stack keeps its frames only: a message may hold what a visitor wrote. */
export function packError(thrown: unknown): SentError {
  const error = thrown instanceof Error ? thrown : new Error(typeof thrown)
  const { code } = error as { code?: unknown }
  return {
    name: error.name,
    message: error.message,
    stack: (error.stack ?? '').replace(error.message, () => ''),
    ...(typeof code === 'string' && { code }),
  }
}

export const unpackError = ({ message, ...more }: SentError): Error => Object.assign(new Error(message), more)
