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

test.each([
  ['user: Sekar Lestari assistant: E-mailmu? user: sekar@contoh.id assistant: Nomormu? user: 0812-3456-7890', ''],
  ['user: eh salah, emailnya sekar@contoh.id user: Ada kelas malam?', 'Ada kelas malam?'],
  ['user: Biaya 2.500.000 untuk 12 kali?', 'Biaya 2.500.000 untuk 12 kali?'],
  [
    'user: Wa ku 0812 3456 7890, tolong hubungi habis jam 5 sore',
    'Wa ku 0812 3456 7890, tolong hubungi habis jam 5 sore',
  ],
])('of the details that were asked for, nothing is quoted: %s', (excerpt, words) => {
  expect(visitorsWords(excerpt, 'Sekar Lestari')).toBe(words)
})
