import { createRoute } from '@hono/zod-openapi'
import { credentials } from '../../domain/auth/auth-contract.ts'
import { deviceName } from '../../domain/auth/device-name.ts'
import { signInAnswer, signInCodeRequest } from '../../domain/auth/two-step-contract.ts'
import { Failure } from '../../domain/shared/failure.ts'
import { type Api, answers, jsonBody } from '../http/api-kit.ts'
import { rememberedLanguage } from '../http/remembered-language.ts'
import { describeAccess, readAccess } from './access.ts'
import type { AccountLimits } from './account-limits.ts'
import { attackWarning } from './attack-warning.ts'
import { type AuthContext, normalised, sendCookies } from './auth-context.ts'
import type { AuthDeps } from './auth-deps.ts'
import { knownBrowsers } from './known-browser.ts'
import { passwordRulesOf } from './password-rules.ts'
import { type SecurityEvent, securityLog } from './security-log.ts'
import { signIn } from './sign-in.ts'
import { signInLimits } from './sign-in-limits.ts'
import { finishSignIn } from './two-step/finish-sign-in.ts'
import { pendingSignIns } from './two-step/pending-sign-in.ts'
import { trustedDevices } from './two-step/trusted-devices.ts'

/** Signing in with a password, and with a code where the account has a second factor. */
export function addSignInRoutes(api: Api, deps: AuthDeps, limits: AccountLimits): void {
  const { configuration, database, identity, mails } = deps
  const browsers = knownBrowsers(deps)
  const devices = trustedDevices(deps)
  const pending = pendingSignIns(deps)
  const warn = attackWarning(deps)
  const onAttack = (c: AuthContext, account: string) => warn(account, languageOf(c))
  const signInLimit = signInLimits({ ...deps, browsers, onAttack })
  const rules = passwordRulesOf(deps)
  const accessOf = readAccess(deps)
  const tell = securityLog(deps)
  const tellAndRethrow = (c: AuthContext, event: SecurityEvent, email: string) => (error: unknown) => {
    if (error instanceof Failure) tell(c, event, email)
    throw error
  }

  const passwordRoute = createRoute({
    method: 'post',
    path: '/api/account/sign-in',
    summary: 'Signs in with e-mail and password',
    description: signInLimit.description,
    request: jsonBody(credentials),
    responses: answers(signInAnswer, 'The session is in the cookies, unless a code is needed'),
  })
  api.openapi(passwordRoute, async (c) => {
    const { email, password } = normalised(c.req.valid('json'))
    await signInLimit.take(c, email).catch(tellAndRethrow(c, 'sign-in limited', email))
    const parts = { database, identity: await identity(), rules, cost: configuration.passwordCost, devices }
    const attempt = { email, password, cookies: c.req.header('cookie'), device: deviceOf(c) }
    const result = await signIn(parts, attempt).catch(tellAndRethrow(c, 'sign-in failed', email))
    await signInLimit.refund(c, email)
    if (result.codeNeeded) {
      sendCookies(c, [await pending.begin(result.user.id)])
      return c.json({ success: true as const, codeNeeded: true as const }, 200)
    }
    sendCookies(c, [...result.cookies, browsers.cookieFor(email)])
    tell(c, 'signed in', email)
    return c.json({ success: true as const, ...describeAccess(await accessOf(result.user)) }, 200)
  })

  const codeRoute = createRoute({
    method: 'post',
    path: '/api/account/sign-in/code',
    summary: 'Signs in whose password was right, with a code of their app or a recovery code',
    description: `Five tries for each sign-in. ${limits.describe('code')} Only failures count.`,
    request: jsonBody(signInCodeRequest),
    responses: answers(signInAnswer, 'The session is in the cookies'),
  })
  api.openapi(codeRoute, async (c) => {
    const cookies = c.req.header('cookie')
    const waiting = await pending.find(cookies)
    const library = await identity()
    const user = waiting && (await (await library.$context).internalAdapter.findUserById(waiting.userId))
    if (!user) throw new Failure('auth.code_expired')
    const { code, trust = false } = c.req.valid('json')
    // Strangers who know the password share the tries at an account; its owner's browser has some of its own.
    const counted = `${user.email} ${browsers.idOf(cookies, user.email) ?? ''}`
    await limits.take(c, 'code', counted).catch(tellAndRethrow(c, 'code limited', user.email))
    const parts = { ...deps, identity: library, pending, devices }
    const attempt = { cookies, userId: user.id, code, trust, device: deviceOf(c) }
    const finished = await finishSignIn(parts, attempt).catch(async (error: unknown) => {
      if (error instanceof Failure && error.code === 'auth.code_void')
        await mails.codesGuessed(user.email, languageOf(c))
      return tellAndRethrow(c, 'code failed', user.email)(error)
    })
    await limits.refund(c, 'code', counted)
    sendCookies(c, [...finished.cookies, browsers.cookieFor(user.email)])
    if (finished.used === 'recovery') {
      tell(c, 'recovery code used', user.email)
      await mails.recoveryCodeUsed(user.email, languageOf(c))
    }
    tell(c, 'signed in', user.email)
    return c.json({ success: true as const, ...describeAccess(await accessOf(user)) }, 200)
  })
}

const languageOf = (c: AuthContext) => rememberedLanguage(c.req.header('cookie'))
export const deviceOf = (c: AuthContext): string => deviceName(c.req.header('user-agent'))
