import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'
import { openBook } from './book/open-book.ts'

const entry = openBook().entry('verb-to-be')
if (!entry) throw new Error('The book has no verb-to-be')
const [right = ''] = entry.mistake.sentences.map((one) => one.right)
const keys = entry.exercise.map((one) => one.keys[0] ?? '')

async function inLesson(...answers: string[]) {
  const say = conversation('en')
  await say('give me a lesson please')
  for (const answer of answers) await say(answer)
  return say
}

describe('a lesson on request', () => {
  test('goes through warm-up, rule, practice and use, and sums up', async () => {
    const say = conversation('en')
    expect((await say('give me a lesson please')).text).toContain('1/4')
    const rule = await say(right)
    expect(rule.text).toContain(entry.short.en)
    expect(rule.text).toContain(`3/4 Practice 1 of ${keys.length}`)
    for (const key of keys.slice(0, -1)) expect((await say(key)).text).toContain('3/4')
    expect((await say(keys.at(-1) ?? '')).text).toContain('4/4')
    const end = await say('I am a nurse. My friends are teachers.')
    expect(end.text).toContain(`You had ${keys.length + 1} of ${keys.length + 1} right.`)
    expect(end.memory).toMatchObject({ practice: null })
  })

  test.each(['thanks miss', 'what does nurse mean?'])('waits while something else is said: %s', async (words) => {
    const { text, memory } = await (await inLesson(right))(words)
    expect(text).toContain('3/4 Practice 1')
    expect(memory).toMatchObject({ practice: { kind: 'lesson', step: 'practice', index: 0 } })
  })

  test('goes on where it stopped', async () => {
    expect((await (await inLesson(right, keys[0] ?? ''))('continue')).text).toContain('3/4 Practice 2')
  })

  test('ends on request', async () => {
    expect((await (await inLesson(right))('stop')).memory).toMatchObject({ practice: null })
  })

  test('the next one looks back at what went wrong', async () => {
    const say = await inLesson(right, ...keys)
    await say('She are a teacher.')
    expect((await say('next lesson please')).text).toContain('remember what went wrong last time')
  })
})

describe('in a quiz', () => {
  test.each(['aku gak tau jawabannya kak susah', 'lewati aja kak'])(
    'whoever does not know is told and goes on: %s',
    async (words) => {
      const { text } = await conversation('id')('kuis dong', words)
      expect(text).toContain('**2/5**')
    },
  )

  test('thanks are answered, and the question waits', async () => {
    const { text } = await conversation('id')('kuis dong', 'makasih ya kak')
    expect(text).toContain('Sama-sama')
    expect(text).toContain('**1/5**')
  })

  test('an easier question takes the place of a hard one', async () => {
    const { text, memory } = await conversation('id')('kuis dong', 'kasih yang gampang dong')
    expect(text).toContain('**1/5**')
    expect(memory).toMatchObject({ practice: { kind: 'quiz', score: 0 } })
  })
})
