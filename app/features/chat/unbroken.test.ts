import { expect, test } from 'vitest'
import { splitMarks, unbroken } from './unbroken.ts'

test.each([
  ['Add -er or -est.', 'Add \u2011er or \u2011est.'],
  ['-s', '\u2011s'],
  ['lewat e-mailmu, ya', 'lewat e\u2011mailmu, ya'],
  ['E-mail kami', 'E\u2011mail kami'],
  ['a 30-day money-back guarantee', 'a 30-day money\u2011back guarantee'],
])('%j keeps together what belongs together', (text, shown) => {
  expect(unbroken(text)).toBe(shown)
})

test.each(['sehari-hari', 'well-known', 'one - two', 'pages 3-5', 'pre-made'])('%j may be broken', (text) => {
  expect(unbroken(text)).toBe(text)
})

test.each([
  ['. Try it.', '.', ' Try it.'],
  ['”), or', '”),', ' or'],
  [' and more', '', ' and more'],
  ['n’t go', '', 'n’t go'],
])('of %j, %j stays with the word before', (text, marks, rest) => {
  expect(splitMarks(text)).toEqual({ marks, rest })
})
