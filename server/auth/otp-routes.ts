import { createRoute } from '@hono/zod-openapi'
import { accountDone, emailRequest, otpSent, verifyOtpRequest } from '../../domain/auth/auth-contract.ts'
import { Failure } from '../../domain/shared/failure.ts'
import { type Api, answers, jsonBody } from '../http/api-kit.ts'
import { rememberedLanguage } from '../http/remembered-language.ts'
import type { AccountLimits } from './account-limits.ts'
import { type AuthContext, sendCookies, userOrFail } from './auth-context.ts'
import type { AuthDeps } from './auth-deps.ts'
import { sendOtp, verifyOtp } from './otp.ts'

const CODE_KEPT = 'a code was kept, not mailed: set SMTP_URL, or open the demo link that the start printed'

export function addOtpRoutes(api: Api, deps: AuthDeps, limits: AccountLimits): void {
  const { database, demoMode, identity, log, mails } = deps

  const sendRoute = createRoute({
    method: 'post',
    path: '/api/otp/send-otp',
    summary: 'Mails a verification code to the signed-in user',
    description: limits.describe('send-otp'),
    request: jsonBody(emailRequest),
    responses: answers(otpSent, 'The code is on its way; the one before is void'),
  })
  api.openapi(sendRoute, async (c) => {
    const user = await ownerOf(c, c.req.valid('json').email)
    await limits.take(c, 'send-otp', user.email)
    const language = rememberedLanguage(c.req.header('cookie'))
    const { code, expiresInS } = await sendOtp({ database, identity: await identity(), mails }, { user, language })
    const isDemo = demoMode.admits(c.env?.incoming)
    if (demoMode.offersDemo && !isDemo) log.warn({ requestId: c.get('requestId') }, CODE_KEPT)
    return c.json({ success: true as const, expiresInS, ...(isDemo && { demoCode: code }) }, 200)
  })

  const verifyRoute = createRoute({
    method: 'post',
    path: '/api/otp/verify-otp',
    summary: 'Confirms the signed-in user’s address with the code',
    description: limits.describe('verify-otp'),
    request: jsonBody(verifyOtpRequest),
    responses: answers(accountDone, 'The address is verified'),
  })
  api.openapi(verifyRoute, async (c) => {
    const { email, otp } = c.req.valid('json')
    const user = await ownerOf(c, email)
    await limits.take(c, 'verify-otp', user.email)
    sendCookies(c, await verifyOtp({ identity: await identity() }, { user, otp, cookies: c.req.header('cookie') }))
    return c.json({ success: true } as const, 200)
  })

  /** Users may verify only their own address. */
  async function ownerOf(c: AuthContext, email: string) {
    const user = await userOrFail(deps, c)
    if (user.email !== email.toLowerCase()) throw new Failure('auth.forbidden')
    return user
  }
}
