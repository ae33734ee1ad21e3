import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cookieValue } from './cookies.ts'
import { chooseLanguage, languageCookie, languageInCookies } from './language.ts'

test.each([
  [undefined, undefined, 'id'],
  ['en', undefined, 'en'],
  [undefined, 'en', 'en'],
  ['id', 'en', 'id'],
  ['fr', 'en', 'en'],
  ['fr', 'fr', 'id'],
])('asked %s, remembered %s: %s', (asked, remembered, chosen) => {
  expect(chooseLanguage(asked, remembered)).toBe(chosen)
})

test('a cookie is found wherever it stands, and only by its whole name', () => {
  expect(cookieValue('a=1; lang=en; b=2', 'lang')).toBe('en')
  expect(cookieValue('xlang=en', 'lang')).toBeUndefined()
  expect(cookieValue('lang2=en', 'lang')).toBeUndefined()
  expect(cookieValue('lang=', 'lang')).toBe('')
  expect(cookieValue(null, 'lang')).toBeUndefined()
})

test('no Cookie header makes the parser fail or hang', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      const value = cookieValue(header, 'lang')
      return value === undefined || header.includes(`lang=${value}`)
    }),
  )
})

test('on https the cookie is one that no subdomain can set; without https it has no prefix', () => {
  expect(languageCookie('en', true)).toBe('__Host-lang=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  expect(languageCookie('en', false)).toBe('lang=en; Path=/; Max-Age=31536000; SameSite=Lax')
})

test.each([
  ['__Host-lang=en', 'en'],
  ['lang=id; __Host-lang=en', 'en'],
  ['lang=en', 'en'],
  ['lang=fr', null],
  ['x=y', null],
  [undefined, null],
])('in the cookies %s the language is %s', (header, language) => {
  expect(languageInCookies(header)).toBe(language)
})
