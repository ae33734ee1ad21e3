import { expect, test } from 'vitest'
import { gapGroups } from '../../content/tutor-gap-groups.ts'
import { practiceSubjects } from '../../content/tutor-quiz-requests.ts'
import { correctSentence } from '../../english/grammar/correct.ts'
import { openLexicon } from '../../english/words/lexicon.ts'
import { openBook } from '../book/open-book.ts'
import { GAP, gapRows } from '../book/read-gaps.ts'
import { itemsOf, ofEntry, ofForms, ofTheme, ofVerbs, type PracticeItem } from './practice-items.ts'
import type { Turn } from './turn.ts'

const lexicon = openLexicon()
const turn = { teaching: openBook() } as Turn
const LOOKED_AT = 12
const EACH = 17

const filled = ({ sentence }: PracticeItem, choice: string): string => {
  const whole = sentence.replace(GAP, choice).replaceAll(/\s*\([^)]*\)/g, '')
  return whole.charAt(0).toUpperCase() + whole.slice(1)
}
const isWrong = (sentence: string): boolean => correctSentence(sentence, lexicon).findings.length > 0

const entries = turn.teaching.names.filter((name) => turn.teaching.kindOf(name) !== 'care')
const kinds = [
  ...gapGroups.map((group) => ofForms(group.slice(0, 3))),
  ...['go/goes', 'give/gave', 'borrow/lend', 'say/tell', 'in/on/at', 'he/she/it/they'].map((one) => `forms ${one}`),
  ofVerbs(['buy', 'bring', 'think']),
  ...practiceSubjects.map(({ entries: named }) => ofEntry(named)),
  ...entries.filter((_, at) => at % EACH === 0).map(ofEntry),
  ofTheme('hotel'),
]

test.each(kinds)('%s: what is right is not corrected, and every choice is another one', (of) => {
  const items = itemsOf(turn, of).slice(0, LOOKED_AT)
  // What is said in a situation is asked by a word of it, whatever is thought of the rest.
  const isOfWords = of.startsWith(ofTheme('')) || turn.teaching.kindOf(of.replace(ofEntry(''), '')) === 'situations'
  expect(items.filter(({ sentence }) => !sentence.includes(GAP))).toEqual([])
  expect(items.filter(({ choices }) => new Set(choices.map((one) => one.toLowerCase())).size < 2)).toEqual([])
  expect(items.map((item) => filled(item, item.choices[0] ?? '')).filter((one) => !isOfWords && isWrong(one))).toEqual(
    [],
  )
})

test.each([['go/goes'], ['a/an'], ['much/many'], ['is/are'], ['since/for'], ['in/on/at']])(
  '%s: the checker calls the others wrong',
  (forms) => {
    const items = itemsOf(turn, `forms ${forms}`).slice(0, LOOKED_AT)
    expect(items.length).toBeGreaterThan(3)
    for (const item of items)
      for (const other of item.choices.slice(1))
        expect.soft(isWrong(filled(item, other)), filled(item, other)).toBe(true)
  },
)

test('gaps.tsv is as the checker judges today', () => {
  const rows = gapRows().filter((_, at) => at % 40 === 0)
  const sentences = rows.map(({ sentence, answer }) => sentence.replace(GAP, answer))
  expect(sentences.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).filter(isWrong)).toEqual([])
})
