import { expect, test } from 'vitest'
import { secretBox } from './secret-box.ts'

const box = secretBox('a'.repeat(32))
const secret = Buffer.from('12345678901234567890')

test('what was sealed opens again, and never looks the same', () => {
  const [one, two] = [box.seal(secret, 'u1'), box.seal(secret, 'u1')]
  expect(one).not.toBe(two)
  expect(box.open(one, 'u1')).toEqual(secret)
})

test.each([
  ['for somebody else', () => box.open(box.seal(secret, 'u1'), 'u2')],
  ['with another site’s secret', () => secretBox('b'.repeat(32)).open(box.seal(secret, 'u1'), 'u1')],
  ['after it was changed', () => box.open(`${box.seal(secret, 'u1').slice(0, -2)}AA`, 'u1')],
  ['when it is no box at all', () => box.open('x', 'u1')],
])('it does not open %s', (_, open) => {
  expect(open).toThrow()
})
