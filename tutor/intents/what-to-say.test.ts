import { expect, test } from 'vitest'
import { asksWhatToSay } from './what-to-say.ts'

test.each([
  'nasabah marah antrinya lama, aku jawab apa',
  'paspornya ketinggalan, nolaknya gmn biar ga kasar',
  'cara menegur turis yang sopan',
  'how do I turn down an invitation',
  'what should I say when a guest complains',
  'a polite way to refuse',
])('what to do with words is asked for: %s', (message) => {
  expect(asksWhatToSay(message)).toBe('deed')
})

test.each(['sistemnya down, bilangnya gimana', 'how do I say it to my boss'])('plainly: %s', (message) => {
  expect(asksWhatToSay(message)).not.toBeNull()
})

test.each(['berapa biaya kelasnya', 'bedanya say sama tell apa', 'I told him the truth', 'gimana cara daftar'])(
  'something else: %s',
  (message) => {
    expect(asksWhatToSay(message)).toBeNull()
  },
)
