import { expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

test('the apostrophe of a short form opens no quotation', async () => {
  const { text } = await conversation('en')("I'll write it down. Is it 'fewer chairs' or 'less chairs'?")
  expect(text).toContain('**fewer chairs**')
})

test('a list that was told before is not cut off at its colon', async () => {
  const { text } = await conversation('en')('what courses do you offer?', 'which classes do you have?')
  expect(text).not.toMatch(/:\n/)
  expect(text).toContain('**Business English**')
})

test('a noun has no degrees', async () => {
  const { text } = await conversation('en')('five comparative sentences about fruit, please')
  expect(text).not.toContain('more sentences')
})
