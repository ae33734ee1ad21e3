import { expect, test } from 'vitest'
import { markedTerms } from '../../domain/chat/small-markdown.ts'
import { conversation } from '../../tests/harness/tutor-conversation.ts'
import { readText } from './read-text.ts'
import { markedSentence } from './shown-changes.ts'

const ESSAY = `Some people thinks that students should wear uniforms. I am agree with this idea.

Firstly, uniforms is cheaper than fashion clothes. For example, my mother only buy two uniforms for me every year, so she can saves money.

However, some students feels bored because they must to wear the same clothes every day. They don't can show their style.

In conclusion, I believe that uniforms are good for schools because everyone look the same and nobody is jealous.`

test('a text is reviewed once: corrections with the words around them, structure, and no cards beside it', async () => {
  const { text, corrections } = await conversation('en')(ESSAY)
  expect(text).toContain('“people thinks that” → **people think that**')
  expect(text).toContain('**What works well:**')
  expect(text).toContain('If this is for IELTS Task 2, it needs at least 250 words')
  expect(text).toContain('Some people **think** that students')
  expect(corrections).toEqual([])
})

test('its headings are no words to look up', async () => {
  const { text } = await conversation('en')(ESSAY)
  expect(markedTerms(text)).not.toContain('Structure')
  expect(markedTerms(text)).not.toContain('What works well')
})

test('a telephone number or a wish inside a letter starts nothing', async () => {
  const letter = `Dear Mr. Hadi,

I am writing to apply for the position of accountant. I want to join your company and I want to register for the test.

You can call me at 081234567890 or write to dewi@contoh.id. How much is the salary?

Best regards,
Dewi`
  const { text, lead } = await conversation('en')(letter)
  expect(text).toContain('in 2 paragraphs')
  expect(lead.start).toBe(false)
})

test('what is told of a text is true of it', () => {
  const mail = readText(
    'tolong cek ya kak\nDear Ms Clara,\nI want to resign from my position next month because I move to Bali.\nSincerely,\nNovi',
  )
  expect(mail).toMatchObject({ kind: 'mail', isFormal: true })
  expect(mail.paragraphs).toHaveLength(1)
  expect(mail.words).toBe(19)
  expect(readText('The chart shows the sales of a shop.').kind).toBe('report')
})

test('only what changed is bold', () => {
  expect(markedSentence('He go to school.', 'He goes to school.')).toBe('He **goes** to school.')
})

test('the card of a text: each change with its note, the parts of such a text and which one is missing', async () => {
  const { review } = await conversation('en')(ESSAY)
  expect(review?.paragraphs).toHaveLength(4)
  expect(review?.paragraphs[0]?.slice(0, 4)).toMatchObject([
    { kind: 'same', text: 'Some people' },
    { kind: 'old', text: 'thinks' },
    { kind: 'new', text: 'think', note: 1 },
    { kind: 'same', text: 'that students should wear uniforms. I' },
  ])
  const numbers = review?.paragraphs.flatMap((pieces) => pieces.flatMap(({ note }) => note ?? []))
  expect(new Set(numbers)).toEqual(new Set(review?.notes.map((_, at) => at + 1)))
  expect(review?.outline).toEqual([
    { part: 'opening', isMissing: true },
    { part: 'example', isMissing: false },
    { part: 'ending', isMissing: false },
  ])
})

test('a sentence that is right comes back by itself', async () => {
  expect((await conversation('id')('tolong cek: She goes to school every day.')).right).toBe(
    'She goes to school every day.',
  )
  expect((await conversation('id')('tolong cek: She go to school every day.')).right).toBeUndefined()
})

test.each([
  ['please check my essay: ', ''],
  ['Can you review this text? ', ''],
  ['tolong koreksi esaiku ya kak. ', ''],
  ['Here is my essay:\n', '\n'],
  ['Tolong cek ya\n\n', '\n\nmakasih, tolong dikoreksi ya'],
])('what asks for a review is no part of the text: %j', (before, behind) => {
  expect(readText(`${before}${ESSAY}${behind}`).text).toBe(ESSAY)
})

test.each(['We must improve this problem. It is big.', 'There are three ways to review a text: read, ask and wait.'])(
  'what only looks like a request stays: %s',
  (text) => {
    expect(readText(text).text).toBe(text)
  },
)

test('an exam has its rules only where it was named, or its task was given', async () => {
  expect(readText(ESSAY).isExam).toBe(false)
  expect(readText(`Please check my IELTS essay: ${ESSAY}`).isExam).toBe(true)
  const { text } = await conversation('en')('give me a task 2 question', ESSAY)
  expect(text).toContain('Task 2 asks for at least 250 words')
})

test.each([
  'the idea of “uniforms for all”',
  'it for two reasons: money and peace',
  'what my teacher said, “You look good in your new uniform”',
])('a text with a colon or with quotation marks is read as a whole: %s', async (idea) => {
  const { review } = await conversation('en')(ESSAY.replace('this idea', idea))
  expect(review?.paragraphs).toHaveLength(4)
  expect(review?.paragraphs[0]?.some(({ text }) => text === 'think')).toBe(true)
})

test('every change of a text has a note, also where one word stands in for another', async () => {
  const { review } = await conversation('en')(ESSAY.replace('nobody is jealous', 'they learn English very good'))
  const changes = review?.paragraphs.flat().filter(({ kind }) => kind === 'new') ?? []
  expect(changes.map(({ text }) => text)).toContain('well.')
  expect(changes.filter(({ note }) => note === undefined)).toEqual([])
})

test('notes come in both languages', async () => {
  const { review } = await conversation('id')(ESSAY)
  for (const { text } of review?.notes ?? []) expect(text.id).not.toBe(text.en)
  expect(review?.next.en).toMatch(/[a-z]/)
})
