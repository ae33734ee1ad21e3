import { expect, test } from 'vitest'
import { sameSentence } from './same-sentence.ts'

test.each([
  ["I'm here.", 'i am here'],
  ["She doesn't know!", 'She does not know.'],
  ["It's late", 'It is late.'],
  ["We can't go.", 'We cannot go'],
  ["Let's go", 'Let us go.'],
])('%s is %s', (left, right) => {
  expect(sameSentence(left, right)).toBe(true)
})

test.each([
  ['She go.', 'She goes.'],
  ["My father's car.", 'My father is car.'],
])('%s is not %s', (left, right) => {
  expect(sameSentence(left, right)).toBe(false)
})
