import { isIndonesianWord } from '../../../english/language/indonesian-words.ts'
import { type Lexicon, openLexicon } from '../../../english/words/lexicon.ts'
import type { Entry } from '../../../tutor/book/entry.ts'
import { allFeatures, type Features, reasonFeatures, wordFeatures } from '../../../tutor/find/features.ts'
import type { FindIndex } from '../../../tutor/find/index-file.ts'
import { rarityOf } from '../../../tutor/find/rarity.ts'
import type { Table } from '../../../tutor/find/table.ts'
import { type Cell, type Example, fitWeights } from './fit.ts'
import { type Sample, samplesOf } from './samples.ts'

/** Weights below this change nothing. */
const SMALLEST_LEARNT = 0.1
const SMALLEST_TYPICAL = 0.005

/** The index of these entries; deterministic. */
export function makeFindIndex(entries: readonly Entry[]): FindIndex {
  const lexicon = openLexicon()
  const samples = entries.flatMap((entry, number) => samplesOf(entry, number, lexicon))
  const given = entries.flatMap(({ reasons }, entry) =>
    reasons.map((reason): Example => ({ entry, weight: 1, features: reasonFeatures(reason) })),
  )
  const { table: typical, spread } = typicalOf(samples, given, entries.length, lexicon)
  return {
    names: entries.map(({ name }) => name),
    items: entries.map(({ items }) => items),
    vocabulary: vocabularyOf(samples, lexicon),
    learnt: learntOf(samples, given, entries.length, lexicon),
    typical,
    spread,
  }
}

function learntOf(samples: readonly Sample[], given: readonly Example[], count: number, lexicon: Lexicon): Table {
  const examples = samples.map(({ entry, weight, words, findings }) => ({
    entry,
    weight: Math.min(1, weight),
    features: wordFeatures(words, findings, lexicon),
  }))
  return pack(fitWeights([...examples, ...given], count).filter(({ weight }) => Math.abs(weight) >= SMALLEST_LEARNT))
}

function typicalOf(samples: readonly Sample[], given: readonly Example[], count: number, lexicon: Lexicon) {
  const sums: Features[] = Array.from({ length: count }, () => new Map())
  const add = ({ entry, weight, features }: Example) => {
    const sum = sums[entry] as Features
    for (const [feature, value] of features) sum.set(feature, (sum.get(feature) ?? 0) + value * weight)
  }
  for (const { entry, weight, words, findings } of samples) {
    add({ entry, weight, features: allFeatures(words, findings, lexicon) })
  }
  given.forEach(add)
  const entriesWith = new Map<number, number>()
  for (const sum of sums)
    for (const feature of sum.keys()) entriesWith.set(feature, (entriesWith.get(feature) ?? 0) + 1)
  const cells = sums.flatMap((sum, entry): Cell[] => {
    const own = Array.from(sum, ([feature, value]) => ({
      feature,
      entry,
      weight: Math.sqrt(value) * rarityOf(entriesWith.get(feature) ?? 1, count),
    }))
    const length = Math.sqrt(own.reduce((squares, { weight }) => squares + weight * weight, 0))
    sum.clear()
    return own
      .map((cell) => ({ ...cell, weight: cell.weight / length }))
      .filter(({ weight }) => weight >= SMALLEST_TYPICAL)
  })
  const table = pack(cells)
  return { table, spread: Uint16Array.from(table.features, (feature) => entriesWith.get(feature) ?? 0) }
}

const MOST = 32_767

/** What rounds to nothing is left out. */
function pack(all: readonly Cell[]): Table {
  const scale = all.reduce((top, { weight }) => Math.max(top, Math.abs(weight)), 0) / MOST
  const cells = all
    .filter(({ weight }) => Math.round(weight / scale) !== 0)
    .sort((one, other) => one.feature - other.feature || one.entry - other.entry)
  const features: number[] = []
  const starts: number[] = []
  for (const [at, { feature }] of cells.entries()) {
    if (feature === features.at(-1)) continue
    features.push(feature)
    starts.push(at)
  }
  return {
    features: Uint32Array.from(features),
    starts: Uint32Array.from([...starts, cells.length]),
    entries: Uint16Array.from(cells, ({ entry }) => entry),
    weights: Int16Array.from(cells, ({ weight }) => Math.round(weight / scale)),
    scale,
  }
}

const SHORTEST_WORD = 4

/** Words that are written more than once, or that a dictionary knows. */
function vocabularyOf(samples: readonly Sample[], lexicon: Lexicon): string[] {
  const counts = new Map<string, number>()
  for (const word of samples.flatMap(({ words }) => words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .filter(([word, count]) => /^\p{L}+$/u.test(word) && word.length >= SHORTEST_WORD && isWord(word, count, lexicon))
    .sort(([one, count], [other, countOfOther]) => countOfOther - count || (one < other ? -1 : 1))
    .map(([word]) => word)
}

const isWord = (word: string, count: number, lexicon: Lexicon): boolean =>
  count > 2 || isIndonesianWord(word) || lexicon.isKnown(word)
