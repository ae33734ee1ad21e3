import { isBoundary } from '../../sentences/clauses.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { isSomebody } from '../../words/people.ts'
import { EACH, IT_OR_YOU, ONLY_SUBJECTS, RELATIVE_WORDS } from '../../words/word-sets.ts'
import { hasForm, isAuxiliary } from '../verb-words.ts'
import { isInside, type VerbView } from './verb-view.ts'

/** 'It is important that he come', 'Let him go', 'I saw him fall': the bare verb is right there. */
const TAKES_BARE = oneOf(`
  suggest suggests suggested recommend recommends recommended insist insists insisted demand demands demanded
  important necessary essential vital require requires required wish if let make makes made help helps helped see
  saw hear heard watch watched have had making helping seeing hearing watching having letting`)
const ASKS_FOR =
  /\b(?:suggest|recommend|insist|demand|important|necessary|essential|vital|requir|request|propos|urge|ask)/
const INFORMAL = /^(?:wanna|gotta|gonna|lemme|dunno)$/
const FINITE: ReadonlySet<string> = new Set(['verb', 'be', 'have'])
const OBJECT_STARTS: ReadonlySet<string> = new Set(['det', 'poss', 'obj', 'pron'])

/** Is this noun phrase the subject of this verb at all? */
export function isSubject(view: VerbView): boolean {
  const { sentence, verb, opener } = view
  const { subject, clause } = verb
  const { tokens } = sentence
  if (subject.agreement === 'unknown' || isInside(view) || isListed(view) || isNamedOnly(view)) return false
  if (opener === 'as' && subject.start === subject.head && tokens[subject.head]?.tag === 'noun') return false
  const before = tokens[subject.end - 1] === clause.opener ? undefined : tokens[subject.start - 1]
  if (before?.tag === 'verb') return !TAKES_BARE.test(before.lower)
  if (opener === 'that' && subject.agreement === 'one')
    return !ASKS_FOR.test(sentence.text.slice(0, clause.opener?.start).toLowerCase())
  return opener !== 'and' || isNewClause(view)
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

/** After 'and' a new clause begins only if what stands before has its verb: 'Budi and Siti go' has none. */
function isNewClause({ sentence: { tokens }, verb: { subject } }: VerbView): boolean {
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
    EACH.test(first?.lower ?? '') ||
    (subject.agreement === 'many' && first?.tag === 'num') ||
    first?.tag === 'poss' ||
    ['adj', 'punct'].includes(before.at(-1)?.tag ?? '')
  )
}

/** Is it a verb without its ending, and no noun or infinitive? */
export function lacksEnding(view: VerbView): boolean {
  if (view.verb.first) return !isCausedBefore(view)
  return !isNounOfSubject(view) && isSureHead(view)
}

/** 'She makes me laugh and cry' */
const isCausedBefore = ({ sentence: { tokens }, verb: { first } }: VerbView) =>
  TAKES_BARE.test(tokens[first?.at ?? -1]?.lower ?? '') && tokens[first?.at ?? -1]?.tag === 'verb'

/** 'The video call used up my data', 'a security risk to users', 'Seeing you smile made my day'. */
function isNounOfSubject({ sentence: { tokens }, verb: { subject, at }, token }: VerbView): boolean {
  const head = tokens[subject.head]
  const next = tokens[at + 1]
  if (!head) return false
  const last = tokens[subject.end - 1]
  if (head.form === 'ing')
    return subject.end > subject.head + 1 && (['pron', 'obj'].includes(last?.tag ?? '') || TAKES_BARE.test(head.lower))
  if (at !== subject.end || ['pron', 'det', 'num'].includes(head.tag)) return false
  if (next?.tag === 'adj' && !hasForm(next, 'past')) return false
  const { kinds } = token.readings
  if (kinds.noun > 1 && (isAuxiliary(next) || isDone(next))) return true
  const isPerson = isSomebody(head) || head.readings.person || /-in-law$/.test(head.lower)
  return kinds.noun >= kinds.verb && !isPerson && !OBJECT_STARTS.has(next?.tag ?? '')
}

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
  if (noun - asVerb > 3 && token.readings.kinds.noun === 0) return true
  return head.readings.verbs.length === 0 || ['det', 'poss', 'obj'].includes(tokens[at + 1]?.tag ?? '')
}

/** 'In the city, traffic cause stress', 'that smoking cause cancer': a noun alone that can be no verb. */
function isPlainSubject({ sentence: { tokens }, verb: { subject, at, clause }, opener, token }: VerbView): boolean {
  const head = tokens[subject.head] as Token
  const { noun, verb } = token.readings.kinds
  const isAlone = subject.start === subject.head && (/^,?$/.test(opener) || clause.opener?.tag === 'sub')
  const isNoun = head.readings.verbs.length === 0 || hasForm(head, 'ing')
  return isAlone && isNoun && verb >= noun && OBJECT_STARTS.has(tokens[at + 1]?.tag ?? '')
}
