import type { Clause } from '../../sentences/clauses.ts'
import type { Token } from '../../sentences/tokens.ts'
import { EVENT, LASTS } from '../../words/verb-kinds.ts'
import { A_OR_AN, COULD_OR_WOULD, RELATIVE_WORDS, WHO_OR_WHICH } from '../../words/word-sets.ts'
import type { Sentence } from '../sentence.ts'
import { HABIT, NOW_OR_ALWAYS } from './time-words.ts'
import { type VerbView, verbViews } from './verb-view.ts'

/** The other clauses tell of the past and none of the present, so what is mended here stands in the past too. */
export function isBesidePast(sentence: Sentence, clause: Clause): boolean {
  const own = sentence.text.slice(clause.opener?.start ?? 0, sentence.tokens[clause.end - 1]?.end)
  const others = verbViews(sentence).filter(({ verb }) => verb.clause !== clause)
  return (
    !NOW_OR_ALWAYS.test(own) &&
    others.some(({ verb }) => verb.tense === 'past') &&
    !others.some(({ verb }) => verb.tense === 'present')
  )
}

/** All other verbs tell of the past: where an ending is missing, it is that of the past. What lasts may still be so. */
export function isAmongPast(view: VerbView): boolean {
  const { sentence, verb, own, base, opener, after } = view
  const isNew = isOfNewPerson(view)
  if (HABIT.test(own) || /["“”;]/.test(sentence.text) || (LASTS.test(base) && !verb.first && !isNew)) return false
  const others = verbViews(sentence).filter((one) => one.verb !== verb)
  if (others.some(({ verb: { tense } }) => tense === 'present')) return false
  if (EVENT.test(base))
    return others.some(({ verb: { tense }, token }) => tense === 'past' || COULD_OR_WOULD.test(token.lower))
  const isTold = (one: VerbView) => one.verb.tense === 'past' && (one.verb.clause === verb.clause || !isBehindNoun(one))
  return after?.opener?.lower !== 'so' && (isNew || !WHO_OR_WHICH.test(opener)) && others.some(isTold)
}

/** 'There was a cook who know': nobody has heard of him before, so what he did is over, too. */
const isOfNewPerson = ({ sentence: { tokens }, opener, verb: { subject } }: VerbView) =>
  WHO_OR_WHICH.test(opener) && A_OR_AN.test(tokens[subject.start]?.lower ?? '')

/** 'a man who came', 'the book that was'; not 'said that it was' */
const isBehindNoun = ({ sentence: { tokens }, opener, verb: { clause } }: VerbView) =>
  RELATIVE_WORDS.test(opener) && tokens[tokens.indexOf(clause.opener as Token) - 1]?.tag !== 'verb'
