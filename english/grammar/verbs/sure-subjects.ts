import { isBoundary } from '../../sentences/clauses.ts'
import type { Token } from '../../sentences/tokens.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { isSomebody } from '../../words/people.ts'
import { AND_OR_OR, EACH, IT_OR_YOU, ONLY_SUBJECTS, RELATIVE_WORDS } from '../../words/word-sets.ts'
import { baseOf, hasForm, isAuxiliary } from '../verb-words.ts'
import { isInside, type VerbView } from './verb-view.ts'

/** 'It is important that he come', 'Let him go', 'I saw him fall': the bare verb is right there. */
const TAKES_BARE = ruleWords('bare-verb')
export const ASKS_FOR = new RegExp(
  `\\b(?:${[
    'suggest|recommend|insist|demand|requir|request|propos|urge|ask|prefer|condition|resolv|stipulat',
    'important|necessary|essential|vital|crucial|imperative',
  ].join('|')})`,
)
const INFORMAL = /^(?:wanna|gotta|gonna|lemme|dunno)$/
const FINITE: ReadonlySet<string> = new Set(['verb', 'be', 'have'])
const FINITE_OR_HELPER: ReadonlySet<string> = new Set(['verb', 'be', 'have', 'do', 'modal'])
const OBJECT_STARTS: ReadonlySet<string> = new Set(['det', 'poss', 'obj', 'pron'])

/** Is this noun phrase the subject of this verb at all? */
export function isSubject(view: VerbView): boolean {
  const { sentence, verb, opener } = view
  const { subject, clause } = verb
  const { tokens } = sentence
  if (subject.agreement === 'unknown' || NO_SUBJECT.some((isNone) => isNone(view))) return false
  // 'supporters of "free market" capitalism do'
  if (/^["“”]$/.test(opener) && !['punct', undefined].includes(tokens[subject.start - 2]?.tag)) return false
  if (opener === 'as' && isBehindAs(view)) return false
  const before = tokens[subject.end - 1] === clause.opener ? undefined : tokens[subject.start - 1]
  if (before?.tag === 'verb') return !TAKES_BARE.test(before.lower)
  if (opener === 'that' && subject.agreement === 'one')
    return !ASKS_FOR.test(sentence.text.slice(0, clause.opener?.start).toLowerCase())
  if (verb.first && isSaidOfAnother(view)) return false
  if (MAY_BE_PREPOSITION.test(opener) && lacksVerbBefore(view)) return false
  return !AND_OR_OR.test(opener) || isNewClause(view)
}

/** 'How many credits is this student carrying?' */
const isAskedFor = ({ sentence: { tokens }, verb: { clause, subject, at } }: VerbView) =>
  clause.opener?.tag === 'wh' &&
  tokens[subject.start]?.lower === 'many' &&
  ['det', 'poss', 'pron', 'name', 'num'].includes(tokens[at + 1]?.tag ?? '')

/** 'Onions, leeks, garlic are', 'Vienna, Pest, and Belgrade are' */
const isOfList = ({ sentence: { tokens, clauses }, verb: { clause, subject }, opener }: VerbView) =>
  (opener === ',' || opener === 'and') &&
  subject.agreement === 'one' &&
  tokens[subject.head]?.tag !== 'pron' &&
  clauses.slice(0, clauses.indexOf(clause)).some((one) => tokens[one.predicate]?.text === ',')

/** 'A breakdown by age, sex and length of service is': the rest of a list behind a preposition. */
const isOfListBehind = ({ sentence: { tokens, clauses }, verb: { clause, subject }, opener }: VerbView) =>
  opener === ',' &&
  subject.agreement === 'many' &&
  tokens.slice(subject.start, subject.end).some(({ tag }) => tag === 'and') &&
  clauses
    .slice(0, clauses.indexOf(clause))
    .some(
      ({ predicate }) =>
        tokens[predicate]?.tag === 'prep' &&
        !tokens.slice(predicate, subject.start).some(({ tag }) => FINITE_OR_HELPER.has(tag)),
    )

/** 'What worries many parents is' */
const isWhatDoes = ({ sentence: { tokens }, verb: { subject }, opener }: VerbView) =>
  opener === 'what' && hasForm(tokens[subject.start - 1], 'third')

/** 'the scenes set in Calcutta are' */
const isDoneToMany = ({ sentence: { tokens }, verb: { subject } }: VerbView) =>
  hasForm(tokens[subject.head], 'participle') &&
  tokens[subject.head - 1]?.readings.singular !== undefined &&
  tokens[subject.head + 1]?.tag === 'prep'

/** 'as children', 'works as a nurse and her father is': no subject, or the second noun has a clause of its own. */
const isBehindAs = ({ sentence: { tokens }, verb: { subject }, token }: VerbView) =>
  tokens[subject.start - 2]?.lower === 'such' ||
  (subject.start === subject.head
    ? tokens[subject.head]?.tag === 'noun' && !SAYS.test(token.lower)
    : tokens.slice(subject.head, subject.end).some(({ lower }) => lower === 'and'))

/** 'as people thinks' */
const SAYS = oneOf('thinks says knows expects believes')
const MAY_BE_PREPOSITION = oneOf('as since after before until than')

/** 'Mammals as a class are', 'The facts before us do not': the verb belongs to the noun before. */
function lacksVerbBefore({ sentence: { tokens, clauses }, verb: { clause } }: VerbView): boolean {
  const before = clauses[clauses.indexOf(clause) - 1]
  const isBehindNoun = before !== undefined && tokens[before.predicate] === clause.opener
  return isBehindNoun && !FINITE_OR_HELPER.has(tokens[before.predicate]?.tag ?? '')
}

/** 'Find a shop that sells it and bring me one', 'She waits until we finish and says': it goes with a verb before. */
function isSaidOfAnother({
  sentence: { tokens, clauses },
  verb: { clause, subject, first },
  token,
}: VerbView): boolean {
  const isBase = hasForm(token, 'base') || /^(?:be|have|do)$/.test(token.lower)
  const opener = clause.opener?.tag
  if (isBase && tokens[0]?.tag === 'verb' && tokens[0].form === 'base' && clause.opener) return true
  if (TAKES_BARE.test(tokens[first?.at ?? -1]?.lower ?? '') && token.lower === 'be') return true
  return clauses.slice(0, clauses.indexOf(clause)).some(({ subject: other, predicate }) => {
    const isHelped = isBase && (tokens[predicate]?.tag === 'modal' || opener === 'wh')
    return isHelped || (other.agreement !== subject.agreement && opener !== undefined && opener !== 'and')
  })
}

/** 'includes breakfast, an airport transfer and a tour': one more thing, not a clause. */
const isListed = ({ sentence: { tokens }, opener, verb: { subject, at }, token }: VerbView) =>
  opener === ',' &&
  /^an?$/.test(tokens[subject.start]?.lower ?? '') &&
  token.readings.kinds.noun > 0 &&
  /^(?:and|or|,|\.)$/.test(tokens[at + 1]?.text ?? '.')

/** 'A window seat, please.', 'Gotta run.': no subject with its verb. */
function isNamedOnly({ sentence: { tokens }, verb: { subject, at }, token }: VerbView): boolean {
  if (INFORMAL.test(tokens[subject.head]?.lower ?? '')) return true
  const { noun, verb } = token.readings.kinds
  const isA = subject.start === 0 && /^an?$/.test(tokens[0]?.lower ?? '')
  return isA && noun > verb && ['punct', 'prep', undefined].includes(tokens[at + 1]?.tag)
}

const MANY_OPEN = oneOf('all the these those most many some')

/** 'I think all students and the teachers': more of the same subject. */
const GOES_ON_WITH_AND = ruleWords('sure-subjects goes-on-with-and')

/** After 'and' a new clause begins only if what stands before has its verb: 'Budi and Siti go' has none. */
function isNewClause(view: VerbView): boolean {
  const {
    sentence: { tokens },
    verb: { subject },
  } = view
  const head = tokens[subject.head]?.lower ?? ''
  const first = tokens[subject.start]
  const isOneOf = first?.lower === 'one' && tokens[subject.start + 1]?.lower === 'of'
  const isNominative = ONLY_SUBJECTS.test(head) || isOneOf
  const all = tokens.slice(0, subject.start - 1)
  const before = isNominative || all.at(-1)?.text === ',' ? all : all.slice(all.findLastIndex(isBoundary) + 1)
  if (!before.some(({ tag }) => FINITE.has(tag))) return false
  return (
    isNominative ||
    IT_OR_YOU.test(head) ||
    isDoneByOne(view, before) ||
    EACH.test(first?.lower ?? '') ||
    (subject.agreement === 'many' && first?.tag === 'num') ||
    first?.tag === 'poss' ||
    (subject.agreement === 'many' &&
      MANY_OPEN.test(first?.lower ?? '') &&
      !before.some(({ lower }) => GOES_ON_WITH_AND.test(lower))) ||
    ['adj', 'punct'].includes(before.at(-1)?.tag ?? '')
  )
}

const TELLS_OR_CAUSES = oneOf('let make see hear watch help know hope feel mean guess find')

/** 'a hole and the rain know it', 'and nobody know' */
function isDoneByOne({ sentence: { tokens }, verb: { subject, at }, token }: VerbView, before: Token[]): boolean {
  if (subject.agreement !== 'one' || token.tag !== 'verb' || token.form !== 'base') return false
  if (/^(?:every|no|some|any)(?:body|one|thing)$/.test(tokens[subject.head]?.lower ?? '')) return at === subject.end
  const isClear = ['obj', 'det', 'poss', 'pron'].includes(tokens[at + 1]?.tag ?? '') && token.readings.kinds.verb > 4
  const verbs = before.filter(({ tag }) => FINITE.has(tag))
  return (
    isClear &&
    !verbs.some(({ lower }) => GOES_ON_WITH_AND.test(lower)) &&
    !verbs.some((verb) => TELLS_OR_CAUSES.test(baseOf(verb, verb.form)))
  )
}

/** Is it a verb without its ending, and no noun or infinitive? */
export function lacksEnding(view: VerbView): boolean {
  const { sentence, verb, token } = view
  if (token.lower === 'thank' || token.lower === 'bless') return false
  if (token.lower === 'need' && sentence.tokens[verb.at + 1]?.lower === 'not') return false
  if (isNounAskedFor(view)) return false
  if (verb.first) return !isCausedBefore(view) && sentence.tokens[0]?.lower !== 'let'
  return (isPurpose(view) || !isNounOfSubject(view)) && isSureHead(view)
}

/** 'which test it accepts' */
const isNounAskedFor = ({ sentence: { tokens }, verb: { at }, token }: VerbView) =>
  tokens[at - 1]?.lower === 'which' &&
  token.readings.kinds.noun > 0 &&
  tokens[at + 1]?.tag === 'pron' &&
  FINITE.has(tokens[at + 2]?.tag ?? '')

/** 'She makes me laugh and cry' */
const isCausedBefore = ({ sentence: { tokens }, verb: { first } }: VerbView) =>
  TAKES_BARE.test(tokens[first?.at ?? -1]?.lower ?? '') && tokens[first?.at ?? -1]?.tag === 'verb'

/** 'standing next to the lamp post.', 'Seeing you smile made my day' */
function isNounBehindIng({ sentence: { tokens }, verb: { subject, at }, token }: VerbView): boolean {
  const next = tokens[at + 1]
  if (token.readings.kinds.noun > 3 && (!next || next.tag === 'punct')) return true
  const isObject = ['pron', 'obj'].includes(tokens[subject.end - 1]?.tag ?? '')
  return subject.end > subject.head + 1 && (isObject || TAKES_BARE.test(tokens[subject.head]?.lower ?? ''))
}

/** 'The video call used up my data', 'a security risk to users'. */
function isNounOfSubject(view: VerbView): boolean {
  const {
    sentence: { tokens },
    verb: { subject, at },
    token,
  } = view
  const head = tokens[subject.head]
  const next = tokens[at + 1]
  if (!head) return false
  if (head.form === 'ing') return isNounBehindIng(view)
  if (at !== subject.end || ['pron', 'det', 'num'].includes(head.tag)) return false
  if (next?.tag === 'adj' && !hasForm(next, 'past')) return false
  const { kinds } = token.readings
  if (kinds.noun > 1 && (isAuxiliary(next) || isDone(next))) return true
  const isPerson = isSomebody(head) || head.readings.person || /-in-law$/.test(head.lower)
  return kinds.noun >= kinds.verb && !isPerson && !OBJECT_STARTS.has(next?.tag ?? '')
}

const PURPOSES = oneOf('aim plan hope attempt tend seek strive')

/** 'This policy aim to help': nothing behind it is a verb of its own. */
const isPurpose = ({ sentence: { tokens }, verb: { at, subject, clause }, base }: VerbView) =>
  PURPOSES.test(base) &&
  ['det', 'poss'].includes(tokens[subject.start]?.tag ?? '') &&
  tokens[at + 1]?.tag === 'to' &&
  !tokens.slice(at + 2, clause.end).some(isAuxiliary)

const isDone = (token: Token | undefined) =>
  (token?.tag === 'verb' && token.form !== 'ing') || (token?.tag === 'adj' && hasForm(token, 'past'))

/** 'Open the door', 'God bless you': a noun that is also a verb may be no subject at all. */
function isSureHead(view: VerbView): boolean {
  const { sentence, verb, token, opener } = view
  const { subject, at } = verb
  const { tokens, text } = sentence
  const head = tokens[subject.head] as Token
  if (head.lower === 'god' || head.lower === 'you' || head.lower === 'i') return false
  if (/^(?:some|every)(?:body|one)$/.test(head.lower) && /!\s*$/.test(text)) return false
  if (['pron', 'det', 'name', 'verb'].includes(head.tag) || RELATIVE_WORDS.test(opener)) return true
  if (['det', 'poss', 'name'].includes(tokens[subject.start]?.tag ?? '')) return true
  if (subject.start > 0) return isPlainSubject(view)
  const { noun, verb: asVerb } = head.readings.kinds
  if (token.readings.kinds.noun === 0 && (noun - asVerb > 3 || isDescribed(view))) return true
  return head.readings.verbs.length === 0 || ['det', 'poss', 'obj'].includes(tokens[at + 1]?.tag ?? '')
}

/** 'In the city, traffic cause stress', 'that smoking cause cancer': a noun alone that can be no verb. */
function isPlainSubject(view: VerbView): boolean {
  const {
    sentence: { tokens },
    verb: { subject, at, clause },
    opener,
    token,
  } = view
  const head = tokens[subject.head] as Token
  const { noun, verb } = token.readings.kinds
  const isLinked = /^,?$/.test(opener) || clause.opener?.tag === 'sub'
  const isAlone = subject.start === subject.head && isLinked
  const isNoun = head.readings.verbs.length === 0 || hasForm(head, 'ing')
  const next = tokens[at + 1]?.tag ?? ''
  // 'Although tourism bring money'
  if (clause.opener?.tag === 'sub' && noun === 0 && ['noun', 'adj', ...OBJECT_STARTS].includes(next))
    return (isAlone && isNoun) || isDescribed(view)
  return isAlone && isNoun && verb >= noun && OBJECT_STARTS.has(next)
}

/** 'public transport' is no order. */
const isDescribed = ({ sentence: { tokens }, verb: { subject } }: VerbView) =>
  subject.start < subject.head && tokens.slice(subject.start, subject.head).every(({ tag }) => tag === 'adj')

/** 'My partner and I are': the second part of a subject. */
const isPartOfSubject = ({ sentence: { clauses }, verb: { subject, clause } }: VerbView) =>
  clause.opener?.lower === 'and' &&
  clauses.some((one) => one.subject.start < subject.start && one.subject.end >= subject.end)

const CALLED = oneOf('guys ladies gentlemen folks')

/** 'Guys, who wants noodles?' */
const isAskedOfAll = ({ sentence: { tokens }, verb: { subject }, opener }: VerbView) =>
  opener === 'who' && CALLED.test(tokens[subject.head]?.lower ?? '')

const NO_SUBJECT = [
  ...[isInside, isListed, isNamedOnly, isAskedFor, isOfList, isOfListBehind, isPartOfSubject, isAskedOfAll],
  ...[isWhatDoes, isDoneToMany],
]
