import { PAST_ONLY } from '../words/verbs.ts'
import type { Clause } from './clauses.ts'
import { joinedVerbs } from './joined-verbs.ts'
import type { NounPhrase } from './noun-phrase.ts'
import type { Token } from './tokens.ts'

export type Tense = 'past' | 'present'

/** A verb that shows tense and number, and whose it is. */
export interface FiniteVerb {
  at: number
  subject: NounPhrase
  clause: Clause
  /** The verb before it that has the same subject: 'came in' for 'and sat down'. */
  first?: FiniteVerb
  /** Nothing for 'put', which may be either, and for could. */
  tense: Tense | undefined
}

const HELPERS: ReadonlySet<string> = new Set(['be', 'have', 'do', 'modal'])
const HELPERS_OR_VERB: ReadonlySet<string> = new Set([...HELPERS, 'verb'])

/** The verb of each clause, and those that 'and' joins to it. */
export function findFiniteVerbs(tokens: readonly Token[], clauses: readonly Clause[]): FiniteVerb[] {
  return clauses.flatMap((clause) => {
    const verb = finiteAt(tokens, clause, clause.predicate)
    if (!verb || clause.predicate >= clause.end) return []
    const joined = joinedVerbs(tokens, clause)
      .filter((at) => !clauses.some((other) => other.subject.start > verb.at && isBetween(tokens, other, verb.at, at)))
      .flatMap((at) => finiteAt(tokens, clause, at, verb) ?? [])
    return [verb, ...joined]
  })
}

/** 'As we stand here, a man comes and says': the nearer clause has it. */
const isBetween = (tokens: readonly Token[], { predicate, subject }: Clause, from: number, to: number) =>
  predicate > from && predicate < to && subject.end <= predicate && HELPERS_OR_VERB.has(tokens[predicate]?.tag ?? '')

function finiteAt(tokens: readonly Token[], clause: Clause, at: number, first?: FiniteVerb): FiniteVerb | undefined {
  const token = tokens[at]
  if (!token || !(HELPERS.has(token.tag) || first || (token.tag === 'verb' && token.form !== 'ing'))) return undefined
  return { at, clause, subject: clause.subject, tense: tenseOf(token), ...(first && { first }) }
}

const TENSES: Record<string, Tense> = {
  am: 'present',
  is: 'present',
  are: 'present',
  "'s": 'present',
  do: 'present',
  does: 'present',
  have: 'present',
  has: 'present',
  can: 'present',
  will: 'present',
  may: 'present',
  must: 'present',
  shall: 'present',
  was: 'past',
  were: 'past',
  did: 'past',
  had: 'past',
}

export function tenseOf(token: Token): Tense | undefined {
  if (HELPERS.has(token.tag)) return TENSES[token.lower]
  const has = (form: string) => token.readings.verbs.some((reading) => reading.form === form)
  if (has('past') && token.readings.kinds.adj > 4) return undefined
  if (has('past')) return !has('base') || PAST_ONLY.has(token.lower) ? 'past' : undefined
  return has('third') || has('base') ? 'present' : undefined
}
