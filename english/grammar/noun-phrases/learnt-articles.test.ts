import { describe, expect, test } from 'vitest'
import { openLexicon } from '../../words/lexicon.ts'
import { correctSentence } from '../correct.ts'
import { readSentence } from '../sentence.ts'
import { articleChances } from './article-chances.ts'
import { articleSlots } from './article-slots.ts'
import { articleEvidence } from './learnt-articles.ts'

const lexicon = openLexicon()
const read = (text: string) => readSentence(text, lexicon)

describe('where a noun phrase may have an article', () => {
  test.each([
    ['She bought the old house.', ['the old house']],
    ['He drives a small bus.', ['a small bus']],
    ['We drank cold water.', ['cold water']],
    ["My two sons saw that car and Rina's dog.", []],
  ])('%s', (text, phrases) => {
    const { tokens } = read(text)
    const found = articleSlots(tokens).map(({ article, from, head }) =>
      text.slice(tokens[article ?? from]?.start, tokens[head]?.end),
    )
    expect(found).toEqual(phrases)
  })
})

test('the chances of the three choices add up to one, and do not depend on the article that is written', () => {
  const [bare] = articleChances(read('He works as courier.'))
  const [written] = articleChances(read('He works as a courier.'))
  expect((bare?.chances.none ?? 0) + (bare?.chances.a ?? 0) + (bare?.chances.the ?? 0)).toBeCloseTo(1)
  expect(written?.chances).toEqual(bare?.chances)
})

test.each([
  ['Could you open window behind you?', 'Could you open the window behind you?'],
  ['I have cooked for group of two hundred guests.', 'I have cooked for a group of two hundred guests.'],
  ['Good leader should listen to his people.', 'A good leader should listen to his people.'],
])('what right English seldom has is mended: %s', (wrong, right) => {
  expect(correctSentence(wrong, lexicon).corrected).toBe(right)
})

test.each([
  'The birds change direction in autumn.',
  'The fishermen did not go to sea.',
  'They went from country to country.',
  'We met at Gambir station last night.',
  'University graduates earn more.',
])('what is usual without an article is left: %s', (right) => {
  expect(correctSentence(right, lexicon)).toMatchObject({ corrected: right, findings: [] })
})

test.each([
  ['He works as courier.', 'a ', 'courier', 'sure'],
  ['He went to sea.', 'the ', 'sea', 'against'],
] as const)('%s: what is usual tells for an article or against it', (text, article, noun, evidence) => {
  const start = text.indexOf(noun)
  expect(articleEvidence(read(text), { start, end: start, text: article, rule: 'article-the' })).toBe(evidence)
})
