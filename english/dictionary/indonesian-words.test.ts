import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lookUp } from './look-up.ts'

test('the first English word for a common Indonesian one is what people say, for 97 of 100', () => {
  const rows = readFileSync(join(import.meta.dirname, '../../evals/words-indonesian.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
  const others = rows.filter(([asked = '', right = '']) => !right.split('|').includes(firstEnglish(asked)))
  expect(others.length, others.join('; ')).toBeLessThanOrEqual(rows.length * 0.03)
})

function firstEnglish(asked: string): string {
  const answer = lookUp(asked)
  return (answer.found ? answer.word : answer.suggestions[0]) ?? ''
}
