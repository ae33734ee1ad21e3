import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textSoFar } from './partial-json.ts'

test('of every beginning of an answer, the text so far is a beginning of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (reply, cut) => {
      const json = JSON.stringify({ intent: 'grammar', reply, lead: null })
      const part = textSoFar(json.slice(0, cut % (json.length + 1)), 'reply')
      if (part !== null) expect(reply.startsWith(part)).toBe(true)
      expect(textSoFar(json, 'reply')).toBe(reply)
    }),
  )
})

test('nothing is said before the field begins', () => {
  expect(textSoFar('{"intent":"gram', 'reply')).toBeNull()
  expect(textSoFar('{"intent":"grammar","reply":"', 'reply')).toBe('')
})
