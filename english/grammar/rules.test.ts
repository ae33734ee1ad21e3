import { describe, expect, test } from 'vitest'
import { openLexicon } from '../words/lexicon.ts'
import { correctSentence } from './correct.ts'
import { clauses } from './examples/clauses.ts'
import { government } from './examples/government.ts'
import { nouns } from './examples/nouns.ts'
import { patterns } from './examples/patterns.ts'
import { prepositions } from './examples/prepositions.ts'
import type { RuleExamples } from './examples/rule-examples.ts'
import { tenses } from './examples/tenses.ts'
import { verbs } from './examples/verbs.ts'
import { wordSlots } from './examples/word-slots.ts'
import { words } from './examples/words.ts'
import { families } from './families.ts'
import { rules } from './rules.ts'
import { applyEdit, readSentence } from './sentence.ts'

const lexicon = openLexicon()
const EXAMPLES: RuleExamples = {
  ...clauses,
  ...government,
  ...nouns,
  ...patterns,
  ...prepositions,
  ...tenses,
  ...verbs,
  ...wordSlots,
  ...words,
}

const others = rules.filter((rule) => !families.some((one) => one === rule))

test('every rule has examples', () => {
  expect(others.map(({ id }) => id).filter((id) => !(id in EXAMPLES))).toEqual([])
})

describe.each(others)('$id', ({ id, find }) => {
  const { mends = [], leaves = [] } = EXAMPLES[id] ?? {}

  test.each(mends)('mends: %s', (wrong, right) => {
    expect(find(readSentence(wrong, lexicon)).map((edit) => applyEdit(wrong, edit))).not.toEqual([])
    expect(correctSentence(wrong, lexicon).corrected).toBe(right)
  })

  test.each(leaves)('leaves: %s', (right) => {
    expect(correctSentence(right, lexicon)).toMatchObject({ corrected: right, findings: [] })
  })
})
