/** Every reason to refuse a request. Statuses and messages are in server/http/errors.ts. */
export type FailureCode =
  | 'body.invalid'
  | 'body.malformed'
  | 'body.too_large'
  | 'body.wrong_type'
  | 'auth.required'
  | 'auth.forbidden'
  | 'auth.credentials'
  | 'auth.disabled'
  | 'auth.email_invalid'
  | 'auth.email_taken'
  | 'auth.password_short'
  | 'auth.password_long'
  | 'auth.password_weak'
  | 'auth.password_wrong'
  | 'auth.password_none'
  | 'auth.link_expired'
  | 'auth.code_wrong'
  | 'auth.code_expired'
  | 'auth.code_void'
  | 'auth.stale'
  | 'auth.two_step_on'
  | 'auth.google_off'
  | 'team.member'
  | 'team.last_owner'
  | 'origin.foreign'
  | 'path.unknown'
  | 'method.not_allowed'
  | 'rate.limited'
  | 'desk.conflict'
  | 'desk.claimed'
  | 'desk.other_name'
  | 'desk.left'
  | 'desk.undo_over'
  | 'push.off'
  | 'push.unknown_service'
  | 'service.unavailable'

export interface FailureOptions {
  details?: unknown
  retryAfterS?: number
  cause?: unknown
}

/** An expected refusal. Anything else that is thrown is a bug and answers 500. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly details: unknown
  readonly retryAfterS: number | undefined

  constructor(code: FailureCode, options: FailureOptions = {}) {
    super(code, { cause: options.cause })
    this.name = 'Failure'
    this.code = code
    this.details = options.details
    this.retryAfterS = options.retryAfterS
  }
}
