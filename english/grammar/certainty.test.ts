import { expect, test } from 'vitest'
import { rowsOf } from '../data/rows.ts'
import { openLexicon } from '../words/lexicon.ts'
import { CIRCUMSTANCES, certaintyOf, contextOf } from './certainty.ts'
import { correctSentence } from './correct.ts'
import type { Reason } from './reason.ts'
import { reasons } from './reasons/en.ts'
import { type Rule, readSentence } from './sentence.ts'

const lexicon = openLexicon()
const contextIn = (text: string) => contextOf(readSentence(text, lexicon))
const edit = { start: 0, end: 0, text: '', rule: 'copula' } as const

const SHORT = 'She teacher.'
const LONG = 'She teacher at the old school near the river where my father and my mother met for the first time.'

test('the bars rise with the length of the sentence and with unknown words', () => {
  expect(contextIn(LONG).bars.show).toBeGreaterThan(contextIn(SHORT).bars.show)
  expect(contextIn('She glorpy teacher.').bars.ask).toBeGreaterThan(contextIn(SHORT).bars.ask)
})

test('a heading with several clauses makes a rule less sure', () => {
  const heading = contextIn('Rules: who may come, what to bring, when to leave')
  expect(heading.circumstances).toEqual(expect.arrayContaining(['heading', 'clauses']))
  expect(certaintyOf('copula', edit, heading)).toBeLessThan(certaintyOf('copula', edit, contextIn(SHORT)))
})

test('circumstances never make a rule surer', () => {
  const weights = new Map(rowsOf('certainty.tsv').map(([name, , , weight]) => [name, Number(weight)]))
  expect(CIRCUMSTANCES.filter((one) => (weights.get(one) ?? 0) > 0)).toEqual([])
})

test('a finding says which rule found it and how sure that rule is', () => {
  expect(correctSentence(SHORT, lexicon).findings[0]).toMatchObject({ by: 'copula', rule: 'copula' })
  expect(correctSentence(SHORT, lexicon).findings[0]?.certainty).toBeGreaterThan(0.75)
})

test('nobody is asked whether they meant what is to be corrected itself', () => {
  const context = contextIn(LONG)
  const unsure = (Object.keys(reasons) as Reason[]).find((rule) => {
    const certainty = certaintyOf(rule, { ...edit, rule }, context)
    return context.bars.ask <= certainty && certainty < context.bars.show
  })
  if (!unsure) throw new Error('Every rule is sure')
  const instead = (from: string, to: string): Rule => ({
    id: unsure,
    find: ({ text }) => {
      const start = text.indexOf(from)
      return start < 0 ? [] : [{ start, end: start + from.length, text: to, rule: unsure }]
    },
  })
  const offered = (...rules: Rule[]) => correctSentence(LONG, lexicon, { rules }).corrected
  expect(offered(instead('old', 'new'))).toBe(LONG.replace('old', 'new'))
  expect(offered(instead('big', 'high'), instead('new', 'big'), instead('old', 'new'))).toBe(LONG)
})
