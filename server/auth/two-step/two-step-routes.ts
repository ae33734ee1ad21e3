import { createRoute } from '@hono/zod-openapi'
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
import { type Api, answers, jsonBody } from '../../http/api-kit.ts'
import { rememberedLanguage } from '../../http/remembered-language.ts'
import type { SignedInUser } from '../../http/session-reader.ts'
import type { AccountLimits } from '../account-limits.ts'
import { type AuthContext, userOrFail } from '../auth-context.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { isFreshSession, refuseWrongPassword } from '../own-sessions.ts'
import { securityLog } from '../security-log.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { asBase32, otpauthLink } from './totp.ts'
import { beginTwoStep, confirmTwoStep, hasTwoStep, recoveryCodesLeft, spendCode, turnOffTwoStep } from './two-step.ts'

const DONE = { success: true } as const

/** A second factor for accounts with a role: an authenticator app, and recovery codes for when it is lost. */
export function addTwoStepRoutes(api: Api, deps: AuthDeps, limits: AccountLimits): void {
  const { brand, configuration, database, mails, secret } = deps
  const tell = securityLog(deps)

  const stateRoute = createRoute({
    method: 'get',
    path: '/api/account/two-step',
    summary: 'Whether the signed-in user has a second factor',
    responses: answers(twoStepState, 'The state'),
  })
  api.openapi(stateRoute, async (c) => {
    const { id, accountRole } = await userOrFail(deps, c)
    c.header('cache-control', 'no-store')
    return c.json(
      {
        isOffered: accountRole !== null,
        isOn: await hasTwoStep(database.queries, id),
        isRequired: accountRole === 'owner' && configuration.requiresTwoStep,
        recoveryCodesLeft: await recoveryCodesLeft(deps, id),
      },
      200,
    )
  })

  const beginRoute = createRoute({
    method: 'post',
    path: '/api/account/two-step/begin',
    summary: 'Makes a key for an authenticator app',
    description: limits.describe('own-account'),
    request: jsonBody(beginTwoStepRequest),
    responses: answers(twoStepKey, 'The key; it counts once a code has confirmed it'),
  })
  api.openapi(beginRoute, async (c) => {
    const user = await memberOrFail(c)
    const isFresh = await isFreshSession(deps, user.sessionId)
    if (!isFresh) await refuseUnlessPassword(user, c.req.valid('json').password)
    const made = await beginTwoStep(deps, user.id)
    c.header('cache-control', 'no-store')
    const link = otpauthLink({ school: brand.shortName, email: user.email, secret: made })
    const key = (asBase32(made).match(/.{4}/g) ?? []).join(' ')
    return c.json({ key, link, qr: qrCode(link) }, 200)
  })

  const confirmRoute = createRoute({
    method: 'post',
    path: '/api/account/two-step/confirm',
    summary: 'Turns the second factor on with the app’s first code; every other session ends',
    description: limits.describe('own-account'),
    request: jsonBody(confirmTwoStepRequest),
    responses: answers(recoveryCodes, 'Recovery codes, which cannot be read again'),
  })
  api.openapi(confirmRoute, async (c) => {
    const { id: userId, email, sessionId } = await memberOrFail(c)
    const codes = await confirmTwoStep(deps, { userId, sessionId, code: c.req.valid('json').code })
    tell(c, 'two-step sign-in set up', email)
    await mails.twoStepOn(email, languageOf(c))
    c.header('cache-control', 'no-store')
    return c.json({ recoveryCodes: codes }, 200)
  })

  const renewRoute = createRoute({
    method: 'post',
    path: '/api/account/two-step/recovery-codes',
    summary: 'Makes new recovery codes; the old ones are void',
    description: limits.describe('own-account'),
    request: jsonBody(provenRequest),
    responses: answers(recoveryCodes, 'Recovery codes, which cannot be read again'),
  })
  api.openapi(renewRoute, async (c) => {
    const user = await memberOrFail(c)
    await refuseUnproven(user, c.req.valid('json'))
    const codes = await database.queries
      .transaction()
      .execute((queries) => renewRecoveryCodes(queries, secret, user.id))
    tell(c, 'recovery codes renewed', user.email)
    c.header('cache-control', 'no-store')
    return c.json({ recoveryCodes: codes }, 200)
  })

  const offRoute = createRoute({
    method: 'post',
    path: '/api/account/two-step/turn-off',
    summary: 'Turns the second factor off, with password and code',
    description: limits.describe('own-account'),
    request: jsonBody(provenRequest),
    responses: answers(accountDone, 'The password alone signs in again'),
  })
  api.openapi(offRoute, async (c) => {
    const user = await memberOrFail(c)
    await refuseUnproven(user, c.req.valid('json'))
    await database.queries.transaction().execute((queries) => turnOffTwoStep(queries, user.id))
    tell(c, 'two-step sign-in turned off', user.email)
    await mails.twoStepOff(user.email, languageOf(c))
    return c.json(DONE, 200)
  })

  async function memberOrFail(c: AuthContext): Promise<SignedInUser> {
    const user = await userOrFail(deps, c)
    if (!user.accountRole) throw new Failure('auth.forbidden')
    await limits.take(c, 'own-account', user.email)
    return user
  }

  const refuseUnlessPassword = async ({ id: userId }: SignedInUser, password: string | undefined) =>
    refuseWrongPassword({ database, identity: await deps.identity() }, { userId, password })

  async function refuseUnproven(user: SignedInUser, given: { password?: string | undefined; code: string }) {
    await refuseUnlessPassword(user, given.password)
    if (!(await spendCode(deps, { userId: user.id, code: given.code }))) throw new Failure('auth.code_wrong')
  }
}

const languageOf = (c: AuthContext) => rememberedLanguage(c.req.header('cookie'))
