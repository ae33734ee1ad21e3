import { expect, test } from 'vitest'
import { shapeOf } from '../grammar/shape.ts'
import { openLexicon } from '../words/lexicon.ts'
import { inActive, inPassive } from './voice.ts'

const lexicon = openLexicon()
const shape = (text: string) => {
  const read = shapeOf(text, lexicon)
  if (!read) throw new Error(`No shape: ${text}`)
  return read
}
const BASES: Record<string, string> = { sent: 'send', eaten: 'eat', repaired: 'repair', made: 'make' }
const words = {
  baseOf: (word: string) => BASES[word] ?? null,
  isWord: (word: string) => ['the', 'my', 'rice'].includes(word),
}

test.each([
  ['The report was sent yesterday by my team.', 'My team sent the report yesterday.'],
  ['The car was repaired by him.', 'He repaired the car.'],
  ['Rice is eaten every day.', 'Somebody eats rice every day.'],
])('in the active: %s', (passive, active) => {
  expect(inActive(shape(passive), words)).toBe(active)
})

test.each([
  ['I eat rice every day.', 'Rice is eaten by me every day.'],
  ['My brother repaired the cars.', 'The cars were repaired by my brother.'],
])('in the passive: %s', (active, passive) => {
  expect(inPassive(shape(active), words)).toBe(passive)
})

test('a verb without an object has no passive', () => {
  expect(inPassive(shape('She works in a bank.'), words)).toBeNull()
})
