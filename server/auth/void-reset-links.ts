import { createHash } from 'node:crypto'
import type { AuthContext } from 'better-auth'

/** Voids all reset links of an account, apart from the one just made. The library stores the user's id as their value. */
export async function voidResetLinks(
  { adapter }: { adapter: Pick<AuthContext['adapter'], 'deleteMany'> },
  userId: string,
  newToken?: string,
): Promise<void> {
  const ofUser = { field: 'value', value: userId }
  const where = newToken
    ? [ofUser, { field: 'identifier', operator: 'ne' as const, value: storedIdentifier(newToken) }]
    : [ofUser]
  await adapter.deleteMany({ model: 'verification', where })
}

/** As the library stores it with `storeIdentifier: 'hashed'`. */
const storedIdentifier = (token: string): string =>
  createHash('sha256').update(`reset-password:${token}`).digest('base64url')
