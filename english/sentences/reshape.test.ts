import { expect, test } from 'vitest'
import { type Shape, shapeOf } from '../grammar/shape.ts'
import { openLexicon } from '../words/lexicon.ts'
import { askShape, inTense, negated, sayShape, withSubject } from './reshape.ts'

const lexicon = openLexicon()
const read = (text: string): Shape => {
  const shape = shapeOf(text, lexicon)
  if (!shape) throw new Error(`No shape: ${text}`)
  return shape
}
const said = (shape: Shape | null): string | null => shape && sayShape(shape)

const SENTENCES = [
  'My uncle catches fish every night and sells it in the market.',
  "She doesn't like spicy food.",
  'I am very tired.',
  'He can swim.',
  'She has lived here for two years.',
  'They were late yesterday.',
]

test.each(SENTENCES)('%s is said as it was', (text) => {
  expect(sayShape(read(text))).toBe(text)
})

test.each([
  ['My uncle catches fish and sells it.', 'They catch fish and sell it.'],
  ['I am very tired.', 'They are very tired.'],
  ["She doesn't like spicy food.", "They don't like spicy food."],
  ['She has lived here for two years.', 'They have lived here for two years.'],
])('%s with they', (text, expected) => {
  expect(said(withSubject(read(text), { subject: 'they', person: 'many' }))).toBe(expected)
})

test.each([
  ['My uncle catches fish and sells it.', "My uncle doesn't catch fish and doesn't sell it."],
  ['He always goes to work by bus.', "He doesn't always go to work by bus."],
  ['I went to Bandung yesterday.', "I didn't go to Bandung yesterday."],
  ['He can swim.', "He can't swim."],
  ["She doesn't like spicy food.", null],
])('%s in the negative', (text, expected) => {
  expect(said(negated(read(text)))).toBe(expected)
})

test.each([
  ['My uncle catches fish and sells it.', 'Does my uncle catch fish and sell it?'],
  ['I am very tired.', 'Am I very tired?'],
  ['She has lived here for two years.', 'Has she lived here for two years?'],
  ['They were late yesterday.', 'Were they late yesterday?'],
])('%s as a question', (text, expected) => {
  expect(askShape(read(text))).toBe(expected)
})

test.each([
  ['I go to the market every day.', 'past', undefined, 'I went to the market every day.'],
  ['I go to the market every day.', 'past', 'last night', 'I went to the market last night.'],
  ['He catches fish every night and sells it.', 'past', 'last night', 'He caught fish and sold it last night.'],
  ['I go to the market.', 'past', undefined, 'I went to the market yesterday.'],
  ['I went to Bandung yesterday.', 'future', undefined, 'I will go to Bandung tomorrow.'],
  ['They were late yesterday.', 'present', 'now', 'They are late now.'],
  ['She has lived here for two years.', 'future', undefined, null],
] as const)('%s in the %s %s', (text, tense, time, expected) => {
  expect(said(inTense(read(text), tense, time))).toBe(expected)
})
