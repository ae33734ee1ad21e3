import { expect, test } from 'vitest'
import { openLexicon } from '../../english/words/lexicon.ts'
import { indexOf } from './facet-index.ts'
import { createWordFacetOf, readWordPhrasings, WORD_FACETS } from './word-facets.ts'

const phrasings = readWordPhrasings()
const lexicon = openLexicon()
const facetOf = createWordFacetOf(indexOf(WORD_FACETS, phrasings, lexicon), lexicon)

test('every question about words has phrasings, none of them twice', () => {
  for (const facet of WORD_FACETS)
    expect(phrasings.filter((one) => one.facet === facet).length, facet).toBeGreaterThanOrEqual(6)
  expect(new Set(phrasings.map(({ text }) => text)).size).toBe(phrasings.length)
})

test.each([
  ['ada sinonim lainnya ga kak', 'synonym'],
  ['lawan katanya apaan', 'opposite'],
  ['jamaknya gmn', 'plural'],
  ['what is its past form', 'past'],
  ['di mana tekanannya', 'sound'],
  ['boleh dipake ke bos ga', 'register'],
  ['yang lebih gaul apa', 'informal'],
  ['any other meanings', 'senses'],
  ['withdraw bentuk lampaunya apa', 'past'],
])('%s', (text, facet) => {
  expect(facetOf(text)?.facet).toBe(facet)
})

test('something else is no question about a word', () => {
  const isOther = (text: string) => facetOf(text)?.facet === 'other' || (facetOf(text)?.sure ?? 0) < 0.35
  expect(isOther('my colleague always talks over me in calls')).toBe(true)
  expect(isOther('Bagaimana cara menagih invoice yang sudah jatuh tempo?')).toBe(true)
  expect(isOther('makasih penjelasannya kak')).toBe(true)
})
