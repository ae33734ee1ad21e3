import { expect, test } from 'vitest'
import { listAsked } from './asked-list.ts'

test.each([
  ['bahasa inggrisnya: jadwal, rapat, gaji', ['jadwal', 'rapat', 'gaji']],
  ['What is the Indonesian for: schedule, leave?', ['schedule', 'leave']],
  ['Mohon diartikan:\n- deadline\n- invoice', ['deadline', 'invoice']],
  ['tolong translate ke inggris\n1. saya sudah makan\n2. dia belum datang', ['saya sudah makan', 'dia belum datang']],
  ['arti "take off" sama "put on" apa', ['take off', 'put on']],
  ['bahasa inggrisnya wortel, bayam dan kangkung apa', ['wortel', 'bayam', 'kangkung']],
])('%s', (text, items) => {
  expect(listAsked(text)?.items).toEqual(items)
})

test.each([
  'bahasa inggrisnya: saya mau pergi, tapi hujan',
  'Mana yang benar: go, goes?',
  'Beda artinya: say, tell',
  'My hobbies: reading, cooking',
  'Artinya: hello',
])('no list to be told: %s', (text) => {
  expect(listAsked(text)).toBeNull()
})
