import { ONLY_SUBJECTS } from '../words/word-sets.ts'
import type { Clause } from './clauses.ts'
import type { Token } from './tokens.ts'

const ENDS: ReadonlySet<string> = new Set(['sub', 'wh', 'modal', 'do'])
const BETWEEN =
  /^(?:then|only|just|usually|often|always|sometimes|never|immediately|suddenly|finally|quickly|also|now)$/
const OBJECTS: ReadonlySet<string> = new Set(['det', 'poss', 'obj'])
const HAS_OBJECT: ReadonlySet<string> = new Set([...OBJECTS, 'num'])
const GOES_ON: ReadonlySet<string> = new Set(['prep', 'to', 'adv', 'name', 'pron'])
const INSIDE_GROUP: ReadonlySet<string> = new Set(['be', 'have', 'not', 'adv'])
const NEARLY_ALWAYS = 4

/** The 'and' that joins to this verb, with no other clause between. */
export function joiningWord(tokens: readonly Token[], from: number): number | undefined {
  let start = from + 1
  while (INSIDE_GROUP.has(tokens[start]?.tag ?? '')) start += 1
  const at = tokens.findIndex((token, index) => {
    if (index < start) return false
    const ends =
      (ENDS.has(token.tag) && token.lower !== 'as') || (token.tag === 'to' && tokens[index + 1]?.tag === 'verb')
    const isOther = (token.tag === 'be' || token.tag === 'have') && isFiniteHelper(tokens, index)
    const isNew = ONLY_SUBJECTS.test(token.lower) && tokens[index + 1]?.tag === 'verb'
    return ends || isOther || isNew || token.lower === 'and' || token.lower === 'then'
  })
  return /^(?:and|then)$/.test(tokens[at]?.lower ?? '') ? at : undefined
}

const isFiniteHelper = (tokens: readonly Token[], at: number) =>
  /^(?:am|is|are|was|were|has|have|had|'s)$/.test(tokens[at]?.lower ?? '') && tokens[at - 1]?.tag !== 'to'

/** Verbs that share the subject of a clause: 'she came in, took a seat and began'. */
export function joinedVerbs(tokens: readonly Token[], { predicate, end, opener }: Clause): number[] {
  const and = joiningWord(tokens, predicate)
  if (and === undefined || tokens[predicate]?.tag === 'modal') return []
  if (opener?.tag === 'sub' && ((end < and && tokens[end]?.text === ',') || tokens[and]?.lower === 'then')) return []
  const last = BETWEEN.test(tokens[and + 1]?.lower ?? '') ? and + 2 : and + 1
  const hasLast = isJoinedVerb(tokens, and, last) && !isDone(tokens, predicate, last)
  const isList = hasLast && tokens[end]?.text === ',' && end < and && (!opener || opener.text === ',')
  const listed = isList && isJoinedVerb(tokens, end, end + 1) ? [end + 1] : []
  return hasLast ? [...listed, last] : []
}

/** 'is washed and then boil': what is done to it goes on. */
const isDone = (tokens: readonly Token[], at: number, last: number) =>
  tokens[at]?.tag === 'be' &&
  tokens[at]?.form !== 'past' &&
  tokens[at + 1]?.form === 'participle' &&
  tokens[last]?.tag !== 'have' &&
  !(tokens[last]?.tag === 'verb' && HAS_OBJECT.has(tokens[last + 1]?.tag ?? ''))

/** A finite verb, as far as its form and what follows it tell. */
function isJoinedVerb(tokens: readonly Token[], link: number, at: number): boolean {
  const verb = tokens[at]
  if (!verb || tokens.slice(link, at).some(({ tag }) => tag === 'pron')) return false
  if (verb.tag === 'be' || verb.tag === 'have') return verb.form !== 'ing' && verb.form !== 'participle'
  const isPlain = verb.readings.verbs.some(({ form }) => form === 'base' || form === 'third' || form === 'past')
  if (!isPlain || !(verb.tag === 'verb' || verb.tag === 'noun') || verb.form === 'ing') return false
  if (isListed(tokens, link, at)) return false
  return isNoNoun(verb, tokens[at + 1], at > link + 1 ? undefined : tokens[link - 1])
}

/** 'courage, confidence, and hope', 'the right and hope of all': one noun more. */
const isListed = (tokens: readonly Token[], link: number, at: number) =>
  (tokens[at]?.readings.kinds.noun ?? 0) > 2 &&
  (tokens[at + 1]?.lower === 'of' ||
    (tokens[link - 1]?.text === ',' && tokens[link - 2]?.tag === 'noun' && tokens[at + 1]?.tag === 'punct'))

/** Behind a noun, 'and' may join another noun: 'food and water', 'fish and chips'. */
function isNoNoun(verb: Token, next: Token | undefined, before: Token | undefined): boolean {
  const { kinds, verbs } = verb.readings
  const weight = Math.max(...verbs.map((reading) => reading.weight))
  const goesOn = GOES_ON.has(next?.tag ?? '')
  if (OBJECTS.has(next?.tag ?? '')) return weight > 3 || !before
  if (looksLikeNoun(verb, before)) return weight >= kinds.noun + (before ? 3 : 0) && goesOn
  const isNoun = before?.tag === 'noun' || before?.form === 'ing'
  if (kinds.adj > 3 || !isNoun || (before?.readings.person && goesOn)) return kinds.adj <= 3
  return kinds.noun + NEARLY_ALWAYS <= weight || (goesOn && next?.tag !== 'prep' && weight > kinds.noun)
}

const looksLikeNoun = ({ tag, readings }: Token, before: Token | undefined) =>
  tag === 'noun' || (readings.singular !== undefined && before?.tag === 'noun')
