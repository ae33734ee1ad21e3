import { Failure } from '../../../domain/shared/failure.ts'
import type { Identity } from '../identity.ts'
import { sessionCookie } from '../session-cookie.ts'
import type { PendingSignIns } from './pending-sign-in.ts'
import type { TrustedDevices } from './trusted-devices.ts'
import { deviceKeyOf, spendCode, type TwoStepParts, type UsedCode } from './two-step.ts'

interface Parts extends TwoStepParts {
  identity: Identity
  pending: PendingSignIns
  devices: TrustedDevices
}

interface Attempt {
  cookies: string | undefined
  userId: string
  code: string
  trust: boolean
  /** Shown in the list of the owner's sessions. */
  device: string
}

/** Begins the session that the password alone did not. The fifth wrong code voids the sign-in. */
export async function finishSignIn(
  parts: Parts,
  { cookies, userId, code, trust, device }: Attempt,
): Promise<{ used: UsedCode; cookies: string[] }> {
  const { database, identity, pending, devices, secret } = parts
  const tried = await pending.countTry(cookies)
  if (!tried) throw new Failure('auth.code_void')
  const used = await spendCode(parts, { userId, code })
  if (!used) {
    if (tried.triesLeft > 0) throw new Failure('auth.code_wrong', { details: tried })
    await pending.end(cookies)
    throw new Failure('auth.code_void')
  }
  await pending.end(cookies)
  const { internalAdapter } = await identity.$context
  const { token } = await internalAdapter.createSession(userId, false, { userAgent: device })
  const deviceKey = trust ? await deviceKeyOf(database.queries, userId) : null
  return {
    used,
    cookies: [
      await sessionCookie(identity, secret, token),
      pending.clearingCookie,
      ...(deviceKey ? [devices.cookieFor({ userId, deviceKey })] : []),
    ],
  }
}
