import { expect, test } from 'vitest'
import { openLexicon } from '../../english/words/lexicon.ts'
import { FOLLOW_UPS, indexFacets, readPhrasings } from './facet-index.ts'
import { createFacetOf } from './facets.ts'

const phrasings = readPhrasings()
const lexicon = openLexicon()
const facetOf = createFacetOf({ index: indexFacets(phrasings, lexicon), lexicon })

test('every follow-up has at least fifteen phrasings, none of them twice', () => {
  for (const facet of FOLLOW_UPS) {
    expect(phrasings.filter((one) => one.facet === facet).length, facet).toBeGreaterThanOrEqual(15)
  }
  expect(new Set(phrasings.map(({ text }) => text)).size).toBe(phrasings.length)
})

test.each([
  ['contohnya dong kak', 'examples'],
  ['kasih contoh lagi ya', 'more'],
  ['gimana kalo next week', 'future'],
  ['kalo kejadiannya minggu lalu?', 'past'],
  ['kok bisa gitu sih miss', 'mistake'],
  ['kurang paham aku, terlalu ribet', 'easier'],
  ['gampang bgt, yg susah dong', 'harder'],
  ['bacanya gmn', 'aloud'],
  ['i wanna practice', 'exercise'],
  ['pake english aja ya', 'in-english'],
  ['in bahasa indonesia pls', 'in-indonesian'],
  ['what about negative sentences', 'negative'],
  ['is there a politer way', 'formal'],
  ['ulangin dong', 'short'],
])('%s', (text, facet) => {
  expect(facetOf(text)?.facet).toBe(facet)
})

test('a new question is not taken for a follow-up', () => {
  const sure = (text: string) => facetOf(text)?.sure ?? 0
  expect(sure('Bagaimana cara menagih invoice yang sudah jatuh tempo?')).toBeLessThan(0.3)
  expect(sure('my colleague always talks over me in calls')).toBeLessThan(0.3)
  expect(sure('contoh lain dong')).toBeGreaterThan(0.8)
})
