import { describe, expect, test } from 'vitest'
import { openLexicon } from '../words/lexicon.ts'
import { correctSentence } from './correct.ts'
import { families } from './families.ts'
import { compileRule, editsOf } from './pattern/family.ts'
import { readSentence } from './sentence.ts'

const lexicon = openLexicon()

describe.each(families)('$id', ({ family }) => {
  const rules = family.rules.map((rule) => ({ when: String(rule.when), rule: compileRule(rule) }))

  test.each(rules)('fires on what it mends, and not on what it leaves: $when', ({ rule }) => {
    const fires = (text: string) => editsOf(rule, family, readSentence(text, lexicon)).length > 0
    expect(Object.keys(rule.mends).filter((wrong) => !fires(wrong))).toEqual([])
    expect(Object.keys(rule.mends)).not.toEqual([])
    expect((rule.leaves ?? []).filter(fires)).toEqual([])
  })

  test.each(rules)('the corrector mends it: $when', ({ rule }) => {
    const wrong = Object.keys(rule.mends)
    expect(Object.fromEntries(wrong.map((text) => [text, correctSentence(text, lexicon).corrected]))).toEqual(
      rule.mends,
    )
  })

  test.each(rules)('the corrector leaves what is right: $when', ({ rule }) => {
    const right = [...Object.values(rule.mends), ...(rule.leaves ?? [])]
    expect(right.map((text) => correctSentence(text, lexicon).corrected)).toEqual(right)
  })

  test('something that looks like it is left', () => {
    expect(family.rules.flatMap(({ leaves = [] }) => leaves)).not.toEqual([])
  })
})
