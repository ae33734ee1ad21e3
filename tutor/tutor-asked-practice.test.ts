import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('exercises on what is named', () => {
  test.each([
    [
      'bikin 3 soal go/goes buat anak saya kelas 4, sama kunci jawabannya',
      /1\. .*___[\s\S]*3\. [\s\S]*Kunci:\*\* 1 goe?s?/,
    ],
    ['latihan bedain a sama an', /1\/5[\s\S]*\*\*1\*\* an?\n/],
    ['soal past tense yang gampang', /Simple past[\s\S]*1\/5/],
    ['exercise with make and do', /(?:make|do)[\s\S]*1\/5/],
    ['kuis kata-kata dapur', /dapur[\s\S]*1\/5/],
    ['soal phrasal verbs buat meeting', /phrasal[\s\S]*1\/5/],
    ['latihan nulis pembuka email', /e-mail[\s\S]*1\/5/],
    ['give me a page of 4 past tense exercises with the key', /Past simple[\s\S]*4\. .*___[\s\S]*Answer key/],
    ['could you send me a quiz on the present perfect that I can print for my class?', /Present perfect[\s\S]*1\/\d/],
  ])('%s', async (asked, holds) => {
    expect((await conversation('id')(asked)).text).toMatch(holds)
  })

  test('easier ones, more of them and another subject', async () => {
    const tell = conversation('id')
    const { text: first } = await tell('buatin 4 soal much/many pake kunci dong')
    expect(first).toMatch(/4\. /)
    const { text: more } = await tell('3 lagi')
    expect(more).toMatch(/\*\*much \/ many\*\*[\s\S]*3\. /)
    expect(more).not.toContain(first.split('\n')[2])
    expect((await tell('yang lebih gampang dong')).text).toContain('much / many')
    expect((await tell('topiknya hotel aja')).text).toContain('hotel')
  })

  test.each(['soalnya aku capek', 'latihan ngobrol yuk', 'bedanya make sama do apa?'])(
    'no exercises: %s',
    async (said) => {
      expect((await conversation('id')(said)).text).not.toMatch(/1\/5|Kunci:/)
    },
  )
})

describe('an answer with something beside it', () => {
  test.each(['1, bener ga?', 'jawab anak saya: 1', '2? eh 1'])('%s', async (answer) => {
    const tell = conversation('id')
    await tell('latihan go/goes 3 soal')
    expect((await tell(answer)).text).toMatch(/Pas!|Hampir/)
  })

  test('what is asked beside it is answered, and the next question waits', async () => {
    const tell = conversation('id')
    await tell('latihan go/goes 3 soal')
    expect((await tell('1. btw market artinya apa?')).text).toMatch(/(?:Pas!|Hampir)[\s\S]*pasar[\s\S]*2\/3/)
  })

  test('an exercise of the book', async () => {
    const tell = conversation('id')
    await tell('past perfect itu apa')
    expect((await tell('had already started. bener teh? makasih ya')).text).toMatch(/^Tepat!/)
  })
})

test('each of several gap questions is answered', async () => {
  const { text } = await conversation('id')(
    'PR: 1) The cats ___ (is/are) asleep. 2) My father ___ (drink/drinks) coffee. jawabannya apa?',
  )
  expect(text).toMatch(/are[\s\S]*drinks/)
})

describe('in a scene', () => {
  test.each([
    ['latihan yuk, lu jadi turis gw jadi ojolnya', 'Mengantar penumpang'],
    ['role play dong, kakak jadi exec chef aku commis', 'Di dapur restoran'],
    ['mau latihan percakapan hari pertama di kampus, ibu jadi teman kuliah', 'kampus'],
  ])('%s', async (asked, title) => {
    expect((await conversation('id')(asked)).text).toContain(title)
  })

  test('a question beside an answer is answered, and what was told is not asked', async () => {
    const tell = conversation('id')
    await tell('main peran ngobrol sama orang asing')
    const { text } = await tell('No, please sit. I am Yulianus from Papua. You from where?')
    expect(text).toMatch(/from (?:Toronto|Canada)/)
    expect(text).not.toMatch(/your name|from here/)
  })

  test('a deal ends the bargaining', async () => {
    const tell = conversation('id')
    await tell('main peran, kakak turis, aku guide')
    await tell('This temple was built in the ninth century.', 'Because it is very old.', 'It is fifty thousand rupiah.')
    const { text } = await tell('Sorry, this is already the best price. But you get a free coconut. Deal?')
    expect(text).toMatch(/deal/i)
    expect(text).not.toMatch(/better price/)
  })

  test.each([
    'It is near the palace. stop dulu ya kak, banyak salah ga?',
    "I like it here. Let's finish the scene now, please.",
  ])('stops: %s', async (said) => {
    const tell = conversation('en')
    await tell("let's do a role play: helping a tourist")
    expect((await tell(said)).text).not.toContain('Ms Kiky:')
  })

  test('feedback that is asked for behind a line is given, and the scene goes on', async () => {
    const tell = conversation('en')
    await tell("let's do a role play: helping a tourist")
    const { text } = await tell('She work here since two years. By the way, how am I doing so far?')
    expect(text).toMatch(/She work here[\s\S]*→[\s\S]*Ms Kiky:/)
  })
})
