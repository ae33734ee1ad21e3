import {
  accountDetails,
  accountDone,
  changePasswordRequest,
  deleteAccountRequest,
} from '../../domain/auth/auth-contract.ts'
import type { Api } from '../http/api-kit.ts'
import { accountApi, DONE } from './account-api.ts'
import type { AccountLimits } from './account-limits.ts'
import { sendCookies } from './auth-context.ts'
import type { AuthDeps } from './auth-deps.ts'
import { forgetPush } from './forget-push.ts'
import { changePassword } from './new-password.ts'
import { deleteAccount, accountDetails as detailsOf } from './own-account.ts'
import { passwordRulesOf } from './password-rules.ts'
import { securityLog } from './security-log.ts'
import { forgetDevices } from './two-step/two-step.ts'

/** What users do with their own account. */
export function addOwnAccountRoutes(api: Api, deps: AuthDeps, limits: AccountLimits): void {
  const { database, identity, mails, erasePerson, recordTeamChange } = deps
  const { own } = accountApi(api, deps, limits)
  const rules = passwordRulesOf(deps)
  const tell = securityLog(deps)

  own(
    {
      method: 'get',
      path: '/api/account',
      summary: 'How the signed-in user signs in',
      answer: accountDetails,
      means: 'The account',
    },
    async ({ user }) => ({
      ...(await detailsOf(await identity(), user)),
      minPasswordLength: rules.requiredLength({ email: user.email, role: user.accountRole }),
    }),
  )

  own(
    {
      method: 'post',
      path: '/api/account/change-password',
      summary: 'Changes the password; every other session ends',
      limit: 'own-account',
      body: changePasswordRequest,
      answer: accountDone,
      means: 'The password is new',
    },
    async ({ c, user: { id, email, accountRole: role, sessionId }, body, cookies, language }) => {
      await rules.check(body.newPassword, { email, role })
      const parts = { identity: await identity(), mails }
      sendCookies(c, await changePassword(parts, { ...body, email, cookies, language }))
      await forgetDevices(database.queries, id)
      await forgetPush(database.queries, id, { but: sessionId })
      tell(c, 'password changed', email)
      return DONE
    },
  )

  own(
    {
      method: 'post',
      path: '/api/account/delete',
      summary: 'Deletes the account and all that the site keeps of its owner',
      limit: 'own-account',
      body: deleteAccountRequest,
      answer: accountDone,
      means: 'Nothing is left',
    },
    async ({ c, user, body: { password }, cookies }) => {
      const parts = { database, identity: await identity(), erasePerson, recordTeamChange }
      sendCookies(c, await deleteAccount(parts, { user, password, cookies }))
      tell(c, 'account deleted', user.email)
      return DONE
    },
  )
}
