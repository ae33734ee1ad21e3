import { expect, test } from 'vitest'
import { openLexicon } from '../../english/words/lexicon.ts'
import { createMeanings, type Meanings, meaningOf, UNMEANT, VECTOR_SIZE } from './meanings.ts'

const lexicon = openLexicon()

/** Words that mean one of two things: 'suitcase' and 'koper' the first, 'shout' the second. */
function meanings(): Meanings {
  const means = { suitcase: 0, koper: 0, shout: 1 }
  const sorted = Object.entries(means).sort(([one], [other]) => meaningOf(one) - meaningOf(other))
  const vectors = new Int8Array(sorted.length * VECTOR_SIZE)
  for (const [at, [, meaning]] of sorted.entries()) vectors[at * VECTOR_SIZE + meaning] = 127
  const entries = new Float32Array(2 * VECTOR_SIZE)
  for (const entry of [0, 1]) entries[entry * VECTOR_SIZE + entry] = 1
  return {
    names: ['lost-luggage', 'angry-customer'],
    features: Uint32Array.from(sorted, ([word]) => meaningOf(word)),
    vectors,
    scales: new Float32Array(sorted.length).fill(1 / 127),
    entries,
    biases: new Float32Array(2),
  }
}

test('a word of the other language with the same meaning leads to the same entry', () => {
  const scores = createMeanings(['angry-customer', 'lost-luggage'], lexicon, meanings())
  const [angry = 0, lost = 0] = scores(['kopernya', 'rusak'])
  expect(lost).toBeGreaterThan(-0.01)
  expect(angry).toBeLessThan(-7)
})

test('an entry that came to the book later is neither likely nor ruled out', () => {
  const scores = createMeanings(['lost-luggage', 'new-entry'], lexicon, meanings())
  const [lost = 0, later = 0] = scores(['shout'])
  expect(later).toBeGreaterThan(lost)
  expect(later).toBeGreaterThan(UNMEANT)
})

test('words that nobody knows say nothing about any entry', () => {
  const [one = 0, other = 0] = createMeanings(['angry-customer', 'lost-luggage'], lexicon, meanings())(['zzyzx'])
  expect(one).toBeCloseTo(other)
})
