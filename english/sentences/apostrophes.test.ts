import { expect, test } from 'vitest'
import { correctText } from '../grammar/correct-text.ts'
import { openLexicon } from '../words/lexicon.ts'
import { straighten } from './apostrophes.ts'

const lexicon = openLexicon()

test('every kind of apostrophe is read as a straight one, at the same place', () => {
  expect(straighten('I’m sure it`s Budi´s, the boys’ room')).toBe("I'm sure it's Budi's, the boys' room")
  expect(straighten('‘Yes’, he said')).toBe("‘Yes', he said")
})

test.each([
  ['I don’t can swim.', 'I can’t swim.'],
  ['I dont know, but it’s okay.', 'I don’t know, but it’s okay.'],
  ['Can’t you borrow me your pen?', 'Can’t you lend me your pen?'],
  ['She doesn’t must go.', 'She doesn’t have to go.'],
  ["I don't can swim.", "I can't swim."],
  [
    "We'll discuss it in Monday’s meeting and he don’t know.",
    "We'll discuss it in Monday’s meeting and he doesn’t know.",
  ],
])('the correction of %s is written as its writer writes', (wrong, right) => {
  expect(correctText(wrong, lexicon)).toMatchObject([{ original: wrong, corrected: right }])
})

test('what is found shows the apostrophe of the writer', () => {
  expect(correctText('I don’t can swim.', lexicon)[0]?.findings[0]).toMatchObject({ from: 'don’t can', to: 'can’t' })
})

test.each(['It’s John’s, isn’t it?', "I can't, you can’t."])('%s is left as it is', (right) => {
  expect(correctText(right, lexicon)).toEqual([])
})
