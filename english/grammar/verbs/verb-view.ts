import type { Clause } from '../../sentences/clauses.ts'
import { type FiniteVerb, findFiniteVerbs, type Tense } from '../../sentences/finite-verbs.ts'
import type { Token } from '../../sentences/tokens.ts'
import { lowerAt, type Sentence } from '../sentence.ts'
import { baseOf, skipAdverbs } from '../verb-words.ts'

/** A finite verb with all that says when it is. */
export interface VerbView {
  sentence: Sentence
  verb: FiniteVerb
  token: Token
  /** Of the verb that is done: 'come' in 'does not come'. */
  base: string
  /** What opens its clause, '' at the start. */
  opener: string
  /** The words of its clause. */
  own: string
  /** The clauses beside it that have a verb. */
  before: Clause | undefined
  after: Clause | undefined
}

const kept = new WeakMap<Sentence, readonly VerbView[]>()

export function verbViews(sentence: Sentence): readonly VerbView[] {
  const known = kept.get(sentence)
  if (known) return known
  const verbs = findFiniteVerbs(sentence.tokens, sentence.clauses)
  const clauses = [...new Set(verbs.map(({ clause }) => clause))]
  const views = verbs.map((verb) => viewOf(sentence, verb, clauses))
  kept.set(sentence, views)
  return views
}

function viewOf(sentence: Sentence, verb: FiniteVerb, clauses: readonly Clause[]): VerbView {
  const { clause, at } = verb
  const index = clauses.indexOf(clause)
  return {
    sentence,
    verb,
    token: sentence.tokens[at] as Token,
    base: doneBase(sentence, at),
    opener: clause.opener?.lower ?? '',
    own: ownText(sentence, clause),
    before: clauses[index - 1],
    after: clauses[index + 1],
  }
}

function doneBase({ tokens }: Sentence, at: number): string {
  const token = tokens[at] as Token
  if (token.tag === 'verb' || token.tag === 'noun') return baseOf(token, token.form ?? 'base')
  if (token.tag === 'have' || token.tag === 'be') return token.tag
  const done = tokens[skipAdverbs(tokens, at + 1)]
  return done ? baseOf(done, 'base') : token.lower
}

/** The clause's own words, with what introduces it, without the aside or clause behind its subject. */
export function ownText({ text, tokens, clauses }: Sentence, clause: Clause): string {
  const { subject, adverbs, opener } = clause
  const start = clause === clauses[0] ? 0 : (opener?.end ?? tokens[subject.start]?.start ?? 0)
  const end = tokens[clause.end - 1]?.end ?? text.length
  if (adverbs === subject.end) return text.slice(start, end)
  return text.slice(start, tokens[subject.end]?.start) + text.slice(tokens[adverbs - 1]?.end, end)
}

const viewsOf = (sentence: Sentence, clause: Clause | undefined): readonly VerbView[] =>
  clause ? verbViews(sentence).filter(({ verb }) => verb.clause === clause) : []

/** The tense of a clause, as its first verb shows it. */
export const tenseOfClause = (sentence: Sentence, clause: Clause | undefined): Tense | undefined =>
  viewsOf(sentence, clause)[0]?.verb.tense

/** 'He did see whether …', 'with the man who': the subject belongs to a helper or preposition before it. */
export const isInside = ({ sentence: { tokens }, verb: { subject, clause } }: VerbView): boolean =>
  tokens[subject.end - 1] !== clause.opener &&
  ['do', 'modal', 'have', 'be', 'prep', 'to'].includes(tokens[subject.start - 1]?.tag ?? '')

export const isNegated = ({ sentence, verb }: VerbView): boolean => lowerAt(sentence, verb.at + 1) === 'not'
