import type { Clause } from '../sentences/clauses.ts'
import type { NounPhrase } from '../sentences/noun-phrase.ts'
import type { Token } from '../sentences/tokens.ts'
import { inflectVerb, type VerbForm } from '../words/verbs.ts'
import type { Sentence } from './sentence.ts'

export const hasForm = (token: Token | undefined, form: VerbForm): boolean =>
  token?.readings.verbs.some((reading) => reading.form === form) ?? false

/** The base of a verb, preferring the reading as `form`. */
export function baseOf(token: Token, form?: VerbForm): string {
  const readings = token.readings.verbs
  return (readings.find((reading) => reading.form === form) ?? readings[0])?.base ?? token.lower
}

export const inForm = (token: Token, form: VerbForm): string => inflectVerb(baseOf(token, token.form), form)

export function beFor(agreement: NounPhrase['agreement'], past = false): string {
  if (past) return agreement === 'many' ? 'were' : 'was'
  if (agreement === 'i') return 'am'
  return agreement === 'many' ? 'are' : 'is'
}

export const doFor = (agreement: NounPhrase['agreement']): string => (agreement === 'one' ? 'does' : 'do')
export const haveFor = (agreement: NounPhrase['agreement']): string => (agreement === 'one' ? 'has' : 'have')

const AUXILIARIES = new Set(['be', 'have', 'do', 'modal'])
export const isAuxiliary = (token: Token | undefined): token is Token =>
  token !== undefined && AUXILIARIES.has(token.tag)

/** An auxiliary, or a verb in any form but -ing. */
export const isVerbal = (token: Token | undefined): boolean =>
  token !== undefined && (AUXILIARIES.has(token.tag) || (token.tag === 'verb' && token.form !== 'ing'))

/** The next word that is neither adverb nor 'not'. */
export function skipAdverbs(tokens: readonly Token[], at: number): number {
  let next = at
  while (
    tokens[next]?.tag === 'not' ||
    (tokens[next]?.tag === 'adv' &&
      !/^(?:very|too|yesterday|here|there|well|please|together|back|away)$/.test(tokens[next]?.lower ?? ''))
  )
    next += 1
  return next
}

/** 'a player who fights': the subject comes before the word that opens the clause. */
export const isRelative = ({ tokens }: Sentence, { opener, subject }: Clause): boolean =>
  opener !== undefined && tokens[subject.end - 1] === opener
