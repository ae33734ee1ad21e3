import { describe, expect, test } from 'vitest'
import { rowsOf } from '../data/rows.ts'
import { openLexicon } from '../words/lexicon.ts'
import { correctSentence } from './correct.ts'
import { phrases } from './phrases.ts'
import { rules } from './rules.ts'
import { applyEdit, readSentence } from './sentence.ts'

const lexicon = openLexicon()
const others = rules.filter((rule) => !phrases.some((one) => one === rule))

interface Examples {
  mends: [wrong: string, right: string][]
  leaves: string[]
}

/** A row that names no rule belongs to the one above; without a wrong sentence, the right one must be left alone. */
const examples = new Map<string, Examples>()
let named = ''
for (const [rule = '', wrong = '', right = ''] of rowsOf('rule-examples.tsv')) {
  named = rule || named
  const of = examples.get(named) ?? { mends: [], leaves: [] }
  examples.set(named, of)
  if (wrong) of.mends.push([wrong, right])
  else of.leaves.push(right)
}

test('every rule has examples, and they are of rules that there are', () => {
  expect([...examples.keys()].sort()).toEqual([...new Set(others.map(({ id }) => id))].sort())
})

describe.each(others)('$id', ({ id, find }) => {
  const { mends = [], leaves = [] } = examples.get(id) ?? {}

  test.each(mends)('mends: %s', (wrong, right) => {
    expect(find(readSentence(wrong, lexicon)).map((edit) => applyEdit(wrong, edit))).not.toEqual([])
    expect(correctSentence(wrong, lexicon).corrected).toBe(right)
  })

  test.each(leaves)('leaves: %s', (right) => {
    expect(correctSentence(right, lexicon)).toMatchObject({ corrected: right, findings: [] })
  })
})
