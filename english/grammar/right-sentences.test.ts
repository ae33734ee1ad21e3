import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLexicon } from '../words/lexicon.ts'
import { correctText } from './correct-text.ts'

const lexicon = openLexicon()
const MAX_FALSE_ALARMS = 0.005

test.each(['grammar-correct', 'grammar-correct-2'])('what is right in %s is left alone', (set) => {
  const rows = readFileSync(join(import.meta.dirname, `../../evals/${set}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  const right = rows.map((row) => row.split('\t')[2] as string)
  const mended = right.flatMap((sentence) => correctText(sentence, lexicon)).map(({ corrected }) => corrected)
  expect(right.length).toBeGreaterThan(400)
  expect(mended.length / right.length, mended.join('\n')).toBeLessThanOrEqual(MAX_FALSE_ALARMS)
})
