import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { found } from './expect-look-up.ts'
import { lookUp } from './look-up.ts'

const words = readFileSync(join(import.meta.dirname, '../../evals/words-work-study.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[0] ?? '')

test('words of work and study at B2 and C1 have an Indonesian gloss and an example', () => {
  const poor = words.filter((word) => {
    const answer = lookUp(word)
    const [sense] = answer.found ? answer.senses : []
    return !sense?.gloss || !sense.example
  })
  expect(poor).toEqual([])
})

test.each([
  ['farther', 'comparative'],
  ['farthest', 'superlative'],
  ['further', 'comparative'],
  ['furthest', 'superlative'],
])('%s is told as the %s of far, with an example of its own', (word, degree) => {
  const { senses, alsoForms } = found(word)
  expect(alsoForms).toMatchObject([{ word: 'far', relations: [degree] }])
  expect(senses[0].definition).toContain(`${degree} of far`)
  expect(senses[0].example).toContain(word)
})
