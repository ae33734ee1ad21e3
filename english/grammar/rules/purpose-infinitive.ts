import type { Token } from '../../sentences/tokens.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'

/** 'I went to the market buy some fish', 'She is writing apply for a job', 'too old enough understand it'. */
export const purposeInfinitive: Rule = {
  id: 'purpose-infinitive',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) =>
      isBehindVerb(sentence, at) || (isDoing(sentence, token, at) && isBehindPhrase(sentence, at))
        ? [insertBefore(sentence, at, 'to', 'infinitive')]
        : [],
    ),
}

const OBJECTS: ReadonlySet<string> = new Set(['det', 'poss', 'obj'])

/** A verb in its base form that can be no noun here. */
function isDoing({ tokens }: Sentence, token: Token, at: number): boolean {
  const { kinds } = token.readings
  if (
    token.tag !== 'verb' ||
    !hasForm(token, 'base') ||
    hasForm(token, 'past') ||
    kinds.adj > 2 ||
    token.lower === 'like'
  )
    return false
  const next = tokens[at + 1]
  const hasObject = OBJECTS.has(next?.tag ?? '') && !TIMES.test(next?.lower ?? '')
  return kinds.verb > 3 && hasObject && kinds.noun <= kinds.verb
}

const TIMES = oneOf('every each all this that these those')

/** These take a clause or a bare infinitive: 'saw the man buy it', 'I think the boy need help'. */
const GOVERNS = ruleWords('purpose-infinitive governs')
const PLACES = oneOf('here there home abroad downtown outside inside upstairs downstairs')

/** The clause has its verb, and what stands before is one thing: it can be no subject of a base form. */
function isBehindPhrase({ tokens, clauses }: Sentence, at: number): boolean {
  const before = tokens[at - 1]
  const clause = clauses.findLast(({ predicate, end }) => predicate < at - 1 && at < end)
  const verb = clause && tokens[clause.predicate]
  if (!before || !clause || verb?.tag !== 'verb' || verb.form === 'ing' || isDescribing(verb)) return false
  const between = tokens.slice(clause.predicate, at)
  if (between.some((one) => GOVERNS.test(one.tag === 'verb' ? baseOf(one, one.form) : one.lower))) return false
  if (between.some(({ tag, text }) => ['and', 'sub', 'wh', 'modal', 'pron', 'do'].includes(tag) || text === ','))
    return false
  const isOne = before.tag === 'noun' && before.readings.singular === undefined && before.lower !== 'people'
  return isOne || before.tag === 'name' || PLACES.test(before.lower) || before.lower === 'enough'
}

/** 'people born here include' */
const isDescribing = (verb: Token) => hasForm(verb, 'participle') && !hasForm(verb, 'past') && !hasForm(verb, 'base')

/** 'am writing apply', 'is calling ask' */
const isBehindVerb = (sentence: Sentence, at: number) =>
  /^(?:writing|calling|coming|going|trying|planning|hoping|waiting)$/.test(lowerAt(sentence, at - 1)) &&
  sentence.tokens[at - 2]?.tag === 'be' &&
  sentence.tokens[at]?.tag === 'verb' &&
  sentence.tokens[at]?.form === 'base' &&
  (sentence.tokens[at]?.readings.kinds.noun ?? 0) < 3
