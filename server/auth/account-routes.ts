import { createRoute } from '@hono/zod-openapi'
import {
  accountDetails,
  accountDone,
  changePasswordRequest,
  credentials,
  deleteAccountRequest,
  emailRequest,
  newPasswordRequest,
} from '../../domain/auth/auth-contract.ts'
import { type Api, answers, jsonBody } from '../http/api-kit.ts'
import { rememberedLanguage } from '../http/remembered-language.ts'
import type { AccountLimits } from './account-limits.ts'
import { type AuthContext, normalised, sendCookies, userOrFail } from './auth-context.ts'
import type { AuthDeps } from './auth-deps.ts'
import { knownBrowsers } from './known-browser.ts'
import { changePassword, resetPassword } from './new-password.ts'
import { deleteAccount, accountDetails as detailsOf } from './own-account.ts'
import { passwordRulesOf } from './password-rules.ts'
import { ownerOfResetLink } from './reset-owner.ts'
import { askForReset } from './reset-request.ts'
import { securityLog } from './security-log.ts'
import { deviceOf } from './sign-in-routes.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { forgetDevices } from './two-step/two-step.ts'

const DONE = { success: true } as const

export function addAccountRoutes(api: Api, deps: AuthDeps, limits: AccountLimits): void {
  const { auth, identity } = deps
  const languageOf = (c: AuthContext) => rememberedLanguage(c.req.header('cookie'))
  const browsers = knownBrowsers(deps)
  const rules = passwordRulesOf(deps)
  const tell = securityLog(deps)

  const signUpRoute = createRoute({
    method: 'post',
    path: '/api/account/sign-up',
    summary: 'Makes an account and signs its owner in',
    description: limits.describe('sign-up'),
    request: jsonBody(credentials),
    responses: answers(accountDone, 'The session is in the cookies'),
  })
  api.openapi(signUpRoute, async (c) => {
    const { email, password } = normalised(c.req.valid('json'))
    rules.check(password, { email })
    await limits.take(c, 'sign-up', email)
    sendCookies(c, [
      ...(await signUp(await identity(), { email, password, device: deviceOf(c) })),
      browsers.cookieFor(email),
    ])
    tell(c, 'signed up', email)
    return c.json(DONE, 200)
  })

  const signOutRoute = createRoute({
    method: 'post',
    path: '/api/account/sign-out',
    summary: 'Ends the session',
    responses: answers(accountDone, 'Nobody is signed in any more'),
  })
  api.openapi(signOutRoute, async (c) => {
    const cookies = c.req.header('cookie')
    const user = await auth.userOf(cookies)
    if (auth.mayHaveSession(cookies)) sendCookies(c, await signOut(await identity(), cookies))
    if (user) tell(c, 'signed out', user.email)
    return c.json(DONE, 200)
  })

  const forgotPasswordRoute = createRoute({
    method: 'post',
    path: '/api/account/forgot-password',
    summary: 'Sends a reset link by mail, if there is such an account',
    description: limits.describe('ask-reset'),
    request: jsonBody(emailRequest),
    responses: answers(accountDone, 'The same answer whether there is such an account or not'),
  })
  api.openapi(forgotPasswordRoute, async (c) => {
    const { email } = normalised(c.req.valid('json'))
    await limits.take(c, 'ask-reset', email)
    await askForReset(deps, { email, language: languageOf(c) })
    tell(c, 'reset asked for', email)
    return c.json(DONE, 200)
  })

  const resetPasswordRoute = createRoute({
    method: 'post',
    path: '/api/account/reset-password',
    summary: 'Takes a new password from whoever followed a reset link',
    description: limits.describe('reset'),
    request: jsonBody(newPasswordRequest),
    responses: answers(accountDone, 'The password is new, every session has ended, the link is used up'),
  })
  api.openapi(resetPasswordRoute, async (c) => {
    const { token, password } = c.req.valid('json')
    await limits.take(c, 'reset', token)
    const library = await identity()
    const owner = await ownerOfResetLink({ ...deps, identity: library }, token)
    if (owner) rules.check(password, owner)
    await resetPassword(library, { token, password, language: languageOf(c) })
    if (owner) {
      sendCookies(c, [browsers.cookieFor(owner.email)])
      tell(c, 'password reset', owner.email)
      if (owner.invitedAs) tell(c, 'joined the team', owner.email, { role: owner.invitedAs })
    }
    return c.json(DONE, 200)
  })

  addOwnAccountRoutes(api, deps, limits)
}

function addOwnAccountRoutes(api: Api, deps: AuthDeps, limits: AccountLimits): void {
  const { database, identity, mails, erasePerson } = deps
  const rules = passwordRulesOf(deps)
  const tell = securityLog(deps)

  const accountRoute = createRoute({
    method: 'get',
    path: '/api/account',
    summary: 'How the signed-in user signs in',
    responses: answers(accountDetails, 'The account'),
  })
  api.openapi(accountRoute, async (c) => {
    const user = await userOrFail(deps, c)
    c.header('cache-control', 'no-store')
    return c.json(await detailsOf(await identity(), user), 200)
  })

  const changePasswordRoute = createRoute({
    method: 'post',
    path: '/api/account/change-password',
    summary: 'Changes the password; every other session ends',
    description: limits.describe('own-account'),
    request: jsonBody(changePasswordRequest),
    responses: answers(accountDone, 'The password is new'),
  })
  api.openapi(changePasswordRoute, async (c) => {
    const { id, email, accountRole: role } = await userOrFail(deps, c)
    await limits.take(c, 'own-account', email)
    rules.check(c.req.valid('json').newPassword, { email, role })
    const cookies = c.req.header('cookie')
    const request = { ...c.req.valid('json'), email, cookies, language: rememberedLanguage(cookies) }
    sendCookies(c, await changePassword({ identity: await identity(), mails }, request))
    await forgetDevices(database.queries, id)
    tell(c, 'password changed', email)
    return c.json(DONE, 200)
  })

  const deleteAccountRoute = createRoute({
    method: 'post',
    path: '/api/account/delete',
    summary: 'Deletes the account and all that the site keeps of its owner',
    description: limits.describe('own-account'),
    request: jsonBody(deleteAccountRequest),
    responses: answers(accountDone, 'Nothing is left'),
  })
  api.openapi(deleteAccountRoute, async (c) => {
    const user = await userOrFail(deps, c)
    await limits.take(c, 'own-account', user.email)
    const request = { user, password: c.req.valid('json').password, cookies: c.req.header('cookie') }
    sendCookies(c, await deleteAccount({ database, identity: await identity(), erasePerson }, request))
    tell(c, 'account deleted', user.email)
    return c.json(DONE, 200)
  })
}
