import { describe, expect, test } from 'vitest'
import { quizQuestions } from '../content/tutor-quiz.ts'
import { conversation } from '../tests/harness/tutor-conversation.ts'

/** A quiz that now asks this question, whatever its place. */
async function askedFor(gap: string) {
  const say = conversation('en')
  let { text } = await say('grammar quiz about articles please')
  for (let tries = 0; tries < 40 && !text.includes(gap); tries += 1) {
    text = (await say(text.includes('/5**') ? 'skip' : 'quiz about articles')).text
  }
  const shown = text.slice(text.indexOf(gap)).split('\n').slice(1, 4)
  return { say, placeOf: (word: string) => shown.findIndex((line) => line.endsWith(` ${word}`)) + 1 }
}

const RIGHT = /^\*\*(?:Spot on\.|Pas!)\*\*/
const WRONG = /^\*\*(?:Nearly|Hampir)\.\*\*/

describe('an answer to a question about a, an and the', () => {
  test.each(['a', 'A', 'a.', 'jawabannya a', 'My mother is a nurse.', 'it is a', 'I think a', 'a kak'])(
    'is the word that was written, never a letter of the list: %s',
    async (typed) => {
      const { say } = await askedFor('My mother is ___ nurse.')
      expect((await say(typed)).text).toMatch(RIGHT)
    },
  )

  test('the word a is wrong where another one belongs', async () => {
    const { say } = await askedFor('It is ___ best cafe in town.')
    expect((await say('a')).text).toMatch(WRONG)
  })

  test.each(['the', 'a', 'an'])('the number in front of %s chooses it', async (word) => {
    const { say, placeOf } = await askedFor('It is ___ best cafe in town.')
    expect(placeOf(word)).toBeGreaterThan(0)
    expect((await say(`${placeOf(word)}`)).text).toMatch(word === 'the' ? RIGHT : WRONG)
  })

  test.each(['nomor X', 'number X', 'X dong kak', 'X. the', 'pilih X', 'jawabannya X'])('as in %s', async (wording) => {
    const { say, placeOf } = await askedFor('It is ___ best cafe in town.')
    expect((await say(wording.replace('X', `${placeOf('the')}`))).text).toMatch(RIGHT)
  })
})

test.each([
  'I want to sign up, please connect me with your team',
  'I want to talk to a person',
  'i would like to register for a class',
  'aku mau daftar, tolong sambungkan ke tim',
])('a clear wish wins over the quiz: %s', async (wish) => {
  const { text, asksWho } = await conversation('en')('Give me a grammar quiz', wish)
  expect(asksWho).toBe(true)
  expect(text).not.toContain('/5**')
})

test.each(['I want a nurse', 'She needs an umbrella', 'I need some help with the house'])(
  'a sentence that wishes for something else is no such wish: %s',
  async (typed) => {
    expect((await conversation('en')('Give me a grammar quiz', typed)).text).toContain('/5**')
  },
)

describe('a quiz about one thing', () => {
  test.each([
    ['quiz me on articles', 'articles', 3],
    ['kuis preposisi dong', 'prepositions', 4],
    ['kuis tenses', 'tense', 5],
  ] as const)('stays with it as long as there are questions: %s', async (wish, topic, count) => {
    const say = conversation('en')
    let { text } = await say(wish)
    for (let number = 1; number <= count; number += 1) {
      expect(quizQuestions.find(({ gap }) => text.includes(`**${number}/${count}** ${gap}`))?.topic).toBe(topic)
      text = (await say('skip')).text
    }
  })

  test('a letter and a word that do not go together are asked again', async () => {
    const { say } = await askedFor('My mother is ___ nurse.')
    expect((await say('a) the')).text).toContain('My mother is ___ nurse.')
  })
})

test('a skipped question is asked once more at the end, with its own number, and only once', async () => {
  const say = conversation('en')
  const asked = /\*\*(\d)\/5\*\* (.+)/
  const [, , first] = asked.exec((await say('grammar quiz please')).text) ?? []
  const skipped = (await say('skip')).text
  expect(skipped).toContain('I’ll ask you again later.')
  for (let number = 2; number < 5; number += 1) await say('1')
  const again = (await say('1')).text
  expect(asked.exec(again)?.slice(1)).toEqual(['1', first])
  const { text, quiz } = await say('skip')
  expect(text).not.toContain('again later')
  expect(text).toContain('Your score is')
  expect(quiz).toMatchObject({ number: 1, chosen: null })
})

test('no choice of a quiz is a mark that nobody can type', () => {
  for (const { choices } of quizQuestions) for (const choice of choices) expect(choice).toMatch(/[a-z]/i)
})

test('a quiz on a topic without questions of its own takes the exercises of the book', async () => {
  const { text } = await conversation('en')('quiz me on conditionals')
  expect(text).toMatch(/\bif\b.*___|___.*\bif\b/i)
})

test.each(['kuis dong', 'give me a quiz'])('a quiz that is asked for after a correction is one: %s', async (wish) => {
  const say = conversation('id')
  await say('tolong cek: Yesterday I go to Bandung with my friend.')
  expect((await say(wish)).text).toContain('**1/5**')
})
