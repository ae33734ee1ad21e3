import { accountDone, credentials, emailRequest, newPasswordRequest } from '../../domain/auth/auth-contract.ts'
import type { Api } from '../http/api-kit.ts'
import { accountApi, DONE } from './account-api.ts'
import type { AccountLimits } from './account-limits.ts'
import { normalised, sendCookies } from './auth-context.ts'
import type { AuthDeps } from './auth-deps.ts'
import { forgetPush } from './forget-push.ts'
import { knownBrowsers } from './known-browser.ts'
import { resetPassword } from './new-password.ts'
import { passwordRulesOf } from './password-rules.ts'
import { ownerOfResetLink } from './reset-owner.ts'
import { askForReset } from './reset-request.ts'
import { securityLog } from './security-log.ts'
import { deviceOf } from './sign-in-routes.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'

/** What nobody needs to be signed in for; limits count by the address that was given. */
export function addAccountRoutes(api: Api, deps: AuthDeps, limits: AccountLimits): void {
  const { auth, database, identity } = deps
  const { open } = accountApi(api, deps, limits)
  const browsers = knownBrowsers(deps)
  const rules = passwordRulesOf(deps)
  const tell = securityLog(deps)

  open(
    {
      method: 'post',
      path: '/api/account/sign-up',
      summary: 'Makes an account and signs its owner in',
      limit: 'sign-up',
      body: credentials,
      answer: accountDone,
      means: 'The session is in the cookies',
    },
    async ({ c, body }) => {
      const { email, password } = normalised(body)
      await rules.check(password, { email })
      await limits.take(c, 'sign-up', email)
      const signedUp = await signUp(await identity(), { email, password, device: deviceOf(c) })
      sendCookies(c, [...signedUp, browsers.cookieFor(email)])
      tell(c, 'signed up', email)
      return DONE
    },
  )

  open(
    {
      method: 'post',
      path: '/api/account/sign-out',
      summary: 'Ends the session',
      answer: accountDone,
      means: 'Nobody is signed in any more',
    },
    async ({ c, cookies }) => {
      const user = await auth.userOf(cookies)
      if (auth.mayHaveSession(cookies)) sendCookies(c, await signOut(await identity(), cookies))
      if (user) await forgetPush(database.queries, user.id, { only: user.sessionId })
      if (user) tell(c, 'signed out', user.email)
      return DONE
    },
  )

  open(
    {
      method: 'post',
      path: '/api/account/forgot-password',
      summary: 'Sends a reset link by mail, if there is such an account',
      limit: 'ask-reset',
      body: emailRequest,
      answer: accountDone,
      means: 'The same answer whether there is such an account or not',
    },
    async ({ c, body, language }) => {
      const { email } = normalised(body)
      await limits.take(c, 'ask-reset', email)
      await askForReset(deps, { email, language })
      tell(c, 'reset asked for', email)
      return DONE
    },
  )

  open(
    {
      method: 'post',
      path: '/api/account/reset-password',
      summary: 'Takes a new password from whoever followed a reset link',
      limit: 'reset',
      body: newPasswordRequest,
      answer: accountDone,
      means: 'The password is new, every session has ended, the link is used up',
    },
    async ({ c, body: { token, password }, language }) => {
      await limits.take(c, 'reset', token)
      const library = await identity()
      const owner = await ownerOfResetLink({ ...deps, identity: library }, token)
      if (owner) await rules.check(password, owner)
      await resetPassword(library, { token, password, language })
      if (owner) {
        sendCookies(c, [browsers.cookieFor(owner.email)])
        tell(c, 'password reset', owner.email)
        if (owner.invitedAs) tell(c, 'joined the team', owner.email, { role: owner.invitedAs })
      }
      return DONE
    },
  )
}
