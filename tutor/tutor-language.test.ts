import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

const INDONESIAN = /\b(?:soal|kamu|kata|kalimat(?:mu)?|jawab|jawabannya|nanti|artinya|bahasa|selalu|contoh)\b/i

describe('the language that the visitor explains things in', () => {
  test.each([
    ['id', 'kuis', true],
    ['id', 'quiz', true],
    ['en', 'quiz', false],
    ['en', 'kuis', false],
    ['en', 'arti kata run out of?', true],
    ['id', 'what does kangen mean?', false],
    ['id', "how do you say 'lapar' in english", false],
    ['en', 'bedanya say sama tell apa?', true],
    ['en', 'tolong cek: She has a new car and she drives it every day', true],
  ] as const)('on the %s page: %s', async (page, text, isIndonesian) => {
    expect(INDONESIAN.test((await conversation(page)(text)).text)).toBe(isIndonesian)
  })

  test('is kept by a word that could be either', async () => {
    const say = conversation('en')
    await say('can you give me a grammar quiz?')
    expect((await say('idk')).text).toContain('That’s fine')
    expect((await say('wkwkwk')).text).not.toMatch(INDONESIAN)
  })

  test('is kept by a bare e-mail or web address', async () => {
    for (const address of ['john@example.com', 'john.smith@gmail.com', 'www.example.com/about'])
      expect((await conversation('id')('What is the present perfect tense?', address)).language, address).toBe('en')
  })

  test.each([
    ['contoh perkenalan diri gimana kak?', "Hi, I'm Rina, and I from Solo. I'm work in laundry."],
    [
      'aku mau bilang ke bos',
      "I can't work overtime today because I have to pick up my mother at the station. bener kan",
    ],
  ])('is kept beside English that asks nothing: %s', async (before, text) => {
    const say = conversation('id')
    await say(before)
    expect((await say(text)).language).toBe('id')
  })

  test('changes with a question in English', async () => {
    const say = conversation('id')
    await say('halo kak, mau belajar ya')
    expect((await say('Can you explain the present perfect please?')).language).toBe('en')
  })

  test('is kept when an English sentence is practised', async () => {
    const { text } = await conversation('en')(
      'halo kak, mau belajar nulis email dong',
      'Dear Mr. John, I write this email for ask about the meeting',
    )
    expect(text).toContain('Lebih tepat')
  })
})

test.each([
  ['id', 'kapan pake much, many, a lot of?', /untuk/],
  ['id', 'bedanya say sama tell', /butuh|langsung/],
  ['en', 'bedanya lend sama borrow apa', /meminjam/],
  ['en', 'gonna study tmrw', /I'm|you/],
] as const)('page in %s: %s is answered in its own language', async (page, typed, words) => {
  expect((await conversation(page)(typed)).text).toMatch(words)
})
