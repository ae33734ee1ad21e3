import { createHmac, randomInt } from 'node:crypto'
import type { Queries } from '../../outside/database/tables.ts'

const CODES = 10
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 10

/** Replaces all codes of an account. They are stored as hashes: this is the only time that they can be read. */
export async function renewRecoveryCodes(queries: Queries, siteSecret: string, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await queries.deleteFrom('auth_recovery_code').where('user_id', '=', userId).execute()
  await queries
    .insertInto('auth_recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(siteSecret, userId, code) })))
    .execute()
  return codes
}

/** Uses up the code. Returns whether it was one. */
export async function spendRecoveryCode(
  queries: Queries,
  siteSecret: string,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('auth_recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(siteSecret, userId, code))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function countRecoveryCodes(queries: Queries, userId: string): Promise<number> {
  const codes = await queries
    .selectFrom('auth_recovery_code')
    .select('code_hash')
    .where('user_id', '=', userId)
    .execute()
  return codes.length
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
}

/** However it was typed: capitals, blanks and dashes do not count. 49 random bits: no slow hash is needed. */
const hashOf = (siteSecret: string, userId: string, code: string): string =>
  createHmac('sha256', siteSecret)
    .update(`recovery code ${userId} ${code.toLowerCase().replace(/[\s-]/g, '')}`)
    .digest('base64url')
