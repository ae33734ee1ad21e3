import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind } from '../book/entry.ts'
import type { FacetIndex } from './facet-index.ts'
import { type Packed, pack, unpack } from './packed.ts'
import type { Table } from './table.ts'
import type { WordFacet } from './word-facets.ts'

const BUILD_DIR = join(import.meta.dirname, '../../build')

/** The index of the teacher's book. */
export interface FindIndex {
  /** The names of the entries; the table speaks of them by number. */
  names: string[]
  kinds: Kind[]
  /** For each entry the English words or forms that name it. */
  items: string[][]
  /** The words of the book, most frequent first; for repairing spelling. */
  vocabulary: string[]
  /** How typical a feature is of an entry; the weights of an entry have the length one. */
  typical: Table
  /** In how many entries a feature of `typical` occurs. */
  spread: Uint16Array
  sentences: SentenceIndex
  facets: FacetIndex
  /** What may be asked about a word. */
  wordFacets: FacetIndex<WordFacet>
}

/** The phrase book and the sentences of the entries, found by hashed keys. */
export interface SentenceIndex {
  en: string[]
  id: string[]
  /** Sorted hashes of keys, and the number of the sentence of each. */
  keys: Uint32Array
  numbers: Uint16Array
}

/** The file that names the newest complete index. */
export const findPointer = (buildDir = BUILD_DIR): string => join(buildDir, 'find')

/** The newest complete index, or null before the first build. */
export function currentFindIndex(buildDir = BUILD_DIR): { name: string; file: string } | null {
  if (!existsSync(findPointer(buildDir))) return null
  const name = readFileSync(findPointer(buildDir), 'utf8').trim()
  const file = join(buildDir, name)
  return name && existsSync(file) ? { name, file } : null
}

type Texts = Pick<FindIndex, 'names' | 'kinds' | 'items' | 'vocabulary'> &
  Pick<SentenceIndex, 'en' | 'id'> & {
    owners: FacetIndex['owners']
    wordOwners: WordFacet[]
    scale: number
    facetScale: number
    wordScale: number
  }

export function packIndex({ typical, spread, sentences, facets, wordFacets, ...texts }: FindIndex): Uint8Array {
  const { en, id, keys, numbers } = sentences
  const { owners, table, spread: facetSpread } = facets
  const { owners: wordOwners, table: words, spread: wordSpread } = wordFacets
  return pack<Texts>({
    texts: {
      ...{ ...texts, en, id, owners, wordOwners },
      ...{ scale: typical.scale, facetScale: table.scale, wordScale: words.scale },
    },
    arrays: {
      ...{ ...arraysOf(typical, ''), ...arraysOf(table, 'facet'), ...arraysOf(words, 'word') },
      ...{ spread, facetSpread, wordSpread, keys, numbers },
    },
  })
}

const arraysOf = ({ features, starts, entries, weights }: Table, of: string) => ({
  [`${of}features`]: features,
  [`${of}starts`]: starts,
  [`${of}entries`]: entries,
  [`${of}weights`]: weights,
})

export function openIndex(file = currentFindIndex()?.file): FindIndex {
  if (!file) throw new Error('The index of the teacher’s book is missing: run npm run build.')
  const { texts, arrays }: Packed<Texts> = unpack(readFileSync(file))
  const { scale, facetScale, wordScale, en, id, owners, wordOwners, ...rest } = texts
  const table = (of: string, own: number): Table => ({
    features: arrays[`${of}features`] as Uint32Array,
    starts: arrays[`${of}starts`] as Uint32Array,
    entries: arrays[`${of}entries`] as Uint16Array,
    weights: arrays[`${of}weights`] as Int16Array,
    scale: own,
  })
  return {
    ...rest,
    typical: table('', scale),
    spread: arrays.spread as Uint16Array,
    sentences: { en, id, keys: arrays.keys as Uint32Array, numbers: arrays.numbers as Uint16Array },
    facets: { owners, table: table('facet', facetScale), spread: arrays.facetSpread as Uint16Array },
    wordFacets: { owners: wordOwners, table: table('word', wordScale), spread: arrays.wordSpread as Uint16Array },
  }
}
