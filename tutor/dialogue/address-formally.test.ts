import { expect, test } from 'vitest'
import { details } from '../../content/id/tutor-details.ts'
import { sayAnda, writesFormally } from './address-formally.ts'

test.each([
  'Selamat pagi. Apakah Langkah menyediakan pelatihan untuk karyawan kami?',
  'Dengan hormat, saya hendak bertanya.',
  'Bisakah Anda membantu?',
])('%s is formal', (message) => expect(writesFormally([message])).toBe(true))

test.each(['kak mau tanya dong', 'Apakah ada kelas malam buat kami? makasih ya kak', 'ada kelas?'])(
  '%s is not',
  (message) => expect(writesFormally([message])).toBe(false),
)

test('her texts about the school have no familiar word left', () => {
  for (const text of Object.values(details))
    expect(sayAnda(text)).not.toMatch(/\b(?:kamu|aku|\p{L}{3,}(?<!ta|il)mu)\b/iu)
  expect(sayAnda('Mau kusambungkan ke tim kami? Sebutkan kotamu.')).toBe(
    'Boleh saya sambungkan ke tim kami? Sebutkan kota Anda.',
  )
  expect(sayAnda('Untuk tamu kami.')).toBe('Untuk tamu kami.')
})
