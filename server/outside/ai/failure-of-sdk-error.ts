import { ModelFailure } from './language-model.ts'

interface CallError {
  statusCode?: number
  responseBody?: string
  responseHeaders?: Record<string, string>
}

/** Maps errors of the providers' libraries to failure kinds. */
export function asModelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  const { statusCode, responseBody, responseHeaders } = (error ?? {}) as CallError
  if (statusCode === 429) {
    const retryAfterMs = retryInfoMs(responseBody) ?? retryHeaderMs(responseHeaders)
    return new ModelFailure('busy', { retryAfterMs, cause: error })
  }
  if (isUnreadable(error)) return new ModelFailure('nonsense', { cause: error })
  const isOurFault = statusCode !== undefined && statusCode >= 400 && statusCode < 500 && statusCode !== 408
  return new ModelFailure(isOurFault ? 'refused' : 'unreachable', { cause: error })
}

/** The response could not be parsed. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  (/^AI_(JSONParse|TypeValidation|InvalidResponseData)/.test(error.name) || isUnreadable(error.cause))

/** Gemini sends the delay in the body: {"@type": …RetryInfo, "retryDelay": "34.4s"}. */
function retryInfoMs(body: string | undefined): number | null {
  const seconds = Number(body?.match(/"retryDelay"\s*:\s*"([\d.]+)s"/)?.[1])
  return Number.isFinite(seconds) ? Math.ceil(seconds * 1000) : null
}

function retryHeaderMs(headers: Record<string, string> | undefined): number | null {
  const seconds = Number(headers?.['retry-after'] ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.ceil(seconds * 1000) : null
}
