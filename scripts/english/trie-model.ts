import { readFileSync } from 'node:fs'

/** A word behind none, one or two others, as common logarithms. */
export interface Ngram {
  /** Places of its words in the list of words, the last one first. */
  words: readonly number[]
  chance: number
  /** What a word costs that was never seen behind these. */
  backoff: number
}

export interface TrieModel {
  words: readonly string[]
  ngrams(): Generator<Ngram>
}

const HEADER = 'Trie Language Model'
const ORDER = 3
const STEPS = 1 << 16
const STEP_BITS = 16
const UNUSED_BYTES = 4
const UNIGRAM_BYTES = 12
/** What reads the file may read on behind the last n-gram. */
const SLACK_BYTES = 8
/** Logarithms in the file have this base. */
const LOG_BASE = 1.0001
const COMMON = Math.log10(LOG_BASE)

const bitsFor = (most: number): number => 32 - Math.clz32(most)

/**
 * Reads a trigram model in the trie format of sphinxbase (`ngram_model_trie.c`): a step each for 65,536 chances of bigrams,
 * of their backoffs and of chances of trigrams; then the words, the bigrams of each by the word before, and the
 * trigrams of each by the word before that, all packed bit by bit; then the words as text.
 */
export function readTrieModel(file: string): TrieModel {
  const bytes = readFileSync(file)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.toString('latin1', 0, HEADER.length) !== HEADER || bytes[HEADER.length] !== ORDER)
    throw new Error(`${file}: no trigram model in the trie format of sphinxbase`)
  const firstCount = HEADER.length + 1
  const [unigrams = 0, bigrams = 0, trigrams = 0] = [0, 4, 8].map((place) => view.getUint32(firstCount + place, true))
  const firstStep = firstCount + ORDER * 4 + UNUSED_BYTES
  const firstUnigram = firstStep + 3 * STEPS * 4
  const firstBigram = firstUnigram + (unigrams + 1) * UNIGRAM_BYTES
  const [wordBits, nextBits] = [bitsFor(unigrams), bitsFor(trigrams)]
  const bigramBits = wordBits + 2 * STEP_BITS + nextBits
  const trigramBits = wordBits + STEP_BITS
  const bytesOf = (count: number, bits: number) => Math.floor(((count + 1) * bits + 7) / 8) + SLACK_BYTES
  const firstTrigram = firstBigram + bytesOf(bigrams, bigramBits)
  const firstWord = firstTrigram + bytesOf(trigrams, trigramBits) + 4
  const words = bytes.toString('latin1', firstWord).split('\0').slice(0, unigrams)
  if (words.length !== unigrams) throw new Error(`${file}: ends too early`)

  const float = (at: number) => COMMON * view.getFloat32(at, true)
  const number = (start: number, bit: number, bits: number) =>
    (view.getUint32(start + Math.floor(bit / 8), true) >>> (bit % 8)) & (2 ** bits - 1)
  const step = (table: number, start: number, bit: number) =>
    float(firstStep + (table * STEPS + number(start, bit, STEP_BITS)) * 4)
  const nextBigram = (word: number) => view.getUint32(firstUnigram + word * UNIGRAM_BYTES + 8, true)
  const nextTrigram = (place: number) => number(firstBigram, (place + 1) * bigramBits - nextBits, nextBits)

  function* ngrams(): Generator<Ngram> {
    for (let word = 0; word < unigrams; word += 1) {
      const own = firstUnigram + word * UNIGRAM_BYTES
      yield { words: [word], chance: float(own), backoff: float(own + 4) }
      for (let place = nextBigram(word); place < nextBigram(word + 1); place += 1) yield* behind(word, place)
    }
  }

  function* behind(word: number, place: number): Generator<Ngram> {
    const bit = place * bigramBits
    const before = number(firstBigram, bit, wordBits)
    const backoff = step(1, firstBigram, bit + wordBits)
    yield { words: [word, before], chance: step(0, firstBigram, bit + wordBits + STEP_BITS), backoff }
    for (let third = nextTrigram(place); third < nextTrigram(place + 1); third += 1) {
      const first = number(firstTrigram, third * trigramBits, wordBits)
      yield { words: [word, before, first], chance: step(2, firstTrigram, third * trigramBits + wordBits), backoff: 0 }
    }
  }
  return { words, ngrams }
}
