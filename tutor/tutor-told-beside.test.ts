import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('a question about a word, with a story beside it', () => {
  test.each([
    ['Bu, bahasa inggrisnya payung itu apa? tetangga saya orang Belanda tanya terus', 'umbrella'],
    ['antonim dari generous apa ya kak? besok presentasi', 'stingy|mean|selfish'],
    ['sinonim happy minimal dua dong buat tugas', 'glad|cheerful|joyful|content|pleased'],
    ['mouse kalau banyak jadi apa bang? mouses?', 'mice'],
    ['bentuk pasif dari choose apa', 'be chosen'],
    ['apakah water bisa jadi kata kerja juga', 'verb'],
    ['contoh nya kata reliable dong', 'reliable'],
  ])('%s', async (question, told) => {
    const { text, lead } = await conversation('id')(question)
    expect(text).toMatch(new RegExp(told, 'i'))
    expect(lead.start).toBe(false)
  })
})

describe('a question of an exercise', () => {
  test.each([
    ['He ___ in Medan since 2010. (a) lives (b) has lived (c) is living', '**has lived**'],
    ['bantu jawab: My sister is good ___ cooking. a. in b. at c. on', '**at**'],
    ['They ___ (was/were) tired, yang benar mana?', '**were**'],
  ])('is answered with what is wrong with the others: %s', async (question, answer) => {
    const { text } = await conversation('id')(question)
    expect(text).toContain(`Jawabannya ${answer}`)
    expect(text).toContain('Kenapa bukan yang lain')
  })

  test('is explained when asked why', async () => {
    const { text } = await conversation('id')('She ___ (go/goes) to school every day', 'kenapa')
    expect(text).toContain('**-s**')
  })

  test('which of several may be right is not guessed', async () => {
    const { text } = await conversation('id')('She can ___ English. (a) speak (b) teach (c) teaches')
    expect(text).toContain('ragu antara **speak**, **teach**')
  })
})

test('two ways to say it, the second one shortened', async () => {
  const { text } = await conversation('id')('the shop is in the second floor / on the second floor? yang mana ya kak')
  expect(text).toContain('the shop is on the second floor')
})
