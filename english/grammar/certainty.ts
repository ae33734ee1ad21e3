import { rowsOf } from '../data/rows.ts'
import { plainNounPhrase } from '../sentences/noun-phrases.ts'
import { isCapitalised, type Token } from '../sentences/tokens.ts'
import type { Edit, Sentence } from './sentence.ts'

/** What makes every rule less sure, or more: learnt like the rules themselves. */
export const CIRCUMSTANCES = [
  'clauses',
  'names',
  'numbers',
  'quoted',
  'heading',
  'verbless',
  'long',
  'learned',
  'unknown',
] as const
export type Circumstance = (typeof CIRCUMSTANCES)[number]

export interface Context {
  circumstances: readonly Circumstance[]
  /** Shown above `show`, asked above `ask`, left below it. */
  bars: { ask: number; show: number }
}

const ASK = 0.5
const SHOW = 0.75
const SHORT_WORDS = 10
const RISE_PER_WORD = 0.004
const RISE_PER_UNKNOWN = 0.03
const HIGHEST_RISE = 0.2
const LONG_WORDS = 16
const LONG_WORD_LETTERS = 9
const MANY_LONG_WORDS = 3
const MANY_CLAUSES = 3

export function contextOf(sentence: Sentence): Context {
  const words = sentence.tokens.filter(({ tag }) => tag !== 'punct')
  const unknown = words.filter((token) => isUnknown(token, sentence)).length
  const rise = Math.max(0, words.length - SHORT_WORDS) * RISE_PER_WORD + unknown * RISE_PER_UNKNOWN
  const bars = { ask: ASK + Math.min(HIGHEST_RISE, rise), show: SHOW + Math.min(HIGHEST_RISE, rise) }
  return { bars, circumstances: CIRCUMSTANCES.filter((one) => HOLDS[one](sentence, words, unknown)) }
}

const isUnknown = ({ lower, text, tag }: Token, { lexicon }: Sentence): boolean =>
  tag === 'word' && !isCapitalised(text) && !lexicon.isKnown(lower)

const HOLDS: Record<Circumstance, (sentence: Sentence, words: readonly Token[], unknown: number) => boolean> = {
  clauses: ({ tokens }) =>
    tokens.filter(({ tag, text }) => tag === 'sub' || tag === 'wh' || text === ',' || text === ';').length >=
    MANY_CLAUSES,
  names: ({ tokens }) => tokens.some(({ tag, text }, at) => at > 0 && tag === 'name' && isCapitalised(text)),
  numbers: ({ text }) => /\d/.test(text),
  quoted: ({ text }) => /["“”‘]|\s'/.test(text),
  // Many a message has no full stop: that alone makes no heading.
  heading: ({ text }) => /^(?:[-*•–]|\d+[.)])\s|^[^,.]{1,30}:\s/u.test(text),
  // 'The most famous character in the novel'
  verbless: ({ tokens }) => isPhrase(tokens),
  long: (_, words) => words.length >= LONG_WORDS,
  // 'a comprehensive international agreement'
  learned: (_, words) => words.filter(({ text }) => text.length >= LONG_WORD_LETTERS).length >= MANY_LONG_WORDS,
  unknown: (_, __, unknown) => unknown > 0,
}

const SAYS_SOMETHING: ReadonlySet<string> = new Set(['be', 'have', 'do', 'modal', 'pron', 'adv', 'not', 'sub'])

const OPENS: ReadonlySet<string> = new Set(['poss', 'num', 'det'])
const HOLDS_OPEN: ReadonlySet<string> = new Set(['prep', 'to', 'and', 'verb', 'det'])

/** A noun and what belongs to it: nothing is said of it, neither by a verb nor by 'very', 'not' or an adjective. */
function isPhrase(tokens: readonly Token[]): boolean {
  const noun = tokens[0]?.tag === 'det' ? plainNounPhrase(tokens, 0) : undefined
  if (!noun) return false
  const isA = /^an?$/.test(tokens[0]?.lower ?? '')
  return !tokens.some(({ tag, form }, at) => {
    if (SAYS_SOMETHING.has(tag) || (at >= noun.end && OPENS.has(tag) && !HOLDS_OPEN.has(tokens[at - 1]?.tag ?? '')))
      return true
    if (tag === 'verb')
      return form === 'base' || form === 'third' || (form === 'past' && tokens[at + 1]?.tag !== 'prep')
    return (
      tag === 'adj' && at >= noun.end && !isA && !['noun', 'adj', 'name', 'word'].includes(tokens[at + 1]?.tag ?? '')
    )
  })
}

/** Log odds, by name: of each rule, and what each circumstance adds. */
const weights = new Map(rowsOf('certainty.tsv').map(([name = '', , , weight]) => [name, Number(weight)]))
/** Of a rule that has never been seen at work. */
const NEW_RULE = 2

/** How sure it is that an edit mends a mistake, 0 to 1. */
export function certaintyOf(rule: string, edit: Edit, { circumstances }: Context): number {
  const own = weights.get(nameOf(rule, edit)) ?? NEW_RULE
  const sum = circumstancesOf(edit, circumstances).reduce((total, one) => total + (weights.get(one) ?? 0), own)
  return Number((1 / (1 + Math.exp(-sum))).toFixed(2))
}

/** That a phrase has no verb tells only against putting one in. */
export const circumstancesOf = <One extends string>(
  { rule }: Pick<Edit, 'rule'>,
  all: readonly One[],
): readonly One[] => (rule === 'copula' ? all : all.filter((one) => one !== 'verbless'))

/** A rule that corrects for several reasons, or on several kinds of evidence, may be surer of one than of another. */
export const nameOf = (rule: string, { rule: reason, evidence }: Pick<Edit, 'rule' | 'evidence'>): string =>
  [rule, ...(rule === reason ? [] : [reason]), ...(evidence ? [evidence] : [])].join(' ')
