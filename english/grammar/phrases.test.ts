import { describe, expect, test } from 'vitest'
import { namesIn, rowsOf } from '../data/rows.ts'
import { openLexicon } from '../words/lexicon.ts'
import { correctSentence } from './correct.ts'
import { compilePhrase, editsOf, type Phrase } from './pattern/phrase.ts'
import { phrases, recordsOf } from './phrases.ts'
import { readSentence } from './sentence.ts'

const lexicon = openLexicon()

describe.each(phrases)('$id', ({ reason, records }) => {
  const rules = records.map((record) => ({ when: String(record.when), rule: compilePhrase(record) }))

  test.each(rules)('fires on what it mends, and not on what it leaves: $when', ({ rule }) => {
    const fires = (text: string) => editsOf(rule, reason, readSentence(text, lexicon)).length > 0
    expect(Object.keys(rule.mends).filter((wrong) => !fires(wrong))).toEqual([])
    expect(Object.keys(rule.mends)).not.toEqual([])
    expect(rule.leaves.filter(fires)).toEqual([])
  })

  test.each(rules)('the corrector mends it: $when', ({ rule }) => {
    const wrong = Object.keys(rule.mends)
    expect(Object.fromEntries(wrong.map((text) => [text, correctSentence(text, lexicon).corrected]))).toEqual(
      rule.mends,
    )
  })

  test.each(rules)('the corrector leaves what is right: $when', ({ rule }) => {
    const right = [...Object.values(rule.mends), ...rule.leaves]
    expect(right.map((text) => correctSentence(text, lexicon).corrected)).toEqual(right)
  })
})

test('a row without a phase adds to the record above it', () => {
  const rows = [
    ['nouns', 'a b', '-', 'a b c', 'Wrong.', 'Right.'],
    ['', 'd', '', '', '', 'Left.'],
    ['words', 'e', 'f', '', 'Bad.', 'Good.'],
  ]
  expect(recordsOf(rows)).toEqual([
    { phase: 'nouns', when: ['a b', 'd'], say: '', not: ['a b c'], mends: { 'Wrong.': 'Right.' }, leaves: ['Left.'] },
    { phase: 'words', when: ['e'], say: 'f', not: [], mends: { 'Bad.': 'Good.' }, leaves: [] },
  ])
})

test.each(namesIn('phrases'))('%s: a record has a pattern, what is said and a wrong sentence', (name) => {
  const rows = rowsOf(`phrases/${name}`)
  expect(rows.filter((row) => row.length > 6)).toEqual([])
  expect(rows.filter(([phase, when, say, , wrong, right]) => phase && !(when && say && wrong && right))).toEqual([])
})

test('each reason has something that looks like it and is left', () => {
  const byReason = Map.groupBy(phrases, ({ reason }) => reason)
  const without = [...byReason].filter(([, rules]) => rules.every(({ records }) => records.every(hasNoLeft)))
  expect(without.map(([reason]) => reason)).toEqual([])
})

const hasNoLeft = ({ leaves }: Phrase) => leaves.length === 0
