import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lexicon } from '../../english/words/lexicon.ts'
import { hash } from '../../english/words/word-filter.ts'
import { unpack } from './packed.ts'
import { englishBase, indonesianStems } from './stems.ts'
import { placeOf } from './table.ts'

/** Learnt from the book by scripts/tutor/meanings/train-meanings.ts, from what words mean elsewhere on. */
export const MEANINGS = join(import.meta.dirname, '../data/find-meanings.bin')

export const VECTOR_SIZE = 64
/** The most words and pairs of words that are read. */
export const MOST_READ = 32
/** What cosines are multiplied with before the softmax: the more, the sharper. */
export const SHARPNESS = 8
const SEED = 0x51ed270b

export const meaningOf = (words: string): number => hash(words, SEED)

/** A file of meanings: vectors of words and pairs of words, by sorted hash, and of the entries of the book. */
export interface Meanings {
  names: string[]
  features: Uint32Array
  vectors: Int8Array
  /** The scale of each vector, whose numbers are stored as bytes. */
  scales: Float32Array
  entries: Float32Array
  biases: Float32Array
}

export function readMeanings(file = MEANINGS): Meanings {
  const { texts, arrays } = unpack<string[]>(readFileSync(file))
  return { names: texts, ...arrays } as unknown as Meanings
}

/** How likely each entry is meant, as logarithms, in the order of the index. */
export type MeaningScores = (words: readonly string[]) => Float32Array

/** Of an entry that was added after training: neither likely nor unlikely. */
const NOT_LEARNT = -6
/** The lower bound of all entries. */
export const UNMEANT = -12

/** Compares by meaning, so that a question finds an entry that uses other words. */
export function createMeanings(index: readonly string[], lexicon: Lexicon, meanings = readMeanings()): MeaningScores {
  const { names, features, vectors, scales, entries, biases } = meanings
  const numbers = new Map(names.map((name, number) => [name, number]))
  const places = Float32Array.from(index, (name) => numbers.get(name) ?? -1)

  const placeOfWord = (word: string): number => {
    const place = placeOf(features, meaningOf(word))
    if (place >= 0) return place
    const forms = [...indonesianStems(word), englishBase(word, lexicon)].map((form) =>
      placeOf(features, meaningOf(form)),
    )
    return forms.find((one) => one >= 0) ?? -1
  }

  return (words) => {
    const pairs = words.slice(1).map((word, at) => placeOf(features, meaningOf(`${words[at]} ${word}`)))
    const read = [...words.map(placeOfWord), ...pairs].filter((place) => place >= 0).slice(0, MOST_READ)
    const sum = new Float32Array(VECTOR_SIZE)
    for (const place of read) {
      const scale = (scales[place] as number) / Math.sqrt(read.length)
      const start = place * VECTOR_SIZE
      for (let at = 0; at < VECTOR_SIZE; at += 1)
        sum[at] = (sum[at] as number) + (vectors[start + at] as number) * scale
    }
    const chances = logChances(scoresOf(sum, entries, biases))
    return places.map((place) => (place < 0 ? NOT_LEARNT : Math.max(UNMEANT, chances[place] as number)))
  }
}

/** The score of each entry for what a text means. */
export function scoresOf(meaning: Float32Array, entries: Float32Array, biases: Float32Array): Float32Array {
  const scores = new Float32Array(biases.length)
  for (let entry = 0; entry < biases.length; entry += 1) {
    const start = entry * VECTOR_SIZE
    let score = 0
    for (let at = 0; at < VECTOR_SIZE; at += 1) score += (meaning[at] as number) * (entries[start + at] as number)
    scores[entry] = SHARPNESS * score + (biases[entry] as number)
  }
  return scores
}

function logChances(scores: Float32Array): Float32Array {
  let top = Number.NEGATIVE_INFINITY
  for (const score of scores) top = Math.max(top, score)
  let total = 0
  for (const score of scores) total += Math.exp(score - top)
  const rest = top + Math.log(total)
  return scores.map((score) => score - rest)
}
