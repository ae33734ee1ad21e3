import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

export interface PasswordCost {
  N: number
  r: number
  p: number
}
/** Of OWASP's equal choices the one with 16 MB a hash: with 128 MB each, sign-ins could exhaust a small server. */
export const TODAYS_COST: PasswordCost = { N: 2 ** 14, r: 8, p: 5 }
/** Of hashes by the sign-in library, `salt:key` in hex: what accounts had before. */
const LIBRARY_COST: PasswordCost = { N: 16_384, r: 16, p: 1 }
const KEY_BYTES = 64
const SALT_BYTES = 16

export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt, cost, KEY_BYTES)
  return `${prefixOf(cost)}${salt.toString('base64url')}$${key.toString('base64url')}`
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const { salt, key, cost } = parse(hash)
  return key.length > 0 && timingSafeEqual(key, await derive(password, salt, cost, key.length))
}

/** Whether the hash was made with another cost. */
export const isOutdated = (hash: string, cost: PasswordCost): boolean => !hash.startsWith(prefixOf(cost))

const prefixOf = ({ N, r, p }: PasswordCost): string => `scrypt$${N}$${r}$${p}$`

function parse(hash: string): { salt: Buffer | string; key: Buffer; cost: PasswordCost } {
  if (!hash.startsWith('scrypt$')) {
    const [salt = '', key = ''] = hash.split(':')
    // The library uses the salt's hex digits themselves.
    return { salt, key: Buffer.from(key, 'hex'), cost: LIBRARY_COST }
  }
  const [, N, r, p, salt = '', key = ''] = hash.split('$')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  return { salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url'), cost }
}

/** Composed the same however a keyboard sends accented letters, as the library does it. */
const derive = (password: string, salt: Buffer | string, { N, r, p }: PasswordCost, bytes: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: 256 * N * r }
    scrypt(password.normalize('NFKC'), salt, bytes, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
