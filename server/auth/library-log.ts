import type { Logger } from 'pino'
import { describeError } from '../log/log.ts'

/** The library's lines about requests that any visitor can make: foreign, old or tampered callbacks. */
const REFUSALS = new Set([
  'INVALID_CALLBACK_REQUEST',
  'State not found',
  'OAuth issuer mismatch',
  'OAuth popup origin is not a trusted origin',
  'Unable to get user info',
  'account_not_linked',
])
/** The same, told by the code of an error: of the callback's state, or of Google's answer to a made-up code. */
const REFUSED_CODES = new Set([
  'state_mismatch',
  'state_not_found',
  'state_invalid',
  'state_security_mismatch',
  'invalid_grant',
])

/** The library's own lines may contain what a visitor sent. Only their cause is logged. */
export const libraryLog = (log: Logger) => ({
  level: 'error' as const,
  log: (_level: string, message: string, ...details: unknown[]) => {
    const cause = { message: fixedPart(message), ...codesOf(details[0]) }
    if (REFUSALS.has(cause.message) || REFUSED_CODES.has(cause.code ?? '')) log.info({ cause }, 'sign-in refused')
    else log.error({ cause, error: describeError(details[0]) }, 'auth library failed')
  },
})

/** The library puts values only behind other characters; the provider's name is ours. */
const fixedPart = (message: string): string => message.match(/^(?:Provider "\w+": )?[A-Za-z_ ]{0,80}/)?.[0].trim() ?? ''

/** Of an error, or of a failed answer of Google's: `{ error: 'invalid_client', status: 401 }`. */
function codesOf(detail: unknown): { code?: string; status?: number } {
  const { code, error, status, cause } = (detail ?? {}) as Record<string, unknown>
  const found = [code, error, (cause as { code?: unknown } | undefined)?.code].find(isCode)
  return { ...(found && { code: found }), ...(typeof status === 'number' && { status }) }
}

const isCode = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z][\w.-]{0,39}$/.test(value)
