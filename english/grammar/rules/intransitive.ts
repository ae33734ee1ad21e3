import type { Clause } from '../../sentences/clauses.ts'
import { PAST_TIME } from '../../sentences/times.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { pastForm } from '../../words/verbs.ts'
import { AS_OR_THAN, SUBJECTS_OF_PEOPLE } from '../../words/word-sets.ts'
import { changeWord, type Edit, insertBefore, type Rule, type Sentence } from '../sentence.ts'
import { baseOf, hasForm, haveFor, skipAdverbs } from '../verb-words.ts'
import { isBesidePast } from '../verbs/beside-past.ts'

const ONLY_PARTICIPLE = oneOf(`
  been seen gone eaten written spoken driven flown ridden forgotten chosen swum sung begun drunk shown fallen
  shaken frozen`)

/** 'I never been there', 'She gone home': the participle needs have or has. */
export const participleWithoutHave: Rule = {
  id: 'perfect-have',
  find: (sentence) =>
    sentence.clauses.flatMap((clause) => (lacksHave(sentence, clause) ? [withHave(sentence, clause)] : [])),
}

/** 'Yesterday we seen it' tells of the past. */
function withHave(sentence: Sentence, clause: Clause): Edit {
  const at = skipAdverbs(sentence.tokens, clause.subject.end)
  const verb = sentence.tokens[at] as Token
  const isOver = PAST_TIME.test(sentence.text) || isBesidePast(sentence, clause)
  return isOver && verb.tag === 'verb'
    ? changeWord(sentence, at, pastForm(baseOf(verb, 'participle')), 'past-time')
    : insertBefore(sentence, clause.subject.end, haveFor(clause.subject.agreement), 'perfect-form')
}

const BOUND: ReadonlySet<string> = new Set(['have', 'be', 'modal', 'do', 'prep', 'verb', 'to'])

function lacksHave({ tokens }: Sentence, { subject, end, opener }: Clause): boolean {
  const at = skipAdverbs(tokens, subject.end)
  const verb = tokens[at]
  if (!verb || !ONLY_PARTICIPLE.test(verb.lower) || at > end || hasForm(verb, 'base')) return false
  if (BOUND.has(tokens[subject.start - 1]?.tag ?? '') || AS_OR_THAN.test(opener?.lower ?? '')) return false
  if (SUBJECTS_OF_PEOPLE.test(tokens[subject.head]?.lower ?? '')) return true
  const between = tokens.slice(subject.end, at)
  return (
    between.some(({ lower }) => /^(?:never|already|just|ever|not|also)$/.test(lower)) &&
    ['poss', 'name', 'det'].includes(tokens[subject.start]?.tag ?? '')
  )
}
