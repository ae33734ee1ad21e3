import { expect, test } from 'vitest'
import { practiceMessages } from './practice-messages.ts'

test('the engine has messages of both languages to practise with, none of them long', () => {
  const messages = [...practiceMessages()]
  expect(messages.length).toBeGreaterThan(240)
  expect(messages.some((text) => /\b(?:apa|gimana|kapan|bedanya)\b/i.test(text))).toBe(true)
  expect(messages.some((text) => /\b(?:she|he|they|I)\b/.test(text))).toBe(true)
  expect(Math.max(...messages.map(({ length }) => length))).toBeLessThan(300)
})
