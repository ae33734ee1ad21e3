import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'
import { withoutStretching } from './without-stretching.ts'

describe('what is neither English nor the school', () => {
  test.each([
    ['id', 'kenapa langit biru', /tutor bahasa Inggris/],
    ['id', 'rekomendasi hp 3 jutaan dong', /tutor bahasa Inggris/],
    ['id', 'cara nurunin berat badan cepet', /tutor bahasa Inggris/],
    ['id', 'translate ini ke bahasa arab dong: selamat pagi', /bahasa Indonesia dan bahasa Inggris/],
    ['en', 'how can i lose weight fast', /English tutor/],
  ] as const)('%s: %s', async (language, message, answer) => {
    const told = await conversation(language)(message)
    expect(told.text).toMatch(answer)
    expect(told.asksWho).toBe(false)
  })

  test('a question about the moon is no wish to join', async () => {
    expect((await conversation('id')('berapa jarak bumi ke bulan')).asksWho).toBe(false)
  })

  test('a situation that is told is still answered', async () => {
    const { text } = await conversation('id')('klo tamu komplain kopinya kelamaan, aku jawab apa yg sopan')
    expect(text).toMatch(/sorry/i)
  })
})

describe('an exam itself is asked about, not the school', () => {
  test.each([
    ['reading ielts ada brp soal', /40 soal|IELTS Reading/],
    ['biaya tes ielts berapa ya', /British Council/],
    ['a2 b1 b2 itu apa', /\*\*B1\*\*/],
  ])('%s', async (message, answer) => {
    const told = await conversation('id')(message)
    expect(told.text).toMatch(answer)
    expect(told.asksWho).toBe(false)
  })

  test('the fee of a class is the school’s to tell', async () => {
    const say = conversation('id')
    expect((await say('berapa biaya kelas ielts di sini')).asksWho).toBe(false)
    expect((await say('iya boleh')).asksWho).toBe(true)
  })
})

describe('words of the lists by topic', () => {
  test.each([
    ['cuti melahirkan inggrisnya apa', /maternity leave/],
    ['apa arti low-hanging fruit', /paling mudah/],
    ['seprai sarung bantal handuk inggrisnya', /bed sheet[\s\S]*pillowcase[\s\S]*towel/],
  ])('%s', async (message, answer) => {
    expect((await conversation('id')(message)).text).toMatch(answer)
  })
})

test.each([
  ['haiii kak gmn sihhh', 'hai kak gmn sih'],
  ['good morning', 'good morning'],
  ['see www.jakarta.com, zzz', 'see www.jakarta.com, zzz'],
])('%s is read as %s', (typed, read) => {
  expect(withoutStretching(typed)).toBe(read)
})

const MAIL = [
  'could you check this?',
  'Dear Mr Hadi,',
  'I am writing to apply the position of accounting staff. I have three years experience in a trading company.',
  'I was responsible to make the monthly report. I hope you can give me a chance for interview.',
  'Best regards,',
  'Dewi',
].join('\n')

test.each([
  ['how can I end it more professionally', /look forward to hearing from you/],
  ['is the language formal enough?', /full forms/],
  ['how should the opening be', /I am writing to/],
])('about a text that was sent: %s', async (question, answer) => {
  expect((await conversation('en')(MAIL, question)).text).toMatch(answer)
})
