import { describe, expect, test } from 'vitest'
import { quizQuestions } from '../content/tutor-quiz.ts'
import { vocabularySets } from '../content/tutor-vocabulary.ts'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('a quiz of words', () => {
  const words = vocabularySets.find(({ id }) => id === 'food')?.words ?? []
  const wordAskedIn = (text: string) => words.find(([, gloss]) => text.includes(`“${gloss}”`))?.[0] ?? ''
  /** The three choices as number and word, the right one and a wrong one among them. */
  const choicesIn = (text: string) => {
    const shown = [...text.matchAll(/^- \*\*([123])\*\* (.+)$/gm)].map(([, number = '', word = '']) => ({
      number,
      word,
    }))
    const isRight = ({ word }: { word: string }) => word === wordAskedIn(text)
    return { shown, right: shown.find(isRight), wrong: shown.find((one) => !isRight(one)) }
  }
  const REPLIES = ['word', 'wrong', 'word', 'number', 'word'] as const

  test.each([
    ['en', 'give me words about food', 'quiz me on these words', 'out of 5'],
    ['id', 'minta kosakata tentang makanan dong', 'kuis kosakata ini dong', 'dari 5'],
  ] as const)(
    'asks five words of the set just shown by their meaning, and ends with the score: %s',
    async (language, wish, quiz, outOf) => {
      const say = conversation(language)
      await say(wish)
      let { text } = await say(quiz)
      const asked = new Set<string>()
      for (const [index, reply] of REPLIES.entries()) {
        expect(text).toContain(`**${index + 1}/5**`)
        const answer = wordAskedIn(text)
        const { shown, right, wrong } = choicesIn(text)
        expect(new Set(shown.map(({ word }) => word)).size).toBe(3)
        for (const { word } of shown) expect(words.map(([one]) => one)).toContain(word)
        asked.add(answer)
        text = (await say({ word: answer, wrong: wrong?.word, number: right?.number }[reply] ?? '')).text
        expect(text).toMatch(reply === 'wrong' ? /Nearly|Hampir/ : /Spot on|Pas!/)
        expect(text).toContain(words.find(([word]) => word === answer)?.[2])
      }
      expect(asked.size).toBe(5)
      expect(text).toContain(`**4 ${outOf}**`)
    },
  )

  test.each([
    'test me on this vocabulary',
    'can you quiz me on those words?',
    'give me a vocabulary quiz please',
    'kuis kata-kata tadi',
    'uji aku dengan kata-kata ini dong',
    'tes kosakata yang tadi ya kak',
    'kuis',
    'quiz me',
  ])('follows a set by %s', async (wish) => {
    const { text } = await conversation()('minta kosakata tentang makanan dong', wish)
    expect(text).toContain('**1/5**')
    expect(wordAskedIn(text)).not.toBe('')
  })

  test.each(['kuis grammar dong', 'give me a quiz about tenses', 'kuis preposisi'])(
    'is not what %s asks for, after a set either',
    async (wish) => {
      const { text } = await conversation()('minta kosakata tentang makanan dong', wish)
      expect(
        quizQuestions.some(({ gap }) => text.includes(gap)),
        text,
      ).toBe(true)
    },
  )

  test.each([
    ['en', 'vocabulary quiz please', /theme/],
    ['id', 'kuis kosakata dong', /[Tt]ema/],
  ] as const)('without a set asks which theme, and takes the one that is named: %s', async (language, wish, asks) => {
    const say = conversation(language)
    const { text } = await say(wish)
    expect(text).toMatch(asks)
    expect(text).not.toContain('1/5')
    expect(wordAskedIn((await say(language === 'en' ? 'food' : 'makanan')).text)).not.toBe('')
  })

  test('takes any of its themes', async () => {
    const { text } = await conversation()('kuis kosakata dong', 'cuaca')
    expect(text).toContain('Kuis kosakata **cuaca**')
  })

  test.each(['quiz me on food words', 'kuis kosakata makanan dong'])(
    'of a theme named at once begins at once: %s',
    async (wish) => {
      expect(wordAskedIn((await conversation()(wish)).text)).not.toBe('')
    },
  )

  test.each([
    ['quiz tentang hotel', 'hotel'],
    ['kuis kantor dong', 'kantor'],
    ['bisa bikin quiz soal bandara?', 'bandara'],
    ['tes aku tentang buah', 'buah'],
    ['a quiz about travel please', 'travel'],
    ['quiz me on hotels', 'the hotel'],
    ['can you give me a quiz about job interviews?', 'job interviews'],
    ['restaurant quiz please', 'the restaurant'],
  ])('of a subject is on its words: %s', async (wish, theme) => {
    const { text } = await conversation()(wish)
    expect(text.split('\n')[0]).toContain(`**${theme}**`)
    expect(text).toContain('**1/5**')
  })

  test.each(['quiz about passive voice', 'kuis tentang kata kerja', 'quiz about articles'])(
    'of a subject of grammar is on grammar: %s',
    async (wish) => {
      const { text } = await conversation()(wish)
      expect(quizQuestions.some(({ gap }) => text.includes(gap))).toBe(true)
    },
  )

  test('of a list without examples tells the answer in whole sentences', async () => {
    expect((await conversation()('quiz tentang restoran', 'skip')).text).toMatch(/ = [^.\n]+\. Nanti aku tanyakan/)
  })

  test('of a subject without words says which there are, and takes one of them', async () => {
    const say = conversation()
    const { text } = await say('quiz tentang anime')
    expect(text).toContain('**anime** belum ada')
    expect(text).toContain('makanan dan dapur')
    expect(wordAskedIn((await say('makanan')).text)).not.toBe('')
  })

  test('waits while something else is asked, hints, skips, and can be stopped', async () => {
    const say = conversation('en')
    await say('give me words about food')
    const answer = wordAskedIn((await say('quiz me on these words')).text)
    const aside = (await say('what does reluctant mean?')).text
    expect(aside).toContain('unwilling')
    expect(wordAskedIn(aside)).toBe(answer)
    const hint = (await say('hint please')).text
    expect(hint).toContain(`**${answer[0]}**`)
    expect(wordAskedIn(hint)).toBe(answer)
    expect((await say('why?')).text).toContain('**1/5**')
    const skipped = (await say('idk')).text
    expect(skipped).toContain(`The answer is **${answer}**`)
    expect(skipped).toContain('**2/5**')
    expect((await say('stop')).memory).toMatchObject({ practice: null, brokenOff: { score: 0, count: 1 } })
  })

  test('is played once more by the same word, and a word with its article is its answer', async () => {
    const say = conversation('en')
    await say('give me words about food')
    let { text } = await say('quiz me on these words')
    for (let number = 1; number <= 5; number += 1) text = (await say(`the ${wordAskedIn(text)}`)).text
    expect(text).toContain('**5 out of 5**')
    expect(wordAskedIn((await say('quiz')).text)).not.toBe('')
  })

  test.each([
    'We had a quiz about new words yesterday.',
    'kata temanku, tes penempatannya gratis ya?',
    'is there a vocabulary test in the placement test?',
    'mau tanya soal kosakata dong kak',
  ])('is not begun by %s', async (text) => {
    expect((await conversation()(text)).text).not.toMatch(/1\/5|mau kuuji|Which theme/)
  })

  test('has enough words in every set', () => {
    for (const set of vocabularySets) expect(set.words.length, set.id).toBeGreaterThanOrEqual(5)
  })
})
