import { useMemo } from 'react'
import type { OtpSent } from '../../../domain/auth/auth-contract.ts'
import type { SignInAnswer } from '../../../domain/auth/two-step-contract.ts'
import { track } from '../analytics/track.ts'
import { accountApi } from './account-api.ts'
import { useAuth } from './auth-context.ts'
import { AuthFailure } from './auth-failure.ts'
import { type Arrival, signInWithGoogle } from './google-sign-in.ts'
import { tellOtherTabs } from './session-watch.ts'

export interface AuthFacility {
  signUp(email: string, password: string): Promise<void>
  login(email: string, password: string): Promise<SignInAnswer>
  logout(): Promise<void>
  loginWithGoogle(): Promise<Arrival>
  resetPassword(email: string): Promise<void>
  /** Rejects with 'No user logged in' when there is none. */
  sendVerificationEmail(): Promise<OtpSent>
  applyVerificationCode(code: string): Promise<void>
}

/** All actions around signing in. A failure is logged, tracked and rethrown. */
export function useAuthFacility(): AuthFacility {
  const state = useAuth()
  const email = state.status === 'signed-in' ? state.user.email : null
  return useMemo(() => createAuthFacility(email), [email])
}

export function createAuthFacility(signedInAs: string | null): AuthFacility {
  let current = signedInAs
  const currentEmail = () => {
    if (current === null) throw new AuthFailure('auth.required')
    return current
  }
  return {
    signUp: reported('sign-up', async (email, password) => {
      await accountApi.signUp(email, password)
      current = email
      tellOtherTabs()
    }),
    login: reported('login', async (email, password) => {
      const answer = await accountApi.signIn(email, password)
      if (answer.codeNeeded) return answer
      current = email
      tellOtherTabs()
      return answer
    }),
    logout: reported('logout', async () => {
      await accountApi.signOut()
      current = null
      tellOtherTabs()
    }),
    loginWithGoogle: reported('google', async () => {
      const arrival = await signInWithGoogle()
      tellOtherTabs()
      return arrival
    }),
    resetPassword: reported('reset', async (email) => {
      await accountApi.forgotPassword(email)
    }),
    sendVerificationEmail: reported('send-code', async () => accountApi.sendOtp(currentEmail())),
    applyVerificationCode: reported('verify', async (code) => {
      await accountApi.verifyOtp(currentEmail(), code)
      tellOtherTabs()
    }),
  }
}

const reported =
  <Input extends unknown[], Output>(action: string, act: (...input: Input) => Promise<Output>) =>
  async (...input: Input): Promise<Output> => {
    try {
      return await act(...input)
    } catch (error) {
      const code = error instanceof AuthFailure ? error.code : 'unknown'
      console.warn(`Auth: ${action} failed: ${code}`)
      track('error_occurred', { place: 'auth', action, code })
      throw error
    }
  }
