import { describe, expect, test } from 'vitest'
import { openLexicon } from '../words/lexicon.ts'
import { correctSentence } from './correct.ts'
import { clausesOf, openingOf } from './openings.ts'

const lexicon = openLexicon()

describe('what a sentence begins with', () => {
  test.each([
    ['In my opinion, cats are fine.', 'In my opinion, '],
    ['Honestly, I think that cats are fine.', 'Honestly, I think that '],
    ['I think Sari is right.', 'I think '],
    ['Most people agree that health matters.', 'Most people agree that '],
    ['I hope we meet again.', 'I hope '],
  ])('%s', (text, opening) => expect(openingOf(text)).toBe(opening))

  test.each(['I think about you.', 'I hope to see you.', 'I hope your success.', 'I know the answer.', 'Well done!'])(
    'none: %s',
    (text) => expect(openingOf(text)).toBe(''),
  )
})

test('clauses are those that could stand alone', () => {
  expect(clausesOf('He is late because buses are slow, but he works hard.')).toEqual([
    'He is late because',
    'buses are slow, but',
    'he works hard.',
  ])
  expect(clausesOf('We stayed because of the rain but had fun.')).toHaveLength(1)
})

describe('what is wrong behind an opening or a link is found', () => {
  test.each([
    ['I think my father he works in Batam.', 'I think my father works in Batam.'],
    [
      'In my opinion, online classes not suitable for children.',
      'In my opinion, online classes are not suitable for children.',
    ],
    ['It is hard because parents also responsible for it.', 'It is hard because parents are also responsible for it.'],
    ['i think she like it.', 'I think she likes it.'],
  ])('%s', (wrong, right) => expect(correctSentence(wrong, lexicon).corrected).toBe(right))

  test.each([
    'I think my uncle works in Batam.',
    'I think yesterday I made a mistake.',
    'You are right, but my brother and I are very different.',
    'It is good because he and his wife live in Batam.',
    'You are right, but my grandmother told me stories when I was small.',
    'It is good because eating vegetables is healthy.',
  ])('and nothing else: %s', (right) => expect(correctSentence(right, lexicon).findings).toEqual([]))
})
