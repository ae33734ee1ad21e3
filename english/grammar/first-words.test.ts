import { expect, test } from 'vitest'
import { firstWords } from './first-words.ts'

const cases: [pattern: string, words: string[] | undefined][] = [
  ['(make|makes) (?:a )?cake', ['make', 'makes']],
  ['(?:a )?lot of (x|y)', ['a', 'lot']],
  ["(is|it's|'m) quite", ['is', 'it', 'm']],
  ['^(?<!\\b(?:do|does) )(i|we) already', ['i', 'we']],
  ['(?:(?:go|goes)) home', ['go', 'goes']],
  ['one way|another way', ['one', 'another']],
  ['colou?r of', undefined],
  ['(i|\\w+) go', undefined],
  ['(explain)(s|ed)? me', undefined],
]

test.each(cases)('what every match of %s begins with', (pattern, words) => {
  const found = firstWords(pattern)
  expect(found && [...found]).toEqual(words)
})
