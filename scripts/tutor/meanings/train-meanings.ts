/**
 * Learns which entry of the teacher's book a text means (`tutor/find/meanings.ts`) from the texts of the entries, starting
 * from what words mean elsewhere; deterministic. Run it when the book has changed much, then find/calibrate.ts.
 */
import { writeFileSync } from 'node:fs'
import { readBook } from '../../../tutor/book/read-book.ts'
import { MEANINGS, MOST_READ, meaningOf, VECTOR_SIZE } from '../../../tutor/find/meanings.ts'
import { pack } from '../../../tutor/find/packed.ts'
import { randomNumbers } from '../fit-linear.ts'
import { fitMeanings } from './fit-meanings.ts'
import { type Taught, taughtTexts } from './taught-texts.ts'
import { readWordVectors } from './word-vectors.ts'

/** Pairs of words that stand in fewer texts are not learnt. */
const PAIR_FROM = 3
/** The least weight of a word, for one that every entry uses. */
const LIGHTEST = 0.3
const RARE = 5
const UNKNOWN = 0.02
const LARGEST = 127

const { book } = readBook()
const texts = taughtTexts(book)
const count = book.entries.length
const means = readWordVectors()
const entriesWith = entriesByWord(texts)
const words = [...new Set([...texts.flatMap((text) => text.words), ...means.keys()])].sort()
const names = [...words, ...commonPairs(texts)]
const places = new Map(names.map((name, place) => [name, place]))
const lessons = texts
  .map(({ entry, words: own, share }) => ({ entry, share, places: placesOf(own) }))
  .filter((lesson) => lesson.places.length > 0)
const fitted = fitMeanings(lessons, beginning(), count)
writeFileSync(MEANINGS, packed(fitted))
console.log(`${names.length} words and pairs, ${lessons.length} texts`)

function entriesByWord(all: readonly Taught[]): Map<string, number> {
  const owners = new Map<string, Set<number>>()
  for (const { entry, words: own } of all)
    for (const word of own) owners.set(word, (owners.get(word) ?? new Set()).add(entry))
  return new Map([...owners].map(([word, entries]) => [word, entries.size]))
}

function commonPairs(all: readonly Taught[]): string[] {
  const counts = new Map<string, number>()
  for (const { words: own } of all)
    for (const pair of new Set(pairsOf(own))) counts.set(pair, (counts.get(pair) ?? 0) + 1)
  return [...counts].flatMap(([pair, times]) => (times >= PAIR_FROM ? [pair] : [])).sort()
}

function pairsOf(own: readonly string[]): string[] {
  return own.slice(1).map((word, at) => `${own[at]} ${word}`)
}

function placesOf(own: readonly string[]): number[] {
  return [...own, ...pairsOf(own)].flatMap((name) => places.get(name) ?? []).slice(0, MOST_READ)
}

/** Words start from their known vectors, pairs from zero, unknown names and slang from random ones. */
function beginning(): Float32Array {
  const random = randomNumbers(5)
  const vectors = new Float32Array(names.length * VECTOR_SIZE)
  for (const [place, word] of words.entries()) {
    const own = vectors.subarray(place * VECTOR_SIZE, (place + 1) * VECTOR_SIZE)
    const meaning = means.get(word)
    const rarity = Math.log((count + 1) / ((entriesWith.get(word) ?? 0) + 1))
    const weight = (LIGHTEST + (1 - LIGHTEST) * Math.min(1, rarity / RARE)) / LARGEST
    for (let at = 0; at < VECTOR_SIZE; at += 1)
      own[at] = meaning ? (meaning[at] as number) * weight : UNKNOWN * 2 * (random() - 0.5)
  }
  return vectors
}

function packed({ vectors, entries, biases }: ReturnType<typeof fitMeanings>): Uint8Array {
  const order = names
    .map((name, place) => ({ place, feature: meaningOf(name) }))
    .sort((one, other) => one.feature - other.feature)
  const rows = order.map(({ place }) => vectors.subarray(place * VECTOR_SIZE, (place + 1) * VECTOR_SIZE))
  const scales = Float32Array.from(
    rows,
    (row) => row.reduce((top, one) => Math.max(top, Math.abs(one)), 1e-6) / LARGEST,
  )
  const small = new Int8Array(names.length * VECTOR_SIZE)
  for (const [at, row] of rows.entries())
    small.set(
      Int8Array.from(row, (value) => Math.round(value / (scales[at] as number))),
      at * VECTOR_SIZE,
    )
  const features = Uint32Array.from(order, ({ feature }) => feature)
  return pack({
    texts: book.entries.map(({ name }) => name),
    arrays: { features, scales, entries, biases, vectors: small },
  })
}
