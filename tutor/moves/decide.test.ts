import { expect, test } from 'vitest'
import { conversation } from '../../tests/harness/tutor-conversation.ts'
import { EVIDENCE } from './move.ts'
import { SOURCES } from './sources.ts'

test('sources stand in the order of their evidence, so that the table reads as it is decided', () => {
  const places = SOURCES.map(({ evidence }) => EVIDENCE.indexOf(evidence))
  expect(places).toEqual([...places].sort((left, right) => left - right))
})

test('an address and a number in one message are a wish to be contacted, in the middle of practice too', async () => {
  const talk = conversation('en')
  expect((await talk('quiz please', 'Kenji Sato, kenji@example.com, +62 811 234 5678')).asksWho).toBe(true)
})

test('a text of several paragraphs is reviewed as a whole: what is good, corrections, structure, one thing to practise', async () => {
  const { text, asksWho } = await conversation('en')(`Dear Mr Hadi,

I am writing to ask about the payment for invoice 204. We has sent it in June, but we did not received the money. She go to the bank yesterday to check it.

Best regards,
Rina`)
  expect(text).toMatch(/\*\*What to correct:\*\*/)
  expect(text).toMatch(/received.*” → \*\*.*receive/)
  expect(text).toMatch(/Structure:\*\*\n- The structure is fine/)
  expect(asksWho).toBe(false)
})

test('a text in English is reviewed in the language of the page', async () => {
  const { text } = await conversation('id')(
    'Dear Mr Hadi,\n\nI am writing to ask about the payment for invoice 204. We has sent it in June, but we did not received it. She go to the bank yesterday.\n\nBest regards,\nRina',
  )
  expect(text).toContain('Yang perlu dirapikan')
})

test('a text of 5,000 characters does not hold up the others, nor does a long question', async () => {
  const say = conversation('en')
  await say('hello')
  const sentence = 'Nowadays many people think that technology make our life easier, but it is not always true. '
  for (const [length, limitMs] of [
    [5000, 5000],
    [300, 1500],
  ] as const) {
    const before = process.cpuUsage()
    await say(sentence.repeat(60).slice(0, length))
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000, String(length)).toBeLessThan(limitMs)
  }
})
