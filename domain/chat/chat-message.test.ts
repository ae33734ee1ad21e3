import { expect, test } from 'vitest'
import { conversationExcerpt, visitorsWords } from './chat-message.ts'

test('of an excerpt for the staff the visitor’s own words are told from the tutor’s', () => {
  const excerpt = conversationExcerpt([
    { role: 'user', content: 'Hai, aku mau IELTS.\nBisa kelas malam?' },
    { role: 'assistant', content: 'Bisa!\nSiapa namamu?' },
    { role: 'user', content: 'Sekar' },
  ])
  expect(visitorsWords(excerpt)).toBe('Hai, aku mau IELTS.\nBisa kelas malam?\nSekar')
  const stored = excerpt.replaceAll('\n', ' ')
  expect(visitorsWords(stored)).toBe('Hai, aku mau IELTS. Bisa kelas malam?\nSekar')
  expect(visitorsWords('assistant: Halo!')).toBe('')
})
