import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'
import { readExamFacts } from './book/read-exam-facts.ts'

test('every fact of an exam stands once, in both languages', () => {
  const facts = readExamFacts()
  expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length)
  for (const { told } of facts) expect(told.id).not.toBe(told.en)
})

describe('what is asked of the exam that is open', () => {
  test.each([
    ['duolingo english test itu apa', 'harganya?', /70 dolar/],
    ['duolingo english test itu apa', 'kampus mana yang terima', /ribuan kampus/],
    ['toeic itu apa', 'ada speaking nya ga', /tidak ada Speaking/],
    ['kak marlins test itu tes apa ya', 'kalo ga lulus boleh ngulang?', /Boleh diulang/],
    ['toefl itp itu apa', 'berapa soal', /50 soal/],
  ])('%s, then %s', async (first, second, told) => {
    const { text, asksWho } = await conversation()(first, second)
    expect(text).toMatch(told)
    expect(asksWho).toBe(false)
  })

  test('something else that is named is not asked of it', async () => {
    const { text } = await conversation()('ielts itu apa', 'boleh bawa kamus pas ujian?')
    expect(text).toMatch(/Kamus/)
  })

  test('who is afraid of failing is comforted', async () => {
    expect((await conversation()('toeic itu apa', 'aku takut gagal')).trace?.move).toBe('shares a feeling')
  })
})
