import type { Clause } from '../../sentences/clauses.ts'
import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import { CHILDHOOD, PAST_TIME } from '../../sentences/times.ts'
import type { Token } from '../../sentences/tokens.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { inflectVerb, pastForm } from '../../words/verbs.ts'
import { AS_OR_THAN, BE_NOW, BE_NOW_SHORT, BEFORE_OR_AFTER, IT_OR_THIS, SUBJECT_WORDS } from '../../words/word-sets.ts'
import { isAbsolute } from '../absolute.ts'
import { changeWord, type Edit, insertBefore, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, beFor, doFor, hasForm } from '../verb-words.ts'
import { isBesidePast } from '../verbs/beside-past.ts'

const STATIVE_ING = ruleWords('stative-ing')

/** 'I am knowing him', 'She is wanting'. */
export const stativeVerbs: Rule = {
  id: 'stative',
  find: (sentence) => [
    ...sentence.clauses.flatMap((clause) => stativeIn(sentence, clause) ?? []),
    ...(stativeQuestion(sentence) ?? []),
  ],
}

/** 'Are you knowing the way?' */
function stativeQuestion(sentence: Sentence): Edit[] | undefined {
  const at = sentence.tokens[0]?.tag === 'wh' ? 1 : 0
  const subject = BE_NOW.test(lowerAt(sentence, at)) ? plainNounPhrase(sentence.tokens, at + 1) : undefined
  const verb = subject && sentence.tokens[subject.end]
  if (!subject || !verb || !STATIVE_ING.test(verb.lower) || isTrying(sentence, subject.end)) return undefined
  if (!['pron', 'poss', 'det', 'name'].includes(sentence.tokens[subject.start]?.tag ?? '')) return undefined
  const words = sentence.text.slice(sentence.tokens[subject.start]?.start, sentence.tokens[subject.end - 1]?.end)
  const right = `${doFor(subject.agreement)} ${words} ${baseOf(verb, 'ing')}`
  return [replaceTokens(sentence, at, subject.end + 1, right, 'stative')]
}

function stativeIn(sentence: Sentence, clause: Clause): Edit | undefined {
  const at = clause.predicate
  const not = sentence.tokens[at + 1]?.tag === 'not' ? 1 : 0
  const verb = sentence.tokens[at + 1 + not]
  if (
    !verb ||
    !(STATIVE_ING.test(verb.lower) || ownsSomething(sentence, at + 1 + not) || resembles(sentence, at + 1 + not)) ||
    isTrying(sentence, at + 1 + not) ||
    !BE_NOW_SHORT.test(lowerAt(sentence, at))
  )
    return undefined
  const { agreement, head } = clause.subject
  if (
    /^(?:wisdom|courage|happiness|success|love|growing|being|secret|key|trick|point|problem)$/.test(
      lowerAt(sentence, head),
    )
  )
    return undefined
  if (IT_OR_THIS.test(lowerAt(sentence, head)) && lowerAt(sentence, at + 2 + not) !== 'that') return undefined
  const base = baseOf(verb, 'ing')
  const words = not ? `${doFor(agreement)} not ${base}` : inflectVerb(base, agreement === 'one' ? 'third' : 'base')
  return replaceTokens(sentence, at, at + 2 + not, words, 'stative')
}

/** 'He is looking like his father' */
const resembles = (sentence: Sentence, at: number) =>
  lowerAt(sentence, at) === 'looking' &&
  lowerAt(sentence, at + 1) === 'like' &&
  ['poss', 'obj', 'det'].includes(sentence.tokens[at + 2]?.tag ?? '')

/** 'I am having two brothers'; 'I am having lunch' is right. */
function ownsSomething(sentence: Sentence, at: number): boolean {
  if (lowerAt(sentence, at) !== 'having') return false
  const rest = sentence.tokens.slice(at + 1, at + 4)
  return (
    rest.some(({ lower, readings }) => OWNED.test(readings.singular ?? lower)) &&
    !rest.some((token, index) => token.tag === 'prep' || (index > 0 && hasForm(token, 'participle')))
  )
}

const OWNED = oneOf(`
  brother sister car house money cat dog motorbike motorcycle child son daughter idea question hair eye phone
  laptop job friend cousin bike husband wife experience`)

/** 'She is tasting the soup', 'I am weighing the fish': done on purpose. */
const isTrying = (sentence: Sentence, at: number) =>
  /^(?:tasting|smelling|weighing|fitting|sounding|doubting|meaning|depending)$/.test(lowerAt(sentence, at)) &&
  lowerAt(sentence, at + 1) !== 'that' &&
  !['adj', 'adv'].includes(sentence.tokens[at + 1]?.tag ?? '')

const PAST_MOMENT = new RegExp(
  `\\b(?:${[
    String.raw`yesterday|last night|while (?:\w+ ){1,3}(?:was|were)|at that time`,
    String.raw`when (?:i|you|he|she|they|we|the \w+|my \w+) (?:\w+ed|came|went|saw|got|rang|called)`,
  ].join('|')})\\b`,
  'i',
)
const INSIDE: ReadonlySet<string> = new Set(['be', 'verb', 'prep', 'have', 'do', 'modal', 'to'])

/** 'I studying now', 'She cooking': an -ing form needs am, is or are. */
export const ingWithoutBe: Rule = {
  id: 'ing-be',
  find: (sentence) => sentence.clauses.flatMap((clause) => ingIn(sentence, clause) ?? []),
}

function ingIn(sentence: Sentence, clause: Clause): Edit | undefined {
  const verb = sentence.tokens[clause.predicate]
  if (!verb || !['verb', 'have'].includes(verb.tag) || verb.form !== 'ing' || clause.predicate >= clause.end)
    return undefined
  if (/^(?:permitting|pending|notwithstanding)$/.test(verb.lower)) return undefined
  if (/^(?:need|want)s?$/.test(lowerAt(sentence, clause.predicate - 1))) return undefined
  if (isDescribedOnly(sentence, clause)) return undefined
  if (isAbsolute(sentence, clause) || hasLaterVerb(sentence, clause) || !isSureSubject(sentence, clause))
    return undefined
  const { agreement } = clause.subject
  if (isHabit(sentence, clause) || BEFORE_OR_AFTER.test(clause.opener?.lower ?? ''))
    return simpleForm(sentence, clause, verb)
  if (isNextEvent(sentence, clause))
    return changeWord(sentence, clause.predicate, pastForm(baseOf(verb, 'ing')), 'past-and')
  const past = PAST_MOMENT.test(sentence.text) || isBesidePast(sentence, clause)
  const be = beFor(agreement === 'unknown' ? 'many' : agreement, past)
  return insertBefore(sentence, clause.adverbs, be, 'ing-be')
}

const TAKES_ING = oneOf('experience trouble difficulty difficulties fun problem problems')

/** 'experience taking care of children', 'a man standing outside' without an end: a noun and what it does. */
function isDescribedOnly({ tokens, text }: Sentence, { subject }: Clause): boolean {
  if (TAKES_ING.test(tokens[subject.head]?.lower ?? '')) return true
  const first = tokens[subject.start]
  const isOpen = first?.tag === 'noun' || first?.tag === 'adj' || /^an?$/.test(first?.lower ?? '')
  return isOpen && subject.start === 0 && !/[.!?]["'”’)]*$/.test(text)
}

/** 'I usually answering the phone', 'before you watching television' */
function simpleForm(sentence: Sentence, clause: Clause, verb: Token): Edit {
  const base = verb.tag === 'have' ? 'have' : baseOf(verb, 'ing')
  const isOver = CHILDHOOD.test(sentence.text) || isBesidePast(sentence, clause)
  const right = isOver ? pastForm(base) : clause.subject.agreement === 'one' ? inflectVerb(base, 'third') : base
  return changeWord(sentence, clause.predicate, right, 'present-habit')
}

/** 'usually', 'every day' */
const isHabit = ({ tokens, text }: Sentence, { adverbs, predicate }: Clause) =>
  /^(?:every \w+|on \w+days),? /i.test(text) ||
  tokens
    .slice(adverbs, predicate)
    .some(({ lower }) => /^(?:usually|often|sometimes|never|rarely|seldom|always|normally|generally)$/.test(lower))

/** 'Two weeks ago I went to Bandung and we staying there': what happened next. */
const isNextEvent = (sentence: Sentence, clause: Clause) =>
  clause.opener?.lower === 'and' && PAST_TIME.test(sentence.text) && isBesidePast(sentence, clause)

function isSureSubject({ tokens }: Sentence, { subject, opener }: Clause): boolean {
  if (INSIDE.has(tokens[subject.start - 1]?.tag ?? '') || AS_OR_THAN.test(opener?.lower ?? '')) return false
  const head = tokens[subject.head] as Token
  const first = tokens[subject.start]?.tag
  if (SUBJECT_WORDS.test(head.lower)) return true
  if (first === 'poss' || first === 'name') return opener?.text !== ','
  // 'They were tired, the rain falling on their hats': a part without a verb of its own
  if (opener?.text === ',') return false
  if (LINKS.test(opener?.lower ?? ''))
    return first === 'det' || head.readings.singular !== undefined || head.lower === 'people'
  return (
    opener === undefined &&
    (first === 'det' || first === 'num' || head.readings.singular !== undefined || subject.start === 0)
  )
}

const LINKS = /^(?:because|so|but|if|when|while|although|though|that|since)$/

function hasLaterVerb({ tokens }: Sentence, { predicate, end }: Clause): boolean {
  const isTensed = ({ tag, form }: Token, index: number) =>
    ['be', 'modal', 'have', 'do'].includes(tag) ||
    (tag === 'verb' &&
      (form === 'past' || form === 'third' || (form === 'base' && !BOUND.has(tokens[index - 1]?.tag ?? ''))))
  return tokens.some((token, index) => index > predicate && index < end && isTensed(token, index))
}

/** 'studying to be', 'eating and drink': no verb of the sentence. */
const BOUND: ReadonlySet<string> = new Set(['to', 'and', 'obj', 'prep', 'det', 'poss'])
