import { hashPassword as libraryHash } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { readConfiguration } from '../site/configuration.ts'
import { hashPassword, isOutdated, TODAYS_COST, verifyPassword } from './password-hash.ts'

const password = 'rahasia-50'

test('a site hashes with one of the costs that OWASP advises, and a salt of its own each time', async () => {
  const { passwordCost } = readConfiguration({})
  const hashes = [await hashPassword(password, passwordCost), await hashPassword(password, passwordCost)]
  expect(hashes[0]).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{86}$/)
  expect(hashes[0]).not.toBe(hashes[1])
  expect(isOutdated(hashes[0] as string, TODAYS_COST)).toBe(false)
})

test.each([
  ['today’s cost', () => hashPassword(password, TODAYS_COST)],
  ['another cost', () => hashPassword(password, { N: 1024, r: 8, p: 1 })],
  ['the sign-in library', () => libraryHash(password)],
])('a hash of %s opens for its password only', async (_, make) => {
  const hash = await make()
  expect(await verifyPassword({ hash, password })).toBe(true)
  expect(await verifyPassword({ hash, password: `${password}!` })).toBe(false)
})

test.each(['', 'scrypt$', 'x:y', 'scrypt$16384$8$5$$'])(
  'what is no hash, such as "%s", opens for nobody',
  async (hash) => {
    expect(await verifyPassword({ hash, password }).catch(() => false)).toBe(false)
  },
)

test('hashes of the library and of lower cost are outdated', async () => {
  expect(isOutdated(await libraryHash(password), TODAYS_COST)).toBe(true)
  expect(isOutdated('scrypt$1024$8$1$a$b', TODAYS_COST)).toBe(true)
})
