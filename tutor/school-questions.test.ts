import { expect, test } from 'vitest'
import { isOnlyAsking, schoolQuestionsIn, wishesToJoin } from './school-questions.ts'

const topicsOf = (text: string): string[] => schoolQuestionsIn(text)?.asked.map(({ topic }) => topic) ?? []

test.each([
  ['kelas malam utk karyawan ada ga? di surabaya. hrganya brp', ['evening', 'business', 'place', 'price']],
  ['berapa biaya kelas online?', ['price']],
  ['Kursus di sini ada di Medan? Biayanya berapa?', ['place', 'price']],
  ['ada kelas khusus perawat ga? sy di Kediri, bs siang aja', ['audience', 'place', 'day']],
  ['Are there evening classes, and is there a certificate?', ['evening', 'certificate']],
])('%s', (message, topics) => expect(topicsOf(message)).toEqual(topics))

test.each([
  'bahasa inggrisnya daftar harga apa ya',
  'gimana bilang ke murid kelasnya ditunda?',
  'The number of students in my class increases every year.',
  'anakku kelas 4 ada PR',
  'terjemahkan: Di mana kelas pemula? Berapa biayanya?',
])('%s asks the school nothing', (message) => expect(schoolQuestionsIn(message)).toBeNull())

test('what else is said is kept apart', () => {
  expect(schoolQuestionsIn('"She go home" bener ga? sama kursusnya berapa duit')?.rest).toBe('"She go home" bener ga?')
})

test('a wish to join, and what is only asked', () => {
  for (const wish of ['mau daftar kelas trial', 'tolong telepon saya', 'sign me up please'])
    expect(wishesToJoin(wish)).toBe(true)
  for (const asked of ['belum mau daftar', 'cuma tanya', 'nanti aja daftarnya']) {
    expect(wishesToJoin(asked)).toBe(false)
    expect(isOnlyAsking(asked)).toBe(true)
  }
})
