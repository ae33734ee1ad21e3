import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import { PAST_TIME } from '../../sentences/times.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { isSomebody } from '../../words/people.ts'
import { inflectVerb, pastForm } from '../../words/verbs.ts'
import type { Reason } from '../reason.ts'
import { changeWord, type Edit, type Rule } from '../sentence.ts'
import { baseOf, beFor, doFor, hasForm, haveFor } from '../verb-words.ts'
import { askedVerbs } from './asked-verbs.ts'
import { isAmongPast } from './beside-past.ts'
import { ASKS_FOR, isSubject, lacksEnding } from './sure-subjects.ts'
import { tenseOfClause, type VerbView, verbViews } from './verb-view.ts'

/** 'My mother cook', 'He don't', 'The girl who sits next to me are', 'She goes to school and come back'. */
export const agreement: Rule = {
  id: 'agreement',
  find: (sentence) => [
    ...verbViews(sentence).flatMap((view) => (isSubject(view) ? (agreed(view) ?? []) : [])),
    ...askedVerbs(sentence).flatMap((view) => agreed(view) ?? []),
  ],
}

type Number = VerbView['verb']['subject']['agreement']

/** What each kind of finite verb must be with such a subject; nothing where it may stay. */
const RIGHT: Record<string, (view: VerbView, number: Number) => string | undefined> = {
  be: rightBe,
  do: ({ token }, number) => (token.lower === 'did' ? undefined : doFor(number)),
  have: ({ token }, number) => (/^ha(?:ve|s)$/.test(token.lower) ? haveFor(number) : undefined),
  verb: rightVerb,
  noun: rightVerb,
}

function agreed(view: VerbView): Edit | undefined {
  const { sentence, verb, token, base } = view
  const number = verb.subject.agreement
  const right = number === 'unknown' ? undefined : RIGHT[token.tag]?.(view, number)
  if (!right || right === token.lower) return undefined
  if (token.tag === 'verb' && isAmongPast(view)) return changeWord(sentence, verb.at, pastForm(base), 'past-sequence')
  return changeWord(sentence, verb.at, right, reasonOf(token, number))
}

function reasonOf({ tag }: Token, number: Number): Reason {
  if (tag === 'be') return 'agreement-be'
  return number === 'one' ? 'third-person' : 'plural-verb'
}

function rightVerb(view: VerbView, number: Number): string | undefined {
  const { token } = view
  if (token.lower === 'like' && !isSomebody(view.sentence.tokens[view.verb.subject.head])) return undefined
  if (number === 'one')
    return hasForm(token, 'base') && (!hasForm(token, 'past') || isAmongPresent(view)) && lacksEnding(view)
      ? inflectVerb(baseOf(token, 'base'), 'third')
      : undefined
  return hasForm(token, 'third') && !hasForm(token, 'base') ? baseOf(token, 'third') : undefined
}

const GOES_ON_IN_PRESENT = oneOf('which where because but so and')

/** 'It is good and cost little': of the verbs whose past looks the same, these stand in the present. */
function isAmongPresent({ sentence, verb, base, opener, before, after }: VerbView): boolean {
  if (pastForm(base) !== base || PAST_TIME.test(sentence.text)) return false
  if (verbViews(sentence).some((one) => one.verb.tense === 'past')) return false
  if (verb.first) return verb.first.tense === 'present'
  if (!/^(?:cost|hurt)$/.test(base)) return false
  const isWhenever = opener === '' && /^(?:when|if)$/.test(after?.opener?.lower ?? '')
  return isWhenever
    ? tenseOfClause(sentence, after) === 'present'
    : GOES_ON_IN_PRESENT.test(opener) && tenseOfClause(sentence, before) === 'present'
}

function rightBe(view: VerbView, number: Number): string | undefined {
  const { sentence, token, opener } = view
  if (!/^(?:am|is|are|was|were|'s|be)$/.test(token.lower)) return undefined
  if (token.lower === 'were' && /\b(?:if|wish|though|as it|would rather|'d rather)\b/i.test(sentence.text))
    return undefined
  if (token.lower === 'be') return /^,?$/.test(opener) && !ASKS_FOR.test(sentence.text) ? beFor(number) : undefined
  if (mayAgree(view) || (number === 'i' && token.lower === 'was')) return undefined
  const right = beFor(number, token.form === 'past')
  return token.lower === "'s" && right === 'is' ? undefined : right
}

const AMOUNTS = oneOf(`
  hours minutes days weeks months years kilometres kilometers metres meters miles kilos dollars cents euros rupiah
  percent`)

/** 'Angklung are bamboo instruments', 'Three hours is a long time': a name may stand for many, an amount is one. */
function mayAgree({ sentence: { tokens }, verb: { subject, at }, token }: VerbView): boolean {
  const head = tokens[subject.head]
  if (/^(?:are|were)$/.test(token.lower))
    return ['name', 'word'].includes(head?.tag ?? '') && plainNounPhrase(tokens, at + 1)?.agreement === 'many'
  return tokens[subject.start]?.tag === 'num' && AMOUNTS.test(head?.lower ?? '')
}
