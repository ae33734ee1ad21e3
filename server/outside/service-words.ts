/** Of an answer that is a page, or worse. */
const MOST_CHARACTERS = 500

/** What a service itself said about a failure, for the school's owners. Not for the log: it may contain addresses. */
export const serviceWords = (error: unknown): string => deepestWords(error).slice(0, MOST_CHARACTERS)

/** Libraries wrap what they got. */
function deepestWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { words, response, statusCode } = error as { words?: unknown; response?: unknown; statusCode?: unknown }
  if (typeof words === 'string') return words
  // A mail server's.
  if (typeof response === 'string') return response
  if (error.cause instanceof Error) return deepestWords(error.cause)
  return [statusCode, error.message].filter(Boolean).join(' ')
}
