import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { oddEmail } from '../../tests/harness/odd-emails.ts'
import {
  isEmail,
  MIN_TEAM_PASSWORD_LENGTH,
  problemWithEmail,
  problemWithNewPassword,
  problemWithSignIn,
  problemWithSignUp,
} from './account-rules.ts'

test.each([
  ['', '', 'fields.missing'],
  ['sari@contoh.id', '', 'fields.missing'],
  ['sari', 'rahasia', 'email.invalid'],
  ['sari@contoh.id', 'x', null],
])('signing in with %j and %j: %s', (email, password, problem) => {
  expect(problemWithSignIn({ email, password })).toBe(problem)
})

test.each([
  ['', 'rahasia', 'rahasia', 'fields.missing'],
  ['sari@contoh.id', 'rahasia', '', 'fields.missing'],
  ['sari@contoh', 'rahasia', 'rahasia', 'email.invalid'],
  ['sari@contoh.id', 'rahasia', 'rahasiA', 'passwords.differ'],
  ['sari@contoh.id', 'lima5', 'lima5', 'password.short'],
  ['sari@contoh.id', 'enam66', 'enam66', null],
])('signing up with %j, %j and %j: %s', (email, password, repeated, problem) => {
  expect(problemWithSignUp({ email, password, repeated })).toBe(problem)
})

test('a new password is judged by the same rules', () => {
  expect(problemWithNewPassword({ password: '', repeated: '' })).toBe('fields.missing')
  expect(problemWithNewPassword({ password: 'lima5', repeated: 'lima5' })).toBe('password.short')
})

test('a password of the team is longer', () => {
  const problem = (password: string) =>
    problemWithNewPassword({ password, repeated: password }, MIN_TEAM_PASSWORD_LENGTH)
  expect([problem('sembilan9'), problem('sepuluh-10')]).toEqual(['password.short', null])
})

test('an address alone is missing or invalid', () => {
  expect([problemWithEmail(''), problemWithEmail('a@b'), problemWithEmail('a@b.id')]).toEqual([
    'email.missing',
    'email.invalid',
    null,
  ])
})

test.each(['a@b.id', 'nur.aini+kelas@mail.contoh.co.id', "o'brien@contoh.id"])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each(['a b@c.id', 'a@b@c.id', '@c.id', 'a@.id', 'a@c.', 'a@c..id', '<a@c.id>', `${'a'.repeat(260)}@c.id`])(
  '%s is none',
  (text) => {
    expect(isEmail(text)).toBe(false)
  },
)

test.each([
  'budi..santoso@gmail.com',
  '.a@x.id',
  'a.@x.id',
  'a@x_y.id',
  'a@x.i',
  'é@contoh.id',
  'a@exämple.com',
  '\u212a@x.id',
])('%s is none to the auth library and none to us', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('the rule is the one of the schema library, which the auth library asks, for any text', () => {
  const library = z.email().max(254)
  assert(
    property(oddEmail, (text) => isEmail(text) === library.safeParse(text).success),
    { numRuns: 5000 },
  )
})
