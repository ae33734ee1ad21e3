import type { Role } from '../../domain/auth/roles.ts'
import type { Database } from '../../server/outside/database/tables.ts'

/** Gives an account a role, as an accepted invitation does. */
export async function giveRole({ queries }: Database, email: string, role: Role | null): Promise<void> {
  await queries.updateTable('auth_user').set({ role }).where('email', '=', email.toLowerCase()).execute()
}

/** The key of an authenticator app as the site shows it. */
export function fromBase32(key: string): Buffer {
  const bits = [...key.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
