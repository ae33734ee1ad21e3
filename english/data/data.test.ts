import { expect, test } from 'vitest'
import { lookUp } from '../dictionary/look-up.ts'
import { correctText } from '../grammar/correct-text.ts'
import { openLexicon } from '../words/lexicon.ts'
import { rowsOf } from './rows.ts'

test.each(['irregular-verbs.tsv', 'misspellings.tsv'])('%s knows each word once, in order', (name) => {
  const words = rowsOf(name).map(([word = '']) => word)
  expect(words).toEqual([...new Set(words)].sort())
})

test('no form stands twice', () => {
  const forms = rowsOf('other-forms.tsv').map((row) => row.join(' '))
  expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([])
})

test('what is misspelt is known as one of three kinds', () => {
  expect(new Set(rowsOf('misspellings.tsv').map(([, , kind]) => kind))).toEqual(new Set(['spelling', 'form', 'chat']))
})

test('the tutor and the explainer mean the same by a misspelling', () => {
  expect(correctText('I wonder wether he is coming.', openLexicon())[0]?.corrected).toBe(
    'I wonder whether he is coming.',
  )
  expect(lookUp('wether')).toMatchObject({ found: true, word: 'whether', by: 'spelling' })
})

test('the tutor leaves every past that the explainer knows', () => {
  const lexicon = openLexicon()
  expect(correctText('He learnt it.', lexicon)).toEqual([])
  expect(correctText('He had kneeled down.', lexicon)).toEqual([])
})
