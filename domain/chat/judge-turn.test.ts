import { expect, test } from 'vitest'
import { weighWish } from '../../tutor/intents/weigh-wish.ts'
import { judgeTurn } from './judge-turn.ts'

const visitor = (...messages: string[]) => messages.map((content) => ({ role: 'user' as const, content }))

test('danger, age and wish are those of the last message', () => {
  expect(
    judgeTurn(visitor('aku mau bunuh diri', 'gue 15 taun', 'mau ikut kelas IELTS'), 'id', weighWish),
  ).toMatchObject({
    language: 'id',
    danger: null,
    age: null,
    isForMinor: true,
    wish: { isStated: true, isElsewhere: false, program: 'IELTS preparation' },
  })
})

test('a learner is a minor by the age that was named last, whatever is said in between', () => {
  const turns = [...visitor('gue 15 taun'), { role: 'assistant' as const, content: 'umurku 30 tahun' }]
  expect(judgeTurn([...turns, ...visitor('mau daftar')], 'id', weighWish)).toMatchObject({
    age: null,
    isForMinor: true,
  })
  expect(judgeTurn([...turns, ...visitor('umur saya 35')], 'id', weighWish)).toMatchObject({
    age: { age: 35 },
    isForMinor: false,
  })
})

test.each([
  ['aku pengen mati aja', 'self'],
  ['my friend wants to kill herself', 'other'],
  ['berapa biayanya?', null],
])('%s: danger is %s', (message, danger) => {
  expect(judgeTurn(visitor(message), 'en', weighWish).danger).toBe(danger)
})

test.each([
  ['pengen ikut kelas ielts', { isStated: true, program: 'IELTS preparation' }],
  ['materi kelas speaking apa aja, aku mau tau', { isStated: false, program: 'General English' }],
  ['jadwalnya? email saya sari@contoh.id', { isStated: true, program: null }],
  ['we need training for our staff', { isStated: true, program: 'Business English' }],
  ['what is in-house training?', { isStated: false, program: null }],
])('%s: the wish to enrol', (message, wish) => {
  expect(judgeTurn(visitor(message), 'id', weighWish).wish).toMatchObject(wish)
})
