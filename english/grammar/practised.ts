import type { Token } from '../sentences/tokens.ts'
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

/** What practised writers do more often than learners, and the kind of text. Each step that is reached is a sign. */
const MEASURES: Record<string, Measure> = {
  words: { of: (_, words) => words.length, steps: [4, 6, 8, 10, 13, 16, 22, 28, 34] },
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
  'small start': { of: ({ text }) => countOf(text, /^\p{Ll}/gu), steps: [1] },
  'no end': { of: ({ text }) => countOf(text, /[^.!?"'”’) ]["'”’) ]*$/g), steps: [1] },
  asked: { of: ({ text }) => countOf(text, /\?$/g), steps: [1] },
  shortened: { of: ({ text }) => countOf(text, /['’]/g), steps: [1] },
  digits: { of: ({ text }) => countOf(text, /\d/g), steps: [1] },
  'i or me': { of: ({ text }) => countOf(text, /\b(?:I|i|my|me)\b/g), steps: [1] },
  you: { of: ({ text }) => countOf(text, /\b(?:you|your|u|ur)\b/gi), steps: [1] },
}

export function signsOfPractice(sentence: Sentence): string[] {
  const words = sentence.tokens.filter(({ tag }) => tag !== 'punct')
  return Object.entries(MEASURES).flatMap(([name, { of, steps }]) => {
    const measured = of(sentence, words)
    return steps.filter((step) => measured >= step).map((step) => `${name} ${step}`)
  })
}
