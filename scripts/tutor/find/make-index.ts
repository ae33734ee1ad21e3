import { isIndonesianWord } from '../../../english/language/indonesian-words.ts'
import { type Lexicon, openLexicon } from '../../../english/words/lexicon.ts'
import type { WholeBook } from '../../../tutor/book/read-book.ts'
import type { Question } from '../../../tutor/book/read-questions.ts'
import { indexFacets, indexOf, readPhrasings } from '../../../tutor/find/facet-index.ts'
import { allFeatures, type Features, reasonFeatures } from '../../../tutor/find/features.ts'
import type { FindIndex } from '../../../tutor/find/index-file.ts'
import { rarityOf } from '../../../tutor/find/rarity.ts'
import { countFeatures, placeOf, tableOf, unitVector, type Vector } from '../../../tutor/find/table.ts'
import { readWordPhrasings, WORD_FACETS } from '../../../tutor/find/word-facets.ts'
import { type Sample, samplesOf } from './samples.ts'
import { indexSentences } from './sentences.ts'

/** Weights below this change nothing. */
const SMALLEST = 0.005

export function makeFindIndex(book: WholeBook, questions: readonly Question[]): FindIndex {
  const { entries } = book
  const lexicon = openLexicon()
  const asked = Map.groupBy(questions, ({ entry }) => entry)
  const samples = entries.flatMap((entry, number) => {
    const own = asked.get(entry.name) ?? []
    return samplesOf(
      entry,
      number,
      own.map(({ question }) => question),
      lexicon,
    )
  })
  const sums: Features[] = entries.map(() => new Map())
  for (const { entry, weight, words, findings } of samples) {
    addTo(sums[entry] as Features, allFeatures(words, findings, lexicon), weight)
  }
  for (const [entry, { reasons }] of entries.entries()) {
    for (const reason of reasons) addTo(sums[entry] as Features, reasonFeatures(reason), 1)
  }
  return {
    names: entries.map(({ name }) => name),
    kinds: entries.map(({ kind }) => kind),
    items: entries.map(({ items }) => items),
    vocabulary: vocabularyOf(samples, lexicon),
    ...typicalOf(sums),
    sentences: indexSentences(book),
    facets: indexFacets(readPhrasings(), lexicon),
    wordFacets: indexOf(WORD_FACETS, readWordPhrasings(), lexicon),
  }
}

function addTo(sum: Features, features: Features, weight: number): void {
  for (const [feature, value] of features) sum.set(feature, (sum.get(feature) ?? 0) + value * weight)
}

/** As vectors of length one, in which what few entries have weighs most. */
function typicalOf(sums: readonly Features[]): Pick<FindIndex, 'typical' | 'spread'> {
  const all = countFeatures(sums.map((sum) => sum.keys()))
  const entriesWith = (feature: number) => all.counts[placeOf(all.features, feature)] ?? 0
  const weigh = (feature: number, value: number) => Math.sqrt(value) * rarityOf(entriesWith(feature) || 1, sums.length)
  const typical = tableOf(sums.map((sum) => withoutSmallest(unitVector(sum, weigh))))
  return { typical, spread: Uint16Array.from(typical.features, entriesWith) }
}

function withoutSmallest({ features, weights }: Vector): Vector {
  const isKept = (_: number, at: number) => (weights[at] as number) >= SMALLEST
  return { features: features.filter(isKept), weights: weights.filter(isKept) }
}

const SHORTEST_WORD = 4
const OFTEN = 3

/** Words that are written often, or that a dictionary knows. */
function vocabularyOf(samples: readonly Sample[], lexicon: Lexicon): string[] {
  const counts = new Map<string, number>()
  for (const { words } of samples) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const isWord = (word: string, count: number) => count >= OFTEN || isIndonesianWord(word) || lexicon.isKnown(word)
  return [...counts]
    .filter(([word, count]) => /^\p{L}+$/u.test(word) && word.length >= SHORTEST_WORD && isWord(word, count))
    .sort(([one, count], [other, countOfOther]) => countOfOther - count || (one < other ? -1 : 1))
    .map(([word]) => word)
}
