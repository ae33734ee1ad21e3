import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import type { ErrorAnswer } from '../../domain/shared/error-contract.ts'
import { Failure, type FailureCode } from '../../domain/shared/failure.ts'
import type { FormTrouble } from '../../domain/shared/screen-contract.ts'
import { describeError } from '../log/log.ts'
import { isDatabaseUnavailable } from '../outside/database/database-unavailable.ts'
import type { SiteEnvironment } from './environment.ts'
import { isPlainForm } from './methods.ts'

/** Status and message of every failure code. */
const FAILURES: Record<FailureCode, { status: ContentfulStatusCode; message: string }> = {
  'body.invalid': { status: 400, message: 'The request does not have the expected fields.' },
  'body.malformed': { status: 400, message: 'The request body is not valid JSON.' },
  'body.too_large': { status: 413, message: 'The request body is larger than 64 KB.' },
  'body.wrong_type': { status: 415, message: 'Send the body as application/json.' },
  'auth.required': { status: 401, message: 'No user logged in' },
  'auth.forbidden': { status: 403, message: 'This account may not do that.' },
  'auth.credentials': { status: 401, message: 'Invalid email or password.' },
  'auth.disabled': { status: 403, message: 'This account has been disabled.' },
  'auth.email_invalid': { status: 400, message: 'Please enter a valid email address' },
  'auth.email_taken': { status: 409, message: 'An account with this email already exists.' },
  'auth.password_short': { status: 400, message: 'Password must be at least 6 characters long' },
  'auth.password_long': { status: 400, message: 'The password is too long.' },
  'auth.password_weak': { status: 400, message: 'The password is too short for this account, or easy to guess.' },
  'auth.password_wrong': { status: 400, message: 'The password is not correct.' },
  'auth.password_none': { status: 409, message: 'This account has no password yet: ask for a reset link.' },
  'auth.link_expired': { status: 410, message: 'This link has expired. Request a new one.' },
  'auth.code_wrong': { status: 400, message: 'Incorrect code.' },
  'auth.code_expired': { status: 410, message: 'Code expired.' },
  'auth.code_void': { status: 410, message: 'Too many wrong tries: this code is void. Request a new one.' },
  'auth.stale': { status: 403, message: 'Sign in again first, then try once more.' },
  'auth.two_step_on': { status: 409, message: 'Two-step sign-in is on: turn it off first.' },
  'auth.google_off': { status: 503, message: 'Sign-in with Google is not set up on this site.' },
  'team.member': { status: 409, message: 'This person is on the team already.' },
  'team.last_owner': { status: 409, message: 'The last owner cannot be removed: invite another one first.' },
  'origin.foreign': { status: 403, message: 'Requests from other sites are not accepted.' },
  'path.unknown': { status: 404, message: 'There is nothing at this address.' },
  'method.not_allowed': { status: 405, message: 'This address does not take that method.' },
  'rate.limited': { status: 429, message: 'Too many requests. Please wait a moment.' },
  'desk.conflict': { status: 409, message: 'Somebody else has changed this since.' },
  'desk.claimed': { status: 409, message: 'Somebody else is answering this person.' },
  'desk.other_name': { status: 409, message: 'This contact belongs to somebody with another name.' },
  'desk.left': { status: 403, message: 'This account is on the team no more.' },
  'desk.undo_over': { status: 409, message: 'This cannot be taken back any more.' },
  'push.off': {
    status: 409,
    message: 'Push services refuse senders without a real address: set ADMIN_EMAIL or SITE_URL.',
  },
  'push.unknown_service': { status: 400, message: 'This is not the address of a known push service.' },
  'service.unavailable': { status: 503, message: 'The site cannot do this right now. Please try again soon.' },
}

export function errorBody(code: FailureCode, details?: unknown): ErrorAnswer {
  const error = { code, message: FAILURES[code].message }
  return { error: details === undefined ? error : { ...error, details } }
}

type AnswerForm = (
  c: Context<SiteEnvironment>,
  trouble: FormTrouble,
  status: ContentfulStatusCode,
) => Response | Promise<Response>

/**
 * A Failure is answered with its code, anything else with the request id and no details. A form that was sent without
 * script gets a page, because the browser shows the response as it is.
 */
export const answerErrors =
  (log: Logger, answerForm: AnswerForm): ErrorHandler<SiteEnvironment> =>
  async (error, c) => {
    const failure = asFailure(error)
    const answer = isPlainForm(c)
      ? await answerForm(c, formTroubleOf(failure), statusOf(failure))
      : c.json(failure ? errorBody(failure.code, failure.details) : bugBody(c), statusOf(failure))
    if (failure?.retryAfterS !== undefined) answer.headers.set('retry-after', String(Math.ceil(failure.retryAfterS)))
    const requestId = c.get('requestId')
    if (failure?.cause) log.error({ requestId, error: describeError(failure.cause) }, failure.code)
    if (!failure) log.error({ requestId, error: describeError(error) }, 'request failed')
    return answer
  }

const statusOf = (failure: Failure | null): ContentfulStatusCode => (failure ? FAILURES[failure.code].status : 500)

function formTroubleOf(failure: Failure | null): FormTrouble {
  if (failure?.code === 'rate.limited') return 'too-often'
  return failure?.code === 'body.too_large' ? 'too-long' : 'not-now'
}

const bugBody = (c: Context<SiteEnvironment>): ErrorAnswer => ({
  error: {
    code: 'internal',
    message: 'Something went wrong on our side.',
    details: { requestId: c.get('requestId') },
  },
})

function asFailure(error: unknown): Failure | null {
  if (error instanceof Failure) return error
  if (error instanceof HTTPException && error.status === 400) return new Failure('body.malformed')
  if (isDatabaseUnavailable(error)) return new Failure('service.unavailable', { cause: error, retryAfterS: 10 })
  return null
}
