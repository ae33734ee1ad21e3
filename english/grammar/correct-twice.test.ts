import { expect, test } from 'vitest'
import { openEncoder } from '../encoder/encoder.ts'
import { openLexicon } from '../words/lexicon.ts'
import { correctText } from './correct-text.ts'

const lexicon = openLexicon()
const again = { encode: openEncoder(), corrected: new Map() }
const twice = (text: string) => correctText(text, lexicon, { again })[0]?.corrected ?? text
const byRules = (text: string) => correctText(text, lexicon)[0]?.corrected ?? text

test.each(['Friday it is.', 'What’s it say?', 'Wholesale orders taken.', 'Have you spoken to upstairs?'])(
  'what only looks wrong is left: %s',
  (right) => {
    expect(byRules(right)).not.toBe(right)
    expect(twice(right)).toBe(right)
  },
)

test('what no rule finds is added, with a reason', () => {
  const [found] = correctText('Thank you for order again at our bakery.', lexicon, { again })
  expect(found?.corrected).toBe('Thank you for ordering again at our bakery.')
  expect(found?.findings).toMatchObject([{ rule: 'word-class', from: 'order', to: 'ordering', by: 'second-reading' }])
})

test('beside what the rules find', () =>
  expect(twice('In our village, many children has to walk two hours for reach the school.')).toBe(
    'In our village, many children have to walk two hours to reach the school.',
  ))

test.each([
  ['Please open the lamp.', 'Please turn on the lamp.'],
  ['He recieve the parcel.', 'He receives the parcel.'],
])('which words go together and how they are spelt the rules know better: %s', (wrong, right) =>
  expect(twice(wrong)).toBe(right),
)

test('a curly apostrophe stays one', () =>
  expect(twice('Thank you for order again, it’s our pleasure.')).toBe(
    'Thank you for ordering again, it’s our pleasure.',
  ))

test('of a long text what the rules find is doubted, and nothing added', () => {
  const brief = { ...again, corrected: new Map(), isBrief: true }
  expect(correctText('Thank you for order again at our bakery.', lexicon, { again: brief })).toEqual([])
  expect(correctText('Friday it is.', lexicon, { again: brief })).toEqual([])
})
