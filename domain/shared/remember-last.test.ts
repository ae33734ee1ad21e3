import { expect, test } from 'vitest'
import { rememberLatest } from './remember-last.ts'

test('the latest answers are kept, the one that was asked for longest ago is forgotten', () => {
  const asked: string[] = []
  const ask = rememberLatest(2, (text) => {
    asked.push(text)
    return text.toUpperCase()
  })
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
  expect(asked).toEqual(['a', 'b', 'c', 'b'])
})

test('what failed is tried again', () => {
  let isBroken = true
  const ask = rememberLatest(2, (text) => {
    if (isBroken) throw new Error('broken')
    return text
  })
  expect(() => ask('a')).toThrow('broken')
  isBroken = false
  expect(ask('a')).toBe('a')
})
