import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'
import { howManyAsked } from './dialogue/how-many.ts'
import { withoutRefused } from './without-refused.ts'

describe('exercises', () => {
  test.each([
    ['boleh minta 3 soal latihan much/many', 3],
    ['quiz preposisi dua soal', 2],
    ['give me five questions about articles', 5],
    ['latihan 1 aja', 1],
    ['3 hari lagi ujian, latihan dong', null],
  ])('%s: %s', (message, count) => {
    expect(howManyAsked(message)).toBe(count)
  })

  test('as many come as were asked for, on the topic that was asked for', async () => {
    const tell = conversation('en')
    expect((await tell('Could I get three exercises on the third conditional?')).text).toMatch(/___/)
    expect((await tell('have')).text).toMatch(/Exactly[\s\S]*___/)
  })

  test('a quiz has as many questions as were asked for', async () => {
    const tell = conversation('id')
    expect((await tell('quiz preposisi 2 soal')).text).toMatch(/2 soal[\s\S]*1\/2/)
    await tell('1')
    expect((await tell('1')).text).toMatch(/dari 2/)
  })

  test('a quiz on one part of grammar stays with it', async () => {
    const tell = conversation('id')
    await tell('kuis artikel')
    await tell('1')
    expect((await tell('1')).text).toMatch(/\b(?:an?|the)\b/)
  })

  test.each([
    ['latihan preposisi, bukan vocabulary', 'latihan preposisi'],
    ['soal grammar, jangan kosakata', 'soal grammar'],
    ['gak mau kuis', 'gak mau kuis'],
    ['bukan kosakata', 'bukan kosakata'],
  ])('%s', (message, rest) => {
    expect(withoutRefused(message)).toBe(rest)
  })

  test('a wish for grammar ends a quiz on words', async () => {
    const tell = conversation('id')
    await tell('kuis kosakata hotel')
    expect((await tell('aku mau soal grammar, bukan kosakata')).text).toMatch(/Kuis grammar/)
  })

  test('a word that only other questions have is an answer, and no topic', async () => {
    const tell = conversation('id')
    await tell('kuis kosakata hotel')
    expect((await tell('at')).text).toMatch(/Pilih \*\*1\*\*/)
  })
})
