import type { Clause } from '../../sentences/clauses.ts'
import type { Sentence } from '../sentence.ts'
import { NOW_OR_ALWAYS } from './time-words.ts'
import { verbViews } from './verb-view.ts'

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
