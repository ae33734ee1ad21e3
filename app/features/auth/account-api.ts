import type { AccountDetails, OtpSent } from '../../../domain/auth/auth-contract.ts'
import type { ErrorAnswer } from '../../../domain/shared/error-contract.ts'
import { AuthFailure } from './auth-failure.ts'

const ANSWER_LIMIT_MS = 30_000

/** The calls around accounts. Each rejects with an AuthFailure. */
export const accountApi = {
  signUp: (email: string, password: string) => post('/api/account/sign-up', { email, password }),
  signIn: (email: string, password: string) => post('/api/account/sign-in', { email, password }),
  signOut: () => post('/api/account/sign-out', {}),
  forgotPassword: (email: string) => post('/api/account/forgot-password', { email }),
  resetPassword: (token: string, password: string) => post('/api/account/reset-password', { token, password }),
  changePassword: (currentPassword: string, newPassword: string) =>
    post('/api/account/change-password', { currentPassword, newPassword }),
  deleteAccount: (password: string | undefined) => post('/api/account/delete', { password }),
  details: () => call<AccountDetails>('/api/account', {}),
  sendOtp: (email: string) => post<OtpSent>('/api/otp/send-otp', { email }),
  verifyOtp: (email: string, otp: string) => post('/api/otp/verify-otp', { email, otp }),
}

const post = <Answer>(path: string, body: object): Promise<Answer> =>
  call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

async function call<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(path, { ...init, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }).catch(() => {
    throw new AuthFailure('network')
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && answer) return answer as Answer
  throw new AuthFailure((answer as ErrorAnswer | null)?.error.code ?? 'unknown')
}
