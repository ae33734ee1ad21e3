import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('corrections', () => {
  test('what is only likely is asked, and counts as no mistake', async () => {
    const { text, corrections, memory } = await conversation('en')('They watching TV at 7.')
    expect(text).toContain('Did you mean…?')
    expect(corrections).toEqual([expect.objectContaining({ isAsked: true })])
    expect(memory).toMatchObject({ mistakes: {} })
  })

  test('a wrong sentence gets yours, better, why, and an exercise whose answer is checked', async () => {
    const say = conversation()
    const first = await say('Yesterday I go to the market')
    expect(first.corrections).toEqual([
      expect.objectContaining({
        original: 'Yesterday I go to the market',
        corrected: 'Yesterday I went to the market',
      }),
    ])
    expect(first.text).toContain('**Yesterday I went to the market**')
    expect(first.text).toContain('___')
    expect((await say('went')).text).toMatch(/Exactly|Tepat/)
  })

  test('addresses stay as they are; the words around them are corrected', async () => {
    expect((await conversation('en')('my email is john@example.com')).corrections).toEqual([])
    const { corrections } = await conversation('en')(
      'She have a shop at www.jakarta.com and an email, john@example.com',
    )
    expect(corrections.map(({ corrected }) => corrected)).toEqual(['She has a'])
  })

  test('what asks to check a sentence is no part of it, and the sentence ends as one', async () => {
    const { text, corrections } = await conversation('en')('She go to school yesterday, is this right?')
    expect(text).toContain('**She went to school yesterday.**')
    expect(corrections[0]?.corrected).toBe('She went to school yesterday.')
  })

  test.each(['Hi, can you check my sentences for my essay?', 'can you check my grammar?', 'bisa koreksi kalimatku?'])(
    'a request without a sentence is asked for it: %s',
    async (request) => {
      expect((await conversation('en')(request)).text).toMatch(/Send me the sentence|Kirim kalimat/)
    },
  )

  test('a sentence to check is checked, though a word of it was shown before', async () => {
    const say = conversation('en')
    const { corrections } = await say('explain present perfect', 'I have went to Bali three times. is that right?')
    expect(corrections[0]?.corrected).toBe('I have gone to Bali three times.')
    const { text } = await say('She have been to Raja Ampat. is that right?')
    expect(text).toContain('**She has been to Raja Ampat.**')
  })

  test('a mistake that is asked about is not corrected again', async () => {
    const say = conversation('en')
    await say("She don't have many informations about the topic.")
    expect((await say('why is it information not informations?')).corrections).toEqual([])
  })

  test('a reason that a later change took back is not told', async () => {
    const { text } = await conversation('en')('Where are you go yesterday?')
    expect(text).toContain('**Where did you go yesterday?**')
    expect(text).not.toContain('-ing')
  })

  test('another register is that of the last sentence, not of an earlier one', async () => {
    const say = conversation('en')
    await say("She don't have many informations about the topic.", 'The data shows a increase of 10%.')
    expect((await say('can you make it more formal?')).text).not.toContain('information about the topic')
  })

  test('a wrong answer gets a hint, the next wrong one the answer', async () => {
    const say = conversation()
    await say('Yesterday I go to the market')
    const hint = await say('goed')
    expect(hint.text).not.toContain('**went**')
    expect((await say('going')).text).toContain('**went**')
  })

  test('explains in Indonesian to a visitor who writes Indonesian, in English to one who writes English', async () => {
    const indonesian = conversation('en')
    await indonesian('halo kak, mau belajar grammar dong')
    expect((await indonesian('She is teacher')).text).toContain('Lebih tepat')
    expect((await indonesian('an')).text).toContain('Tepat!')
    expect((await conversation('id')('She is teacher and she very kind')).text).toContain('Better')
  })

  test('a mistake made again is not explained as if it were new', async () => {
    const say = conversation('en')
    await say('She is teacher')
    expect((await say('My brother is pilot')).text).toContain('before')
  })

  test('Indonesian is never corrected as if it were bad English', async () => {
    for (const text of [
      'saya mau belajar bahasa inggris dong kak',
      'kelas online ada gak min',
      'nasi goreng enak banget',
      'makasih ya kak infonya',
    ]) {
      expect((await conversation()(text)).corrections, text).toEqual([])
    }
  })

  test('names, cities and dishes are no mistakes', async () => {
    for (const text of [
      'My name is Dewi and I live in Makassar.',
      'We ate rendang and gado-gado in Yogyakarta.',
      'Pak Bambang teaches batik at Taman Mini.',
    ]) {
      expect((await conversation()(text)).corrections, text).toEqual([])
    }
  })
})

describe('a sentence to be checked', () => {
  test.each([
    ['en', 'Check my sentence: We have been friends for ten years.'],
    ['en', "Is this sentence correct? I'm interested in learning English."],
    ['en', 'please check my sentence She has lived in Bandung since 2015'],
    ['id', 'apakah kalimat ini benar: If I were you, I would study harder.'],
  ] as const)('a right one gets the verdict, no lesson: (%s) %s', async (language, text) => {
    const { text: said, corrections } = await conversation(language)(text)
    expect(said).toMatch(/correct|benar/)
    expect(said).not.toContain('___')
    expect(said.split('\n\n')).toHaveLength(1)
    expect(corrections).toEqual([])
  })

  test('a wrong one behind the request is corrected, and so is the next one', async () => {
    const say = conversation('en')
    const first = await say('Can you check this? She go to school by bus.')
    expect(first.corrections[0]?.corrected).toBe('She goes to school by bus.')
    expect((await say('What about: Despite of the rain, we went out.')).text).toContain('Despite the rain')
  })

  test('of two sentences the right one is named, with the reason', async () => {
    expect((await conversation('en')("is it 'I am bored' or 'I am boring'?")).text).toMatch(
      /right one is \*\*I am bored\*\*/,
    )
    expect(
      (await conversation()('yang bener: I look forward to meet you atau I look forward to meeting you?')).text,
    ).toContain('**I look forward to meeting you**')
  })

  test('a question about a word in the sentence is no sentence to be praised', async () => {
    const { text } = await conversation('en')('Many people believes in luck.', "Why is 'believes' wrong?")
    expect(text).toContain('no -s')
    expect(text).not.toMatch(/correct\. 👍/)
  })

  test('what matters most is explained first, and capitals last', async () => {
    const { text } = await conversation('en')('yesterday i go to school')
    expect(text.indexOf('past')).toBeLessThan(text.indexOf('capital letter'))
  })
})

test('“why A, not B” tells what is wrong with B', async () => {
  const { text } = await conversation('en')('why "it may cause pain" not "it may causes pain"?')
  expect(text).toContain('**it may cause pain**')
})

test.each([
  ['which is right, I am working here or I work here?', 'habits and facts'],
  ['I have been to Solo or I have gone to Solo, which one is right?', 'went and came back'],
  ['"I have stayed here since May" or "I have been staying here since May"?', 'not sure'],
  ['which is right, we talked to him or we spoke to him?', 'more formal'],
])('of two that are not wrong the difference is told, or that she is not sure: %s', async (question, words) => {
  const { text } = await conversation('en')(question)
  expect(text).toMatch(new RegExp(words))
  expect(text).not.toContain('starting point')
})

test('“oke” before a question does not make it a sentence to check', async () => {
  expect((await conversation()('oke. data saya aman ga kalau kirim formulir?')).text).toContain('tidak dijual')
  expect((await conversation()('She go to school every day. oke ga?')).corrections).toHaveLength(1)
})

test.each([
  'Apakah kalimat ini benar: She go to school every day?',
  'bener ga: She go to school every day?',
  'Is this sentence correct: She go to school every day?',
  'can you check this: She go to school every day?',
  'is it right to say "She go to school every day"?',
])('the mark of the visitor’s question does not make a question of the sentence to check: %s', async (asked) => {
  const { corrections } = await conversation(/kalimat|bener/.test(asked) ? 'id' : 'en')(asked)
  expect(corrections[0]?.corrected).toMatch(/^She goes to school every day\.?$/)
})

test.each(['Is this correct: Where he lives?', 'cek ya: She go to school every day?'])(
  'a question to check stays one: %s',
  async (asked) => {
    expect((await conversation('en')(asked)).corrections[0]?.corrected).toMatch(
      /^(Where does he live|Does she go .*)\?$/,
    )
  },
)
