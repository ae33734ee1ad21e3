import { accountDone } from '../../../domain/auth/auth-contract.ts'
import { qrCode } from '../../../domain/auth/qr/qr-code.ts'
import {
  beginTwoStepRequest,
  confirmTwoStepRequest,
  provenRequest,
  recoveryCodes,
  twoStepKey,
  twoStepState,
} from '../../../domain/auth/two-step-contract.ts'
import { Failure } from '../../../domain/shared/failure.ts'
import type { Api } from '../../http/api-kit.ts'
import type { SignedInUser } from '../../http/session-reader.ts'
import { accountApi, DONE } from '../account-api.ts'
import type { AccountLimits } from '../account-limits.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { isFreshSession, refuseWrongPassword } from '../own-sessions.ts'
import { securityLog } from '../security-log.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { asBase32, otpauthLink } from './totp.ts'
import { beginTwoStep, confirmTwoStep, hasTwoStep, recoveryCodesLeft, spendCode, turnOffTwoStep } from './two-step.ts'

const FOR_MEMBERS = { method: 'post', who: 'member', limit: 'own-account' } as const

/** A second factor for accounts with a role: an authenticator app, and recovery codes for when it is lost. */
export function addTwoStepRoutes(api: Api, deps: AuthDeps, limits: AccountLimits): void {
  const { brand, configuration, database, mails, secret } = deps
  const { own } = accountApi(api, deps, limits)
  const tell = securityLog(deps)

  own(
    {
      method: 'get',
      path: '/api/account/two-step',
      summary: 'Whether the signed-in user has a second factor',
      answer: twoStepState,
      means: 'The state',
    },
    async ({ user: { id, accountRole } }) => ({
      isOffered: accountRole !== null,
      isOn: await hasTwoStep(database.queries, id),
      isRequired: accountRole !== null && configuration.twoStepRoles.includes(accountRole),
      recoveryCodesLeft: await recoveryCodesLeft(deps, id),
    }),
  )

  own(
    {
      ...FOR_MEMBERS,
      path: '/api/account/two-step/begin',
      summary: 'Makes a key for an authenticator app',
      body: beginTwoStepRequest,
      answer: twoStepKey,
      means: 'The key; it counts once a code has confirmed it',
    },
    async ({ user, body }) => {
      const isFresh = await isFreshSession(deps, user.sessionId)
      if (!isFresh) await refuseUnlessPassword(user, body.password)
      const made = await beginTwoStep(deps, user.id)
      const link = otpauthLink({ school: brand.shortName, email: user.email, secret: made })
      return { key: (asBase32(made).match(/.{4}/g) ?? []).join(' '), link, qr: qrCode(link) }
    },
  )

  own(
    {
      ...FOR_MEMBERS,
      path: '/api/account/two-step/confirm',
      summary: 'Turns the second factor on with the app’s first code; every other session ends',
      body: confirmTwoStepRequest,
      answer: recoveryCodes,
      means: 'Recovery codes, which cannot be read again',
    },
    async ({ c, user: { id: userId, email, sessionId }, body: { code }, language }) => {
      const codes = await confirmTwoStep(deps, { userId, sessionId, code })
      tell(c, 'two-step sign-in set up', email)
      await mails.twoStepOn(email, language)
      return { recoveryCodes: codes }
    },
  )

  own(
    {
      ...FOR_MEMBERS,
      path: '/api/account/two-step/recovery-codes',
      summary: 'Makes new recovery codes; the old ones are void',
      body: provenRequest,
      answer: recoveryCodes,
      means: 'Recovery codes, which cannot be read again',
    },
    async ({ c, user, body }) => {
      await refuseUnproven(user, body)
      const renew = database.queries.transaction()
      const codes = await renew.execute((queries) => renewRecoveryCodes(queries, secret, user.id))
      tell(c, 'recovery codes renewed', user.email)
      return { recoveryCodes: codes }
    },
  )

  own(
    {
      ...FOR_MEMBERS,
      path: '/api/account/two-step/turn-off',
      summary: 'Turns the second factor off, with password and code',
      body: provenRequest,
      answer: accountDone,
      means: 'The password alone signs in again',
    },
    async ({ c, user, body, language }) => {
      await refuseUnproven(user, body)
      await database.queries.transaction().execute((queries) => turnOffTwoStep(queries, user.id))
      tell(c, 'two-step sign-in turned off', user.email)
      await mails.twoStepOff(user.email, language)
      return DONE
    },
  )

  const refuseUnlessPassword = async ({ id: userId }: SignedInUser, password: string | undefined) =>
    refuseWrongPassword({ database, identity: await deps.identity() }, { userId, password })

  async function refuseUnproven(user: SignedInUser, given: { password?: string | undefined; code: string }) {
    await refuseUnlessPassword(user, given.password)
    if (!(await spendCode(deps, { userId: user.id, code: given.code }))) throw new Failure('auth.code_wrong')
  }
}
