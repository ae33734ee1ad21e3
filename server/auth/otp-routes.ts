import { accountDone, emailRequest, otpSent, verifyOtpRequest } from '../../domain/auth/auth-contract.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { Api } from '../http/api-kit.ts'
import { accountApi, DONE } from './account-api.ts'
import type { AccountLimits } from './account-limits.ts'
import { sendCookies } from './auth-context.ts'
import type { AuthDeps } from './auth-deps.ts'
import { sendOtp, verifyOtp } from './otp.ts'

const CODE_KEPT = 'a code was kept, not mailed: set SMTP_URL, or open the demo link that the start printed'

export function addOtpRoutes(api: Api, deps: AuthDeps, limits: AccountLimits): void {
  const { database, demoMode, identity, log, mails } = deps
  const { own } = accountApi(api, deps, limits)

  own(
    {
      method: 'post',
      path: '/api/otp/send-otp',
      summary: 'Mails a verification code to the signed-in user',
      limit: 'send-otp',
      body: emailRequest,
      answer: otpSent,
      means: 'The code is on its way; the one before is void',
    },
    async ({ c, user, body: { email }, language }) => {
      refuseUnlessOwn(user, email)
      const parts = { database, identity: await identity(), mails }
      const { code, expiresInS } = await sendOtp(parts, { user, language })
      const isDemo = demoMode.admits(c.env?.incoming)
      if (demoMode.offersDemo && !isDemo) log.warn({ requestId: c.get('requestId') }, CODE_KEPT)
      return { ...DONE, expiresInS, ...(isDemo && { demoCode: code }) }
    },
  )

  own(
    {
      method: 'post',
      path: '/api/otp/verify-otp',
      summary: 'Confirms the signed-in user’s address with the code',
      limit: 'verify-otp',
      body: verifyOtpRequest,
      answer: accountDone,
      means: 'The address is verified',
    },
    async ({ c, user, body: { email, otp }, cookies }) => {
      refuseUnlessOwn(user, email)
      sendCookies(c, await verifyOtp({ identity: await identity() }, { user, otp, cookies }))
      return DONE
    },
  )
}

/** Users may verify only their own address. */
function refuseUnlessOwn(user: { email: string }, email: string): void {
  if (user.email !== email.toLowerCase()) throw new Failure('auth.forbidden')
}
