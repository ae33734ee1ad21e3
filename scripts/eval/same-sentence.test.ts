import { expect, test } from 'vitest'
import { isAccepted, sameSentence } from './same-sentence.ts'

test.each([
  ["I'm here.", 'i am here'],
  ["She doesn't know!", 'She does not know.'],
  ["It's late", 'It is late.'],
  ["We can't go.", 'We cannot go'],
  ["Let's go", 'Let us go.'],
  ['u r gonna love it', 'You are going to love it.'],
  ['i don’t know', "I don't know."],
])('%s is %s', (left, right) => {
  expect(sameSentence(left, right)).toBe(true)
})

test.each([
  ['She go.', 'She goes.'],
  ["My father's car.", 'My father is car.'],
])('%s is not %s', (left, right) => {
  expect(sameSentence(left, right)).toBe(false)
})

test('any of the accepted corrections is right', () => {
  expect(isAccepted('He is at school.', 'He is in school. || He is at school.')).toBe(true)
  expect(isAccepted('He is school.', 'He is in school. || He is at school.')).toBe(false)
})
