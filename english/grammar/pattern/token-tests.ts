import type { Token } from '../../sentences/tokens.ts'
import { isShort } from '../../words/adjectives.ts'
import { isOneDescribed } from '../../words/countable.ts'
import { LAND_OF, PEOPLE_OF } from '../../words/nations.ts'
import { isPersonNoun, isSomebody } from '../../words/people.ts'
import type { VerbForm } from '../../words/verbs.ts'
import { FEELINGS, UNCOUNTABLE } from '../../words/word-lists.ts'
import { isMany, isThing } from './one-or-many.ts'

export type TokenTest = (token: Token) => boolean

const ADJECTIVE = 3
const NOUN = 3
const LIKELY_VERB = 3
const MOSTLY = 2

const isClosed = ({ tag }: Token) =>
  tag !== 'noun' && tag !== 'adj' && tag !== 'verb' && tag !== 'word' && tag !== 'adv'
const tagged =
  (...tags: Token['tag'][]): TokenTest =>
  ({ tag }) =>
    tags.includes(tag)
const formed =
  (form: VerbForm): TokenTest =>
  (token) =>
    token.readings.verbs.some((reading) => reading.form === form && reading.weight > 1)

/** `#name` in a pattern: what a word is. Learners' words are often out of place, so tags alone do not decide. */
export const tokenTests: Record<string, TokenTest> = {
  word: ({ tag }) => tag !== 'punct',
  quote: ({ text }) => /^["“”]$/.test(text),
  /** 'm, 're, 's */
  clipped: ({ text }) => text.startsWith("'"),
  name: tagged('name'),
  /** 'Japan'; 'Japanese' */
  land: ({ text, lower }) => text !== lower && PEOPLE_OF.has(lower),
  nation: ({ lower }) => LAND_OF.has(lower),
  num: (token) => token.tag === 'num' || /^\d/.test(token.lower),
  year: ({ lower }) => /^(?:19|20)\d\d$/.test(lower),
  dayOfMonth: ({ tag, lower }) => tag === 'num' && !/^(?:\d{3,}|3[2-9]|[4-9]\d)/.test(lower),
  percent: ({ lower }) => /^\d[\d.,]*%$/.test(lower),
  yearPast: ({ lower }) => /^(?:19\d\d|20[01]\d|202[0-4])$/.test(lower),
  /** 'six-years-old', 'three-days' */
  manyHyphened: ({ lower }) =>
    /(?:(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve)-(?:year|month|week|day|hour|minute|star|page|night)s|(?:year|month|week|day)s-old)$/.test(
      lower,
    ),
  clock: ({ lower }) => /^\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m|[ap]\.m\.)$/.test(lower),
  ordinal: ({ lower }) => /^(?:first|second|third|\w+th|\d+(?:st|nd|rd|th))$/.test(lower),
  prep: tagged('prep', 'to'),
  det: tagged('det', 'poss'),
  adv: tagged('adv'),
  be: tagged('be'),
  modal: tagged('modal'),
  pron: tagged('pron', 'name'),
  verb: tagged('verb'),
  adj: (token) => !isClosed(token) && (token.tag === 'adj' || token.readings.kinds.adj > ADJECTIVE),
  noun: (token) =>
    token.tag === 'noun' || (!isClosed(token) && token.tag !== 'adv' && token.readings.kinds.noun > NOUN),
  plural: (token) => !isClosed(token) && token.readings.singular !== undefined,
  uncountable: ({ lower }) => UNCOUNTABLE.has(lower),
  human: isPersonNoun,
  /** Also 'she', 'Budi' */
  somebody: isSomebody,
  degree: (token) => token.readings.degree?.degree === 'more',
  /** 'biggest' */
  most: (token) => token.readings.degree?.degree === 'most' && token.tag !== 'verb',
  /** 'tired', as somebody feels */
  feeling: ({ lower }) => FEELINGS.has(lower),
  counted: ({ readings }) => readings.counted === true,
  /** A plural that is nothing else. */
  many: isMany,
  /** One thing that can be counted out: 'a three-day workshop'. */
  thing: isThing,
  /** It needs an article behind an adjective: 'a long queue' */
  one: isOneDescribed,
  /** 'moon', not 'Moon' */
  small: ({ text, lower }) => text === lower,
  /** Often a verb; more often than a noun. */
  likelyVerb: ({ readings }) => readings.kinds.verb > LIKELY_VERB,
  mostlyVerb: ({ readings }) => readings.kinds.verb > readings.kinds.noun + MOSTLY,
  /** Compared with an ending: 'easy', 'easier' */
  short: (token) => !token.readings.degree && token.readings.kinds.adj >= ADJECTIVE && isShort(token.lower),
  wh: tagged('wh'),
  base: formed('base'),
  third: formed('third'),
  past: formed('past'),
  participle: formed('participle'),
  ing: (token) => /ing$/.test(token.lower) && formed('ing')(token),
}
