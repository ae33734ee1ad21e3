import { expect, test } from 'vitest'
import { pageAddress, pageAlternates } from './page-address.ts'

const SITE = 'https://www.langkah.example'

test('the default language has the plain address, the other one says which it is', () => {
  expect(pageAddress(SITE, '/', 'id')).toBe('https://www.langkah.example/')
  expect(pageAddress(SITE, '/programs', 'en')).toBe('https://www.langkah.example/programs?lang=en')
})

test('the languages name each other, and one for everybody else', () => {
  expect(pageAlternates(SITE, '/programs')).toEqual([
    { hreflang: 'id', href: 'https://www.langkah.example/programs' },
    { hreflang: 'en', href: 'https://www.langkah.example/programs?lang=en' },
    { hreflang: 'x-default', href: 'https://www.langkah.example/programs' },
  ])
})
