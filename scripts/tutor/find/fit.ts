import type { Features } from '../../../tutor/find/features.ts'

export interface Example {
  entry: number
  features: Features
  weight: number
}

/** The weight of a feature for an entry. */
export interface Cell {
  feature: number
  entry: number
  weight: number
}

const EPOCHS = 6
const RATE = 0.5
/** Dropout: the share of features hidden in each pass. */
const HIDDEN = 0.3
/** A feature of more than this share of the entries tells nothing. */
const COMMON = 0.3

interface Row {
  entries: Uint16Array
  weights: Float32Array
  squares: Float32Array
}

/**
 * Multinomial logistic regression; deterministic. A feature has weights only for the entries that it occurs with,
 * which is a hundredth of all.
 */
export function fitWeights(examples: readonly Example[], count: number): Cell[] {
  const rows = rowsOf(examples, count)
  const prepared = examples.map(({ entry, features, weight }) => {
    const kept = [...features].filter(([feature]) => rows.has(feature))
    return {
      entry,
      weight,
      rows: kept.map(([feature]) => rows.get(feature) as Row),
      values: Float32Array.from(kept, ([, value]) => value),
    }
  })
  const random = randomNumbers(42)
  const scores = new Float32Array(count)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(prepared, random)
    for (const example of prepared) learn(example)
  }
  return [...rows].flatMap(([feature, { entries, weights }]) =>
    Array.from(entries, (entry, at) => ({ feature, entry, weight: weights[at] ?? 0 })),
  )

  function learn({ entry, weight, rows: known, values }: (typeof prepared)[number]): void {
    const shown = values.map((value) => (random() < HIDDEN ? 0 : value / (1 - HIDDEN)))
    const touched = [entry]
    known.forEach((row, index) => {
      const value = shown[index] as number
      if (value !== 0) addRow(row, value, scores, touched)
    })
    toErrors(scores, touched, entry, weight)
    known.forEach((row, index) => {
      const value = shown[index] as number
      if (value !== 0) step(row, scores, value)
    })
    for (const one of touched) scores[one] = 0
  }
}

function addRow({ entries, weights }: Row, value: number, scores: Float32Array, touched: number[]): void {
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at] as number
    if (scores[entry] === 0) touched.push(entry)
    scores[entry] = (scores[entry] as number) + (weights[at] as number) * value
  }
}

/** AdaGrad: larger steps for rare features. */
function step({ entries, weights, squares }: Row, errors: Float32Array, value: number): void {
  for (let at = 0; at < entries.length; at += 1) {
    const gradient = (errors[entries[at] as number] as number) * value
    if (Math.abs(gradient) < 1e-6) continue
    const square = (squares[at] as number) + gradient * gradient
    squares[at] = square
    weights[at] = (weights[at] as number) - (RATE * gradient) / (Math.sqrt(square) + 1e-2)
  }
}

/** Predicted minus expected, where a score was touched: all others are 0. */
function toErrors(scores: Float32Array, touched: readonly number[], target: number, weight: number): void {
  const distinct = new Set(touched)
  let top = 0
  for (const entry of distinct) top = Math.max(top, scores[entry] as number)
  let total = (scores.length - distinct.size) * Math.exp(-top)
  for (const entry of distinct) {
    scores[entry] = Math.exp((scores[entry] as number) - top)
    total += scores[entry] as number
  }
  for (const entry of distinct) scores[entry] = ((scores[entry] as number) / total) * weight
  scores[target] = (scores[target] as number) - weight
}

/** Without the features that every other entry has. */
function rowsOf(examples: readonly Example[], count: number): Map<number, Row> {
  const entriesOf = new Map<number, Set<number>>()
  for (const { entry, features } of examples) {
    for (const feature of features.keys()) {
      const entries = entriesOf.get(feature)
      if (entries) entries.add(entry)
      else entriesOf.set(feature, new Set([entry]))
    }
  }
  return new Map(
    [...entriesOf]
      .filter(([, entries]) => entries.size <= count * COMMON)
      .map(([feature, entries]) => [
        feature,
        {
          entries: Uint16Array.from(entries),
          weights: new Float32Array(entries.size),
          squares: new Float32Array(entries.size),
        },
      ]),
  )
}

/** A seeded generator of pseudo-random numbers from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle<T>(list: T[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const kept = list[at] as T
    list[at] = list[other] as T
    list[other] = kept
  }
}
