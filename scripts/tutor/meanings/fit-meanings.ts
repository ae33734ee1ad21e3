import { SHARPNESS, scoresOf, VECTOR_SIZE } from '../../../tutor/find/meanings.ts'
import { randomNumbers, shuffle } from '../fit-linear.ts'
import { softmaxErrors } from '../softmax-errors.ts'

/** Places of the vectors of a text, and the entry that it is of. */
export interface Lesson {
  entry: number
  places: number[]
  share: number
}

export interface Fitted {
  /** Of words and pairs of words, each of VECTOR_SIZE numbers. */
  vectors: Float32Array
  entries: Float32Array
  biases: Float32Array
}

const ROUNDS = 9
const RATE = 0.15
const LAST_RATE = 0.2
const WORD_RATE = 0.5
const BIAS_RATE = 0.3
const TOGETHER = 256
const STEEPNESS = 8
const WORD_STEEPNESS = 10
const BEGUN = 0.1
/** Dropout: the share of words hidden in each round. */
const HIDDEN = 0.25

/**
 * Learns vectors of words and of entries so that the sum of a text's words is most like its own entry: softmax over all
 * entries, AdaGrad; deterministic. The vectors of words are those that are given, and are changed.
 */
export function fitMeanings(lessons: readonly Lesson[], vectors: Float32Array, count: number): Fitted {
  const random = randomNumbers(42)
  const entries = begin(lessons, vectors, count)
  const biases = new Float32Array(count)
  const squares = {
    words: new Float32Array(vectors.length / VECTOR_SIZE).fill(BEGUN),
    entries: new Float32Array(entries.length).fill(BEGUN),
    biases: new Float32Array(count).fill(BEGUN),
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE * (1 - ((1 - LAST_RATE) * round) / ROUNDS)
    const shown = lessons.filter(({ share }) => random() < share)
    shuffle(shown, random)
    for (let from = 0; from < shown.length; from += TOGETHER) learn(shown.slice(from, from + TOGETHER), rate)
  }
  return { vectors, entries, biases }

  function learn(some: readonly Lesson[], rate: number): void {
    const slopes = new Float32Array(entries.length)
    const biasSlopes = new Float32Array(count)
    const wordSlopes = new Map<number, Float32Array>()
    const factor = (SHARPNESS * STEEPNESS) / some.length
    for (const { entry, places } of some) {
      const seen = places.filter(() => random() >= HIDDEN)
      const share = 1 / ((1 - HIDDEN) * Math.sqrt(places.length))
      const meaning = sumOf(vectors, seen, share)
      const errors = softmaxErrors(scoresOf(meaning, entries, biases), entry)
      const back = new Float32Array(VECTOR_SIZE)
      for (let other = 0; other < count; other += 1) {
        const error = errors[other] as number
        if (error === 0) continue
        biasSlopes[other] = (biasSlopes[other] as number) + error / some.length
        addScaled(slopes, other * VECTOR_SIZE, meaning, 0, error * factor)
        addScaled(back, 0, entries, other * VECTOR_SIZE, error * factor)
      }
      for (const place of seen) {
        const slope = wordSlopes.get(place) ?? new Float32Array(VECTOR_SIZE)
        addScaled(slope, 0, back, 0, share)
        wordSlopes.set(place, slope)
      }
    }
    descend(entries, slopes, squares.entries, rate)
    descend(biases, biasSlopes, squares.biases, rate * BIAS_RATE)
    for (const [place, slope] of wordSlopes) {
      const mean = slope.reduce((sum, one) => sum + one * one, 0) / VECTOR_SIZE
      const square = (squares.words[place] as number) + mean * WORD_STEEPNESS
      squares.words[place] = square
      addScaled(vectors, place * VECTOR_SIZE, slope, 0, (-rate * WORD_RATE) / Math.sqrt(square))
    }
  }
}

/** An entry begins as the sum of its texts' vectors, less the mean of all entries. */
function begin(lessons: readonly Lesson[], vectors: Float32Array, count: number): Float32Array {
  const entries = new Float32Array(count * VECTOR_SIZE)
  for (const { entry, places, share } of lessons)
    addScaled(entries, entry * VECTOR_SIZE, sumOf(vectors, places, 1 / Math.sqrt(places.length)), 0, share)
  normalize(entries)
  const mean = new Float32Array(VECTOR_SIZE)
  for (let entry = 0; entry < count; entry += 1) addScaled(mean, 0, entries, entry * VECTOR_SIZE, 1 / count)
  for (let entry = 0; entry < count; entry += 1) addScaled(entries, entry * VECTOR_SIZE, mean, 0, -1)
  normalize(entries)
  return entries
}

function normalize(entries: Float32Array): void {
  for (let start = 0; start < entries.length; start += VECTOR_SIZE) {
    const own = entries.subarray(start, start + VECTOR_SIZE)
    const length = Math.sqrt(own.reduce((sum, one) => sum + one * one, 0)) || 1
    own.set(own.map((one) => one / length))
  }
}

function sumOf(vectors: Float32Array, places: readonly number[], share: number): Float32Array {
  const sum = new Float32Array(VECTOR_SIZE)
  for (const place of places) addScaled(sum, 0, vectors, place * VECTOR_SIZE, share)
  return sum
}

function addScaled(to: Float32Array, at: number, from: Float32Array, start: number, factor: number): void {
  for (let next = 0; next < VECTOR_SIZE; next += 1)
    to[at + next] = (to[at + next] as number) + (from[start + next] as number) * factor
}

/** AdaGrad: larger steps where there were few. */
function descend(values: Float32Array, slopes: Float32Array, squares: Float32Array, rate: number): void {
  for (let at = 0; at < values.length; at += 1) {
    const slope = slopes[at] as number
    if (slope === 0) continue
    const square = (squares[at] as number) + slope * slope
    squares[at] = square
    values[at] = (values[at] as number) - (rate * slope) / Math.sqrt(square)
  }
}
