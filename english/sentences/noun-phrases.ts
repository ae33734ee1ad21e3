import { NOMINAL_ADJECTIVES } from '../words/closed-words.ts'
import { oneOf } from '../words/one-of.ts'
import { UNCOUNTABLE } from '../words/word-lists.ts'
import {
  A_OR_AN,
  DEMONSTRATIVES,
  EACH,
  KIND_WORDS,
  NOT_OR_VERY,
  SUBJECT_WORDS,
  SUBJECTS_BUT_I_YOU,
  THIS_OR_THAT,
} from '../words/word-sets.ts'
import { nounAgreement, pronounAgreement } from './noun-agreement.ts'
import type { NounPhrase } from './noun-phrase.ts'
import { isDescribedOne, isMoreAndMore, isPluralOwner } from './noun-words.ts'
import type { Token } from './tokens.ts'

const QUANTITIES = oneOf(`
  lot lots most some all number many few plenty couple kinds none any half majority rest proportion percentage
  percent elite type kind range third quarter fifth tenth variety group flock handful bunch set array host myriad series`)
const PHRASE_PREPOSITIONS = oneOf(`
  in on at from with without near behind for about between under inside outside of around beside over across
  against among above below into opposite along through during after before regarding like`)
const INNER = new Set(['det', 'poss', 'num', 'adj'])

/** The noun phrase that begins at `at`, without what follows it ('of the city', 'in my class'). */
export function plainNounPhrase(tokens: readonly Token[], at: number): NounPhrase | undefined {
  const first = tokens[at]
  if (!first) return undefined
  if (isMoreAndMore(tokens, at)) {
    const phrase = plainNounPhrase(tokens, at + 2)
    return phrase && { ...phrase, start: at }
  }
  if (first.tag === 'pron') return { start: at, end: at + 1, head: at, agreement: pronounAgreement(first.lower) }
  if (DEMONSTRATIVES.test(first.lower) && first.tag !== 'sub' && !opensNoun(tokens[at + 1])) {
    return { start: at, end: at + 1, head: at, agreement: THIS_OR_THAT.test(first.lower) ? 'one' : 'many' }
  }
  if (
    /^(?:this|that|the|another|each|every)$/.test(first.lower) &&
    tokens[at + 1]?.lower === 'one' &&
    !opensNoun(tokens[at + 2])
  )
    return { start: at, end: at + 2, head: at + 1, agreement: 'one' }
  return nominalAdjective(tokens, at) ?? fullNounPhrase(tokens, at)
}

/** 'The poor need help', 'the British call it': people, named by what they are. */
function nominalAdjective(tokens: readonly Token[], at: number): NounPhrase | undefined {
  const isNamed = tokens[at]?.lower === 'the' && NOMINAL_ADJECTIVES.has(tokens[at + 1]?.lower ?? '')
  const next = tokens[at + 2]
  return isNamed && next && (FINITE.has(next.tag) || next.tag === 'verb')
    ? { start: at, end: at + 2, head: at + 1, agreement: next.form === 'third' ? 'unknown' : 'many' }
    : undefined
}

const opensNoun = (token: Token | undefined) =>
  token !== undefined &&
  (token.tag === 'noun' || token.tag === 'adj' || token.tag === 'num' || token.tag === 'name' || token.tag === 'word')

function fullNounPhrase(tokens: readonly Token[], at: number): NounPhrase | undefined {
  let end = at
  let head = -1
  for (; end < tokens.length; end += 1) {
    const token = tokens[end] as Token
    if (token.tag === 'noun' || token.tag === 'name' || token.tag === 'word' || isDescribedOne(tokens, end)) head = end
    else if (token.lower === "'s" && token.tag === 'poss' && head >= 0) head = -1
    else if (isPluralOwner(tokens, end) && head === end - 1) head = -1
    else if (!innerWord(tokens, end, head)) break
  }
  if (head < 0) return undefined
  return { start: at, end: afterNumber(tokens, head), head, agreement: nounAgreement(tokens, at, head) }
}

/** 'room 204', 'chapter 5' */
export const NUMBERED = oneOf(`
  room rooms page pages chapter unit lesson gate platform table floor number line class grade level part
  building block seat bus terminal question exit bed ward figure`)

/** 'room 210', 'bed three'; not 'the bus two hours ago' */
function afterNumber(tokens: readonly Token[], head: number): number {
  const number = tokens[head + 1]
  const isNumber = /^\d+$/.test(number?.lower ?? '') || (number?.tag === 'num' && tokens[head + 2]?.tag === 'adv')
  return isNumber && NUMBERED.test(tokens[head]?.lower ?? '') ? head + 2 : head + 1
}

function innerWord(tokens: readonly Token[], at: number, head: number): boolean {
  const token = tokens[at] as Token
  if (head >= 0) return false
  if (INNER.has(token.tag)) return true
  if (token.tag === 'adv')
    return (
      /^(?:very|really|so|too|quite|only|almost|even)$/.test(token.lower) &&
      (tokens[at + 1]?.tag === 'adj' || tokens[at + 1]?.tag === 'num')
    )
  return false
}

/** Includes 'of …', 'in …' and 'and …' after it. */
export function nounPhrase(tokens: readonly Token[], at: number): NounPhrase | undefined {
  const phrase = partitive(tokens, at) ?? gerundPhrase(tokens, at) ?? plainNounPhrase(tokens, at)
  if (!phrase) return undefined
  let { end, agreement } = phrase
  let behindPreposition = false
  for (let inner = joined(tokens, phrase, end); inner; inner = joined(tokens, phrase, end)) {
    const link = tokens[end] as Token
    if (link.lower !== 'and') behindPreposition = true
    agreement = joinedAgreement(tokens, phrase, { agreement, link, inner, behindPreposition })
    end = inner.end
  }
  return { ...phrase, end: overPlace(tokens, end), agreement }
}

/** 'The rules here are strict'. */
const overPlace = (tokens: readonly Token[], end: number) =>
  /^(?:here|there|upstairs|downstairs|outside|inside|abroad)$/.test(tokens[end]?.lower ?? '') &&
  (['be', 'have', 'do', 'modal', 'verb'].includes(tokens[end + 1]?.tag ?? '') ||
    NOT_OR_VERY.test(tokens[end + 1]?.lower ?? ''))
    ? end + 1
    : end

/** The noun phrase that 'of', 'in' or 'and' attaches to this one. */
function joined(tokens: readonly Token[], phrase: NounPhrase, end: number): NounPhrase | undefined {
  const link = tokens[end]
  if (
    !link ||
    !(
      joins(link) ||
      isNextTo(tokens, end) ||
      isAsWell(tokens, end) ||
      (leadsTo(tokens, end) && tokens[phrase.head]?.form !== 'ing')
    ) ||
    (link.lower !== 'and' && isPersonal(tokens[phrase.head]))
  )
    return undefined
  const isNext = isNextTo(tokens, end)
  const inner = hangingPhrase(tokens, isNext ? end + 2 : isAsWell(tokens, end) ? end + 3 : end + 1)
  if (isNext && ['punct', undefined].includes(tokens[inner?.end ?? end]?.tag)) return undefined
  return inner && !(link.lower === 'and' && startsClause(tokens, inner)) ? inner : undefined
}

/** 'of cooking oil', 'under three', 'in the final': the phrase after a preposition. */
function hangingPhrase(tokens: readonly Token[], at: number): NounPhrase | undefined {
  const first = tokens[at]
  const plain = plainNounPhrase(tokens, at)
  if (plain || !first) return plain
  if (first.tag === 'obj') return { start: at, end: at + 1, head: at, agreement: 'unknown' }
  return beforeVerb(tokens, at, first) ?? behindAnother(tokens, at, first)
}

function beforeVerb(tokens: readonly Token[], at: number, first: Token): NounPhrase | undefined {
  const hasVerb = (index: number) => FINITE.has(tokens[index]?.tag ?? '')
  if (first.tag === 'num' && hasVerb(at + 1)) return { start: at, end: at + 1, head: at, agreement: 'many' }
  return first.tag === 'det' && tokens[at + 1]?.tag === 'adj' && hasVerb(at + 2)
    ? { start: at, end: at + 2, head: at + 1, agreement: 'unknown' }
    : undefined
}

function behindAnother(tokens: readonly Token[], at: number, first: Token): NounPhrase | undefined {
  const isDay = /^(?:today|tomorrow|yesterday)$/.test(first.lower) && tokens[at + 1]?.lower === "'s"
  const isDoing = first.tag === 'verb' && first.form === 'ing'
  const inner = isDay ? plainNounPhrase(tokens, at + 2) : isDoing ? plainNounPhrase(tokens, at + 1) : undefined
  const isVerb = inner && tokens[inner.head]?.readings.verbs.some(({ form }) => form === 'third')
  if (inner) return isVerb ? undefined : { ...inner, start: at }
  return isDoing && first.readings.kinds.noun > 2 && tokens[at + 1]?.lower !== 'up'
    ? { start: at, end: at + 1, head: at, agreement: 'one' }
    : undefined
}

const FINITE: ReadonlySet<string> = new Set(['be', 'have', 'do', 'modal'])
const FINITE_OR_VERB: ReadonlySet<string> = new Set([...FINITE, 'verb'])

interface Joint {
  agreement: NounPhrase['agreement']
  link: Token
  inner: NounPhrase
  behindPreposition: boolean
}

function joinedAgreement(tokens: readonly Token[], phrase: NounPhrase, joint: Joint): NounPhrase['agreement'] {
  const { agreement, link, inner } = joint
  if (link.lower === 'and') return listAgreement(tokens, joint, phrase.start)
  const head = tokens[phrase.head]?.lower ?? ''
  if (isThisKind(tokens, phrase)) return inner.agreement === 'one' ? 'one' : 'unknown'
  const isTheNumber = head === 'number' && tokens[phrase.start]?.lower === 'the'
  if (link.lower !== 'of' || isTheNumber || !QUANTITIES.test(head)) return agreement
  if (/^(?:lot|lots|plenty)$/.test(head) && UNCOUNTABLE.has(tokens[inner.head]?.lower ?? '')) return 'one'
  return inner.agreement === 'many' && COUNTED_QUANTITIES.test(head) ? 'many' : 'unknown'
}

/** 'my aunt and uncle' are two, 'the price of fuel and food' is one. */
function listAgreement(
  tokens: readonly Token[],
  { agreement, inner, behindPreposition }: Joint,
  start: number,
): NounPhrase['agreement'] {
  // 'a lasting and meaningful peace', 'demanding and supporting change', 'soil and water conservation'
  const isLong = inner.end > inner.start + 1
  const isOneThing = isLong || tokens[start]?.form === 'ing' || A_OR_AN.test(tokens[start]?.lower ?? '')
  if (
    EACH.test(tokens[start]?.lower ?? '') ||
    (isOneThing && !['det', 'poss'].includes(tokens[inner.start]?.tag ?? ''))
  )
    return 'unknown'
  if (!behindPreposition) return 'many'
  const isListBehindOf = inner.start === inner.head && tokens[inner.start - 3]?.lower === 'of'
  return agreement === 'one' && !isListBehindOf ? 'unknown' : agreement
}

/** 'this kind of problem' */
const isThisKind = (tokens: readonly Token[], { start, head }: NounPhrase) =>
  KIND_WORDS.test(tokens[head]?.lower ?? '') && /^(?:this|that|every|each)$/.test(tokens[start]?.lower ?? '')

const COUNTED_QUANTITIES = /^(?:lot|lots|most|some|all|many|few|plenty|number|couple)$/

const isPersonal = (token: Token | undefined) => token !== undefined && SUBJECT_WORDS.test(token.lower)

/** 'The train to Surabaya', not 'I want to go'. */
const leadsTo = (tokens: readonly Token[], at: number) =>
  tokens[at]?.tag === 'to' && ['det', 'poss', 'name', 'noun', 'adj', 'num'].includes(tokens[at + 1]?.tag ?? '')

/** 'the woman next to me', 'my father together with my uncle' */
const isNextTo = (tokens: readonly Token[], at: number) =>
  (tokens[at]?.lower === 'next' && tokens[at + 1]?.lower === 'to') ||
  (/^(?:together|along)$/.test(tokens[at]?.lower ?? '') && tokens[at + 1]?.lower === 'with')

const isAsWell = (tokens: readonly Token[], at: number) =>
  tokens[at]?.lower === 'as' && tokens[at + 1]?.lower === 'well' && tokens[at + 2]?.lower === 'as'

const joins = (token: Token) => (token.tag === 'prep' && PHRASE_PREPOSITIONS.test(token.lower)) || token.lower === 'and'

/** 'and' before a pronoun subject begins a clause, not a longer subject. */
function startsClause(tokens: readonly Token[], inner: NounPhrase): boolean {
  const head = tokens[inner.head]
  return SUBJECTS_BUT_I_YOU.test(head?.lower ?? '')
}

/** 'one of my friends', 'each of them', 'some of the students'. */
function partitive(tokens: readonly Token[], at: number): NounPhrase | undefined {
  const first = tokens[at]
  if (
    !first ||
    tokens[at + 1]?.lower !== 'of' ||
    !(
      first.tag === 'num' || /^(?:each|either|neither|some|many|most|all|both|few|several|none|half)$/.test(first.lower)
    )
  )
    return undefined
  const inner =
    tokens[at + 2]?.tag === 'obj'
      ? { end: at + 3, head: at + 2, agreement: 'many' as const }
      : plainNounPhrase(tokens, at + 2)
  if (!inner) return undefined
  const agreement = /^(?:one|each|either|neither)$/.test(first.lower)
    ? 'one'
    : first.lower === 'none'
      ? 'unknown'
      : inner.agreement === 'many'
        ? 'many'
        : isMass(tokens, inner)
          ? 'one'
          : 'unknown'
  return { start: at, end: inner.end, head: at, agreement }
}

/** 'half of the money' */
const isMass = (tokens: readonly Token[], { head, agreement }: Pick<NounPhrase, 'head' | 'agreement'>) =>
  agreement === 'one' && UNCOUNTABLE.has(tokens[head]?.lower ?? '')

function gerundPhrase(tokens: readonly Token[], at: number): NounPhrase | undefined {
  const first = tokens[at]
  if (first?.tag !== 'verb' || first.form !== 'ing') return undefined
  const object = plainNounPhrase(tokens, at + 1)
  if (object && isPersonal(tokens[object.head]) && FINITE_OR_VERB.has(tokens[object.end]?.tag ?? '')) return undefined
  const bare =
    object &&
    ['noun', 'adj'].includes(tokens[object.start]?.tag ?? '') &&
    object.agreement === 'many' &&
    tokens[object.head]?.tag === 'noun' &&
    !DONE_TO_MANY.test(first.lower)
  return { start: at, end: object?.end ?? at + 1, head: at, agreement: bare ? 'unknown' : 'one' }
}

/** 'Learning languages needs time': 'learning' is a gerund, not an adjective. */
const DONE_TO_MANY = oneOf(`
  learning reading eating playing studying watching speaking writing making buying cooking doing taking using
  having knowing helping raising teaching understanding meeting collecting selling finding memorizing memorising
  wearing giving drinking choosing planting saving keeping`)
