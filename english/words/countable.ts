import type { Token } from '../sentences/tokens.ts'
import { namedLists } from './named-lists.ts'
import { isUnchanged } from './nouns.ts'
import { isPersonNoun } from './people.ts'
import { COUNTABLE_THINGS, PROFESSIONS, UNCOUNTABLE } from './word-lists.ts'

const isIn = namedLists('countability.tsv')

const isListed = (word: string) => COUNTABLE_THINGS.has(word) || PROFESSIONS.has(word)

/** As seen in right English: 'always-one' are nouns that had an article or owner nearly every time. */
const isNeverBare = ({ lower, readings }: Token) => (readings.counted && !readings.bare) || isIn('always-one', lower)

/** A singular noun of which there may be several, where something says so: 'Penguin are', 'all room'. */
export const isCounted = ({ tag, lower, readings }: Token): boolean =>
  tag === 'noun' &&
  readings.singular === undefined &&
  !isUnchanged(lower) &&
  !UNCOUNTABLE.has(lower) &&
  (readings.counted || isListed(lower))

/** A singular noun that needs an article: 'ambulance', 'attendant', not 'water' or 'chance'. */
export const isOneOfMany = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.tag === 'noun' &&
  token.readings.singular === undefined &&
  token.text === token.lower &&
  !isUnchanged(token.lower) &&
  !UNCOUNTABLE.has(token.lower) &&
  !isIn('also-bare', token.lower) &&
  (isListed(token.lower) || isPersonNoun(token) || isNeverBare(token))

/** A singular noun that needs an article after an adjective or 'there is': 'a good chance', 'There was a noise'. */
export const isOneDescribed = (token: Token | undefined): boolean =>
  token !== undefined &&
  (isOneOfMany(token) ||
    (token.tag === 'noun' &&
      token.readings.singular === undefined &&
      token.text === token.lower &&
      !isIn('never-one', token.lower) &&
      (isListed(token.lower) || isIn('often-one', token.lower))))

/** A singular noun that needs an article as an object: 'I saw place'. */
export const isOneAsObject = (token: Token | undefined): boolean =>
  isOneOfMany(token) || (token?.tag === 'noun' && token.readings.singular === undefined && isListed(token.lower))
