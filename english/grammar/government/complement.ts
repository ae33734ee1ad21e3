import { afterTimePhrase } from '../../sentences/introductions.ts'
import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { CITIES } from '../../words/cities.ts'
import { namedLists } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { isSomebody } from '../../words/people.ts'
import { OBJECT_WORDS, SUBJECTS_OF_PEOPLE } from '../../words/word-sets.ts'
import type { Sentence } from '../sentence.ts'
import { baseOf, hasForm, isAuxiliary } from '../verb-words.ts'

export const COMPLEMENT_KINDS = [
  'person',
  'pronoun',
  'name',
  'owned',
  'thing',
  'skill',
  'time',
  'place',
  'area',
  'house',
  'ing',
  'base',
  'clause',
  'end',
  'end-thing',
] as const
export type ComplementKind = (typeof COMPLEMENT_KINDS)[number]

/** What a head is followed by. */
export interface Complement {
  kinds: ReadonlySet<ComplementKind>
  /** Its noun in the singular, or the base of its verb. */
  head: string
  /** The index after it. */
  end: number
  /** Nothing follows that would make it a clause or a longer phrase. */
  isWhole: boolean
}

const isIn = namedLists('noun-classes.tsv')
const AREAS = new Set(CITIES.map((name) => name.toLowerCase()))

/** 'English' is tagged as a name, too. */
const isPerson = (head: Token) =>
  isSomebody(head) && head.lower !== 'it' && !(head.tag === 'name' && head.readings.kinds.adj > 0)
const singular = ({ readings, lower }: Token) => readings.singular ?? lower

const ABOUT_SO_MANY = oneOf('more less fewer over about around almost nearly approximately exactly only at')
const THAN = oneOf('than least most')

/** 'consists from more than 17,000 islands': over what says how exactly the number is known. */
function overMoreThan({ tokens }: Sentence, at: number): number {
  if (!ABOUT_SO_MANY.test(tokens[at]?.lower ?? '')) return at
  const number = THAN.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1
  return tokens[number]?.tag === 'num' ? number : at
}

export function complementAt(sentence: Sentence, from: number): Complement {
  const at = overMoreThan(sentence, from)
  const token = sentence.tokens[at]
  const alone = (kind: ComplementKind, head = '') => ({
    kinds: new Set([kind]),
    head,
    end: at + 1,
    isWhole: true,
  })
  if (!token || ['punct', 'and', 'sub', 'prep', 'to', 'modal'].includes(token.tag)) return alone('end')
  if (HERE.test(token.lower)) return alone('place', token.lower)
  if (token.tag === 'wh') return alone('clause')
  if (token.tag === 'verb' && token.form === 'ing') return alone('ing', baseOf(token, 'ing'))
  // 'afraid to snakes'
  if (token.form === 'third' && token.readings.singular) return alone('thing', token.readings.singular)
  if (isPlainVerb(token)) return alone('base', token.tag === 'verb' ? baseOf(token, 'base') : token.lower)
  return nounComplement(sentence, at) ?? alone('end')
}

const HERE = oneOf('here there home upstairs downstairs')

const isPlainVerb = (token: Token) =>
  token.tag === 'verb'
    ? hasForm(token, 'base') && token.form === 'base'
    : token.tag === token.lower && isAuxiliary(token)

function nounComplement({ tokens }: Sentence, at: number): Complement | undefined {
  const first = tokens[at] as Token
  const isPronoun = first.tag === 'obj' || (OBJECT_WORDS.test(first.lower) && !opensPhrase(first, tokens[at + 1]))
  const phrase = isPronoun
    ? { head: at, end: at + 1 }
    : (plainNounPhrase(tokens, at) ?? ownedThing(tokens, at) ?? theDark(tokens, at))
  const head = phrase && tokens[phrase.head]
  if (!phrase || !head) return undefined
  return {
    kinds: kindsOf(tokens, at, phrase.head, phrase.end, isPronoun),
    head: singular(head),
    end: phrase.end,
    isWhole: endsAt(tokens, phrase.end) && !isParticle(tokens, at, phrase.end),
  }
}

/** 'different from my wife's' */
function ownedThing(tokens: readonly Token[], at: number): { head: number; end: number } | undefined {
  const owner = tokens.findIndex(({ lower, tag }, index) => index > at && lower === "'s" && tag === 'poss')
  return owner > 0 && owner - at <= 3 ? { head: owner, end: owner + 1 } : undefined
}

/** 'afraid of the dark' */
const theDark = (tokens: readonly Token[], at: number) =>
  tokens[at]?.lower === 'the' && tokens[at + 1]?.tag === 'adj' && endsAt(tokens, at + 2)
    ? { head: at + 1, end: at + 2 }
    : undefined

const opensPhrase = (first: Token, next: Token | undefined) =>
  first.tag === 'poss' && ['noun', 'adj', 'num'].includes(next?.tag ?? '')

/** 'look it up', 'talk me into it' */
const PARTICLES = oneOf('up over out off down through into away back around')

const isParticle = (tokens: readonly Token[], at: number, end: number) =>
  tokens[end]?.lower === 'up' || (end === at + 1 && PARTICLES.test(tokens[end]?.lower ?? ''))

const endsAt = (tokens: readonly Token[], end: number) =>
  tokens[end] === undefined ||
  ['punct', 'prep', 'to', 'and', 'adv', 'sub', 'wh'].includes(tokens[end]?.tag ?? '') ||
  SUBJECTS_OF_PEOPLE.test(tokens[end]?.lower ?? '') ||
  afterTimePhrase(tokens, end) > end ||
  (tokens[end]?.tag === 'num' && isIn('time', singular(tokens[end + 1] ?? (tokens[end] as Token))))

function kindsOf(
  tokens: readonly Token[],
  at: number,
  headAt: number,
  end: number,
  isPronoun: boolean,
): ReadonlySet<ComplementKind> {
  const head = tokens[headAt] as Token
  if (isPronoun) return new Set<ComplementKind>(['person', 'pronoun'])
  const named = timeOrPlace(tokens, at, headAt, end)
  if (named.length > 0) return new Set(named)
  const kinds = new Set<ComplementKind>([isPerson(head) ? 'person' : 'thing'])
  if (head.tag === 'name') kinds.add('name')
  if (tokens[at]?.tag === 'poss') kinds.add('owned')
  if (head.tag === 'noun' && isUnopened(tokens[at])) kinds.add('skill')
  if (kinds.has('thing') && ['punct', undefined].includes(tokens[end]?.tag)) kinds.add('end-thing')
  return kinds
}

const isUnopened = (first: Token | undefined) => first?.tag === 'noun' || first?.tag === 'adj'

function timeOrPlace(tokens: readonly Token[], at: number, headAt: number, end: number): readonly ComplementKind[] {
  const head = tokens[headAt] as Token
  const word = singular(head)
  if (at === headAt && head.tag === 'noun' && isIn('fixed', word)) return ['time']
  const all = tokens.slice(at, end).map(({ lower }) => lower)
  if (AREAS.has(all.join(' '))) return ['area']
  const found = (['time', 'place', 'area', 'house'] as const).filter((name) => isIn(name, word))
  return found.length === 0 && at === headAt && /^\d/.test(head.lower) ? ['time'] : found
}
