import { isIndonesianWord } from '../../english/language/indonesian-words.ts'
import { slang } from '../../english/language/slang.ts'
import { hash } from '../../english/words/word-filter.ts'
import { plainWords, typedWords } from './words.ts'

const CONTRACTIONS: [RegExp, string][] = [
  [/^can't$/, 'can not'],
  [/^won't$/, 'will not'],
  [/^let's$/, 'let us'],
  [/n't$/, ' not'],
  [/'m$/, ' am'],
  [/'re$/, ' are'],
  [/'ve$/, ' have'],
  [/'ll$/, ' will'],
  [/'d$/, ' would'],
  [/'s$/, ' is'],
]
/** 'hpku' is 'hp saya'. */
const OWNER = /^(\p{L}{2,})(ku|mu)$/u
const OWNERS: Record<string, string> = { ku: 'saya', mu: 'kamu' }
const SHORTEST = 3

/** A phrase as words in one spelling, with its slots as '{slot}'. */
export const phraseWords = (text: string): string[] =>
  text
    .replaceAll(/\b(di|ke) (mana|sini|situ|sana)\b/gi, '$1$2')
    .split(/(\{[a-z]+\})/)
    .flatMap((part) => (part.startsWith('{') ? [part] : plainWords(part).flatMap((word) => expand(word).split(' '))))

function expand(word: string): string {
  const short = CONTRACTIONS.find(([ending]) => ending.test(word))
  if (short) return word.replace(...short).trim()
  const [, owned = '', owner = ''] = OWNER.exec(word) ?? []
  const isOwned = slang.has(owned) || (owned.length >= SHORTEST && isIndonesianWord(owned))
  return isOwned ? `${slang.get(owned) ?? owned} ${OWNERS[owner]}` : word
}

/** Words that change nothing: with or without them it is the same sentence. */
const LIGHT = new Set(
  `apakah itu yang sih tolong mohon banget sekali sangat aja saja please very really so the a an just`.split(' '),
)
const PERSONS = new Set(
  'saya kamu dia mereka kita kami i me you he him she her they them we us my your his their our'.split(' '),
)

/** The words in any order, without the light ones; who does it to whom stays in order. */
function bagOf(words: readonly string[]): string {
  const heavy = words.filter((word) => !LIGHT.has(word))
  const others = heavy.filter((word) => !PERSONS.has(word)).sort()
  return `${others.join(' ')}|${heavy.filter((word) => PERSONS.has(word)).join(' ')}`
}

type Side = 'en' | 'id'
const SEEDS: Record<Side, number> = { en: 0x3c6ef372, id: 0x1f83d9ab }

export const exactKey = (words: readonly string[], side: Side): number => hash(words.join(' '), SEEDS[side])
export const looseKey = (words: readonly string[], side: Side): number => hash(`bag ${bagOf(words)}`, SEEDS[side])

export function keysOf(text: string, side: Side): number[] {
  const words = phraseWords(text)
  return [exactKey(words, side), looseKey(words, side)]
}

/** How many words of a text it takes to fill a slot, at most. */
export const LONGEST_FILLING = 5

export const isNumber = (word: string): boolean => /^\d+$/.test(word)

/** Written with a capital letter and no common word: a name is kept as it is. */
export function namesIn(text: string): ReadonlySet<string> {
  const [first = '', ...later] = text.match(/[\p{L}\d'’-]+/gu) ?? []
  const names = isIndonesianWord(first.toLowerCase()) ? later : [first, ...later]
  return new Set(names.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).flatMap(typedWords))
}
