import type { EndSessionsRequest } from '../../../domain/auth/session-contract.ts'
import type { ProvenRequest } from '../../../domain/auth/two-step-contract.ts'
import { get, type Outcome, post } from '../../lib/api-client.ts'
import { AuthFailure } from './auth-failure.ts'

/** The calls around accounts. Each rejects with an AuthFailure. */
export const accountApi = {
  signUp: (email: string, password: string) => answerOf(post('/api/account/sign-up', { email, password })),
  signIn: (email: string, password: string) => answerOf(post('/api/account/sign-in', { email, password })),
  signInCode: (code: string, trust: boolean) => answerOf(post('/api/account/sign-in/code', { code, trust })),
  signOut: () => answerOf(post('/api/account/sign-out', {})),
  forgotPassword: (email: string) => answerOf(post('/api/account/forgot-password', { email })),
  resetPassword: (token: string, password: string) =>
    answerOf(post('/api/account/reset-password', { token, password })),
  changePassword: (currentPassword: string, newPassword: string) =>
    answerOf(post('/api/account/change-password', { currentPassword, newPassword })),
  deleteAccount: (password: string | undefined) => answerOf(post('/api/account/delete', { password })),
  details: () => answerOf(get('/api/account')),
  sessions: () => answerOf(get('/api/account/sessions')),
  endSessions: (request: EndSessionsRequest) => answerOf(post('/api/account/sessions/end', request)),
  twoStep: () => answerOf(get('/api/account/two-step')),
  beginTwoStep: (password: string | undefined) => answerOf(post('/api/account/two-step/begin', { password })),
  confirmTwoStep: (code: string) => answerOf(post('/api/account/two-step/confirm', { code })),
  renewRecoveryCodes: (proof: ProvenRequest) => answerOf(post('/api/account/two-step/recovery-codes', proof)),
  turnOffTwoStep: (proof: ProvenRequest) => answerOf(post('/api/account/two-step/turn-off', proof)),
  sendOtp: (email: string) => answerOf(post('/api/otp/send-otp', { email })),
  verifyOtp: (email: string, otp: string) => answerOf(post('/api/otp/verify-otp', { email, otp })),
}

async function answerOf<Answer>(calling: Promise<Outcome<Answer>>): Promise<Answer> {
  const outcome = await calling
  if (outcome.kind === 'unreachable') throw new AuthFailure('network')
  if (outcome.kind === 'refused') throw new AuthFailure(outcome.error?.code ?? 'unknown', outcome.error?.details)
  if (!outcome.answer) throw new AuthFailure('unknown')
  return outcome.answer
}
