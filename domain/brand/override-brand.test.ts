import { describe, expect, test } from 'vitest'
import type { Brand } from './brand.ts'
import { overrideBrand } from './override-brand.ts'

const school: Brand = {
  name: 'Langkah English Academy',
  shortName: 'Langkah',
  suffix: 'English Academy',
  email: 'halo@langkah.example',
  phone: '+62 21 5550 0150',
  address: 'Jl. Contoh No. 50',
  contactIsSample: true,
  foundedYear: 1974,
  social: { instagram: 'https://instagram.example/langkah', tiktok: 'https://tiktok.example/langkah' },
}

test('nothing said changes nothing', () => {
  expect(overrideBrand(school, {})).toEqual(school)
})

describe('the names never mix two schools', () => {
  test.each([
    ['a name alone', { name: 'Maju' }, ['Maju', 'Maju', '']],
    ['a name and its beginning', { name: 'Maju English', shortName: 'Maju' }, ['Maju English', 'Maju', 'English']],
    ['a name and a nickname', { name: 'Maju English', shortName: 'ME' }, ['Maju English', 'ME', '']],
    ['a word that only looks like its beginning', { name: 'Majulah', shortName: 'Maju' }, ['Majulah', 'Maju', '']],
    ['a short name alone', { shortName: 'Maju' }, ['Maju English Academy', 'Maju', 'English Academy']],
    ['a suffix alone', { suffix: 'School' }, ['Langkah School', 'Langkah', 'School']],
    ['all three', { name: 'A', shortName: 'B', suffix: 'C' }, ['A', 'B', 'C']],
  ])('%s', (_, overrides, expected) => {
    const { name, shortName, suffix } = overrideBrand(school, overrides)
    expect([name, shortName, suffix]).toEqual(expected)
  })
})

test('once one network is named, only the named ones are left', () => {
  const social = { linkedin: 'https://linkedin.example/maju' }
  expect(overrideBrand(school, { social }).social).toEqual(social)
})

test('the contact is a sample until all of it is replaced', () => {
  const contact = { email: 'halo@maju.example', phone: '021 555', address: 'Jl. Maju' }
  expect(overrideBrand(school, { email: contact.email, phone: contact.phone }).contactIsSample).toBe(true)
  expect(overrideBrand(school, contact)).toMatchObject({ ...contact, contactIsSample: false })
})
