import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AFTER_SIGN_IN, destinationOf, returnPath } from './return-to.ts'

test.each(['/documents', '/documents/brochure.pdf', '/programs?lang=en#exam-prep', '/a%20b?c=%2f%5c', '/'])(
  '%s is our own',
  (path) => {
    expect(returnPath(path)).toBe(path)
  },
)

test.each([
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /documents',
  'javascript:alert(1)',
  'documents',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%5cevil.example',
  '/%2Fevil.example',
  '/documents%5C..%2fx',
  '/login?returnTo=/login',
  '/signup',
  '/api/auth/callback/google',
  `/${'a'.repeat(600)}`,
])('%j is not: the documents instead', (path) => {
  expect(returnPath(path)).toBe(AFTER_SIGN_IN)
})

test('whatever is asked, a browser stays on the site', () => {
  const tricky = fc.string({ unit: fc.constantFrom('/', '\\', '.', 'a', '/..', '/.'), maxLength: 7 })
  fc.assert(
    fc.property(fc.oneof(fc.string(), tricky), (asked) => {
      return new URL(returnPath(asked), 'https://site.example/login').origin === 'https://site.example'
    }),
    { numRuns: 2000 },
  )
})

test.each([
  [{}, null, '/documents'],
  [{}, '/programs', '/programs'],
  [{ role: 'staff' as const }, null, '/admin'],
  [{ role: 'owner' as const }, 'https://evil.example', '/admin'],
  [{ role: 'owner' as const }, '/documents', '/documents'],
  [{ needsTwoStep: true }, null, '/account/security?returnTo=%2Fadmin'],
  [{ needsTwoStep: true }, '/admin/inbox?a=1', '/account/security?returnTo=%2Fadmin%2Finbox%3Fa%3D1'],
])('%j who asked for %s goes to %s', (user, asked, path) => {
  expect(destinationOf(user, asked)).toBe(path)
})
