import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rememberLatest } from '../../domain/shared/remember-last.ts'
import { baseOfDegree } from './adjectives.ts'
import { kindCorrections } from './kind-corrections.ts'
import type { Kinds } from './kinds.ts'
import { singularOf } from './nouns.ts'
import { readVerb, type VerbReading } from './verbs.ts'
import { mayHold } from './word-filter.ts'

export interface WordReadings {
  kinds: Kinds
  verbs: readonly (VerbReading & { weight: number })[]
  /** The singular, if the word is a plural. */
  singular: string | undefined
  degree: { base: string; degree: 'more' | 'most' } | undefined
  /** A countable noun. */
  counted: boolean
  /** A noun that names a person. */
  person: boolean
  /** A noun that may stand without an article in the singular: 'fever', 'receipt'. */
  bare: boolean
}

export interface Lexicon {
  read(word: string): WordReadings
  kinds(word: string): Kinds
  /** Whether it is an English word; wrong for 1 % of other words. */
  isKnown(word: string): boolean
}

const NONE: Kinds = { noun: 0, verb: 0, adj: 0, adv: 0 }
const LETTERS: Record<string, keyof Kinds> = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' }
/** 'organise' is 'organize'. */
const BRITISH = /^\w{3,}[^aeiou]ise$/

const DATA = join(import.meta.dirname, '../data')

export function openLexicon(): Lexicon {
  const weightsOf = openWeights(readFileSync(join(DATA, 'lexicon.txt'), 'latin1'))
  const filter = new Uint8Array(readFileSync(join(DATA, 'known-words.bin')))
  const kept = new Map<string, WordReadings>()

  function kinds(word: string): Kinds {
    const found = weightsOf(word) ?? (BRITISH.test(word) ? weightsOf(word.replace(/ise$/, 'ize')) : undefined)
    const correction = kindCorrections.get(word)
    if (!found) return correction ? { ...NONE, ...correction } : NONE
    const result = { ...NONE }
    for (const [, letter = '', weight = '0'] of found.matchAll(/([nvar])(\d)/g))
      result[LETTERS[letter] ?? 'noun'] = Number(weight)
    return { ...result, ...correction }
  }

  const isVerb = (word: string) => kinds(word).verb > 0 || isVerbAgain(word)
  /** 'preheat', 'rewax': what is done before or once more. */
  const isVerbAgain = (word: string) => {
    const [, again = ''] = /^(?:pre|re-?|hand-)(\w{3,})$/.exec(word) ?? []
    return (
      again !== '' &&
      kinds(again).verb > 3 &&
      kinds(word.replace(/e$/, '')).verb + kinds(word).noun + kinds(word).adj === 0
    )
  }
  const isNoun = (word: string) => kinds(word).noun > 0
  const isAdjective = (word: string) => kinds(word).adj > 0

  function read(word: string): WordReadings {
    const own = kinds(word)
    const singular = singularOf(word, isNoun)
    const [marks = ''] = /[cpb]*$/.exec(weightsOf(singular ?? word) ?? '') ?? []
    return {
      kinds: singular && own.noun === 0 ? { ...own, noun: kinds(singular).noun } : own,
      verbs: likelier(readVerb(word, isVerb).map((reading) => ({ ...reading, weight: kinds(reading.base).verb }))),
      singular,
      degree: baseOfDegree(word, isAdjective),
      counted: marks.includes('c'),
      person: marks.includes('p'),
      bare: marks.includes('b'),
    }
  }

  return {
    kinds,
    isKnown: (word) => weightsOf(word) !== undefined || mayHold(filter, word),
    read(word) {
      const before = kept.get(word)
      if (before) return before
      if (kept.size > 5000) kept.clear()
      const readings = read(word)
      kept.set(word, readings)
      return readings
    },
  }
}

/** 'differs' is a form of 'differ', whatever the lines say of 'differs'. */
function likelier(readings: WordReadings['verbs']): WordReadings['verbs'] {
  const third = readings.find(({ form }) => form === 'third')
  return third ? readings.filter(({ form, weight }) => form !== 'base' || weight > third.weight) : readings
}

const REMEMBERED = 3000

/** Searches the sorted lines themselves: a map would take eight times the memory. */
function openWeights(lines: string): (word: string) => string | undefined {
  return rememberLatest(REMEMBERED, (word) => {
    let low = 0
    let high = lines.length
    while (low < high) {
      const middle = (low + high) >> 1
      const start = lines.lastIndexOf('\n', middle - 1) + 1
      const space = lines.indexOf(' ', start)
      const found = lines.slice(start, space)
      if (found === word) return lines.slice(space + 1, lines.indexOf('\n', space))
      if (found < word) low = lines.indexOf('\n', space) + 1
      else high = start - 1 < low ? low : start - 1
    }
    return undefined
  })
}
