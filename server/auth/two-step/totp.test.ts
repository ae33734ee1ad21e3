import { expect, test } from 'vitest'
import { asBase32, codeAt, otpauthLink, stepAt, stepOfCode } from './totp.ts'

const RFC_SECRET = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d seconds the code is that of RFC 6238', (seconds, code) => {
  expect(codeAt(RFC_SECRET, stepAt(seconds * 1000))).toBe(code)
})

test('a code is good for its half minute and the ones beside it', () => {
  const now = 1_234_567_890_000
  const codes = [-2, -1, 0, 1, 2].map((drift) => codeAt(RFC_SECRET, stepAt(now) + drift))
  expect(codes.map((code) => stepOfCode(RFC_SECRET, code, now) !== null)).toEqual([false, true, true, true, false])
})

test('apps are given the key in base32, and the school and address as text', () => {
  expect(asBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(otpauthLink({ school: 'Les & Co', email: 'a+b@c.id', secret: RFC_SECRET })).toBe(
    'otpauth://totp/Les%20%26%20Co:a%2Bb%40c.id?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Les%20%26%20Co',
  )
})
