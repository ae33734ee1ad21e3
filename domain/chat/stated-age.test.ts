import { expect, test } from 'vitest'
import { isForMinor, statedAge } from './stated-age.ts'

test.each([
  ['umurku 14 tahun, mau daftar les', 14],
  ['gue 15 taun', 15],
  ['ini buat anak saya umur 10', 10],
  ['adikku 12 tahun bisa les?', 12],
  ['umur gw baru 15', 15],
  ["I'm 14", 14],
  ['I am 15 years old and I want to join', 15],
  ['my son is 10, can he join?', 10],
  ['my 10-year-old son wants to learn', 10],
  ['aku masih smp', null],
  ['anakku kelas 5 sd', null],
  ["i'm in junior high school", null],
] as const)('%s: too young', (typed, age) => {
  expect(statedAge(typed)).toMatchObject({ age, isMinor: true })
  expect(isForMinor([statedAge(typed)])).toBe(true)
})

test.each([
  'saya 25 tahun',
  'umurku 17 tahun',
  'saya 10 tahun kerja di bank',
  'saya sudah 12 tahun mengajar',
  '10 tahun saya kerja di hotel',
  'saya guru SD',
  'saya lulusan smp',
  'anak saya 3 orang',
  'kelas 3 kali seminggu',
  'I am 5 minutes late',
  'I have 10 years of experience',
  'My daughter is 12 years old.',
])('%s: old enough, or no age of a learner', (typed) => {
  expect(isForMinor([statedAge(typed)])).toBe(false)
})

test('the age that was named last counts', () => {
  expect(isForMinor(['gue 15 taun', 'mau daftar'].map(statedAge))).toBe(true)
  expect(isForMinor(['anak saya umur 10 mau les', 'kalau saya sendiri, umur saya 35?'].map(statedAge))).toBe(false)
})
