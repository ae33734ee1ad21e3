import { type Clause, findClauses } from '../sentences/clauses.ts'
import { tagSentence } from '../sentences/tag.ts'
import { capitalise, isCapitalised, type Token } from '../sentences/tokens.ts'
import type { Lexicon } from '../words/lexicon.ts'
import type { Reason } from './reason.ts'

export interface Sentence {
  text: string
  tokens: readonly Token[]
  clauses: readonly Clause[]
  lexicon: Lexicon
}

/** Replaces the characters from `start` to `end` by `text`. */
export interface Edit {
  start: number
  end: number
  text: string
  rule: Reason
  /** What else tells for it or against it. */
  evidence?: Evidence
}

/** What is usual in right English tells for an edit or against it. */
export type Evidence = 'sure' | 'likely' | 'open' | 'against'

/** Rules run phase by phase. */
export const PHASES = [
  'spelling',
  'words',
  'phrases',
  'clauses',
  'complements',
  'nouns',
  'prepositions',
  'verbs',
  'questions',
  'tenses',
  'agreement',
  'order',
  'articles',
] as const
export type Phase = (typeof PHASES)[number]

export interface Rule {
  id: string
  /** Must also see the introductory phrase: 'I think … tomorrow'. */
  readsOpening?: true
  /** Which clauses it also reads alone: those behind 'because', unless it is said here. */
  readsClauses?: 'all' | 'none'
  find(sentence: Sentence): Edit[]
}

export function readSentence(text: string, lexicon: Lexicon): Sentence {
  const tokens = tagSentence(text, lexicon)
  return { text, tokens, clauses: findClauses(tokens), lexicon }
}

/** Puts `words` in place of the tokens from `from` up to, not including, `to`. */
export function replaceTokens(sentence: Sentence, from: number, to: number, words: string, rule: Reason): Edit {
  const first = sentence.tokens[from] as Token
  const last = sentence.tokens[to - 1] as Token
  if (words === '') return removeTokens(sentence, from, to, rule)
  const text = from === 0 && isCapitalised(first.text) ? capitalise(words) : words
  const glue =
    !first.spaced &&
    from > 0 &&
    first.start > 0 &&
    !/^(?:n't|')/.test(words) &&
    /\w/.test(sentence.text.charAt(first.start - 1))
      ? ' '
      : ''
  return { start: first.start, end: last.end, text: glue + text, rule }
}

/** Puts other words in place of the one at `at`. */
export const changeWord = (sentence: Sentence, at: number, words: string, rule: Reason): Edit =>
  replaceTokens(sentence, at, at + 1, words, rule)

export function removeTokens(sentence: Sentence, from: number, to: number, rule: Reason): Edit {
  const first = sentence.tokens[from] as Token
  const last = sentence.tokens[to - 1] as Token
  const next = sentence.tokens[to]
  if (from === 0 && next) {
    return {
      start: first.start,
      end: next.end,
      text: isCapitalised(first.text) ? capitalise(next.text) : next.text,
      rule,
    }
  }
  return {
    start: first.spaced ? (sentence.tokens[from - 1]?.end ?? first.start) : first.start,
    end: last.end,
    text: '',
    rule,
  }
}

/** Puts words before the token at `at`. */
export function insertBefore(sentence: Sentence, at: number, words: string, rule: Reason): Edit {
  const token = sentence.tokens[at]
  if (!token) {
    const last = sentence.tokens.at(-1) as Token
    return { start: last.end, end: last.end, text: ` ${words}`, rule }
  }
  if (token.tag === 'punct') {
    const previous = sentence.tokens[at - 1] as Token
    return { start: previous.end, end: previous.end, text: ` ${words}`, rule }
  }
  if (at === 0)
    return { start: token.start, end: token.end, text: `${capitaliseLike(token, words)} ${lowerFirst(token)}`, rule }
  return { start: token.start, end: token.start, text: token.spaced ? `${words} ` : ` ${words} `, rule }
}

const capitaliseLike = (token: Token, words: string) => (isCapitalised(token.text) ? capitalise(words) : words)

/** The first word of a sentence as it is written in the middle of one. */
export function lowerFirst(token: Token): string {
  if (token.lower === 'i' || token.tag === 'name') return token.text
  return token.text === token.text.toUpperCase() && token.text.length > 1
    ? token.text
    : token.text.charAt(0).toLowerCase() + token.text.slice(1)
}

export function applyEdit(text: string, edit: Edit): string {
  return text.slice(0, edit.start) + edit.text + text.slice(edit.end)
}

export const lowerAt = (sentence: Sentence, at: number): string => sentence.tokens[at]?.lower ?? ''
