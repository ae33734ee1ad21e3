import { rowsOf } from '../data/rows.ts'
import type { Token } from '../sentences/tokens.ts'
import type { Finding } from './correct.ts'
import type { Sentence } from './sentence.ts'

interface Measure {
  of(sentence: Sentence, words: readonly Token[]): number
  steps: readonly number[]
}

const RARE_AT_MOST = 3
const FEWEST_LETTERS = 4

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const isRare = ({ text, lower, readings: { kinds, verbs } }: Token): boolean => {
  const weight = Math.max(kinds.noun, kinds.verb, kinds.adj, kinds.adv, ...verbs.map((verb) => verb.weight))
  return text === lower && text.length >= FEWEST_LETTERS && weight > 0 && weight <= RARE_AT_MOST
}

/** What practised writers do more often than learners. Each step that is reached is a sign. */
const MEASURES: Record<string, Measure> = {
  words: { of: (_, words) => words.length, steps: [16, 22, 28, 34] },
  commas: { of: ({ text }) => countOf(text, /,/g), steps: [1, 2, 3, 4] },
  rare: { of: (_, words) => words.filter(isRare).length, steps: [1, 2, 3, 5] },
  letters: {
    of: (_, words) => words.reduce((sum, { text }) => sum + text.length, 0) / words.length,
    steps: [4.6, 5.2],
  },
  'set-off': { of: ({ text }) => countOf(text, /[;()—–]/g), steps: [1] },
  quoted: { of: ({ text }) => countOf(text, /["“”‘]|(?:^| )'/g), steps: [1] },
  hyphened: { of: ({ text }) => countOf(text, /\p{Ll}-\p{Ll}/gu), steps: [1] },
  participle: { of: ({ text }) => countOf(text, /, (?:\w+ly )?\w+ing\b/g), steps: [1] },
  'of which': {
    of: ({ text }) => countOf(text, /\b(?:of|in|by|for|to|with|from|at|on|than) wh(?:ich|om|ose|at)\b/gi),
    steps: [1],
  },
}

export function signsOfPractice(sentence: Sentence): string[] {
  const words = sentence.tokens.filter(({ tag }) => tag !== 'punct')
  return Object.entries(MEASURES).flatMap(([name, { of, steps }]) => {
    const measured = of(sentence, words)
    return steps.filter((step) => measured >= step).map((step) => `${name} ${step}`)
  })
}

/** What each sign adds to the log odds of an edit, learnt by `npm run eval -- practised`. */
const weights = new Map(rowsOf('practised.tsv').map(([sign = '', weight]) => [sign, Number(weight)]))

/** So many log odds have no weight: learners write good sentences, too. */
const USUAL = 2.25

/** Whether the only finding of a sentence is less likely than that its writer knows what he does. */
export function isPractised(sentence: Sentence, [only, other]: readonly Finding[], bar: number): boolean {
  if (!only || other || ALWAYS_MENDED.has(only.rule)) return false
  const signs = signsOfPractice(sentence).reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0)
  return oddsOf(only.certainty) + Math.min(0, signs + USUAL) < oddsOf(bar)
}

const ALWAYS_MENDED: ReadonlySet<string> = new Set(['capital', 'capital-i', 'apostrophe'])

/** Log odds of a chance. */
export const oddsOf = (chance: number): number => Math.log(Math.max(chance, 0.01) / Math.max(1 - chance, 0.01))
