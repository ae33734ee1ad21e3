import type { LookUp, Meaning, UnknownWord } from '../../domain/explainer/look-up.ts'
import { isIndonesianWord } from '../language/indonesian-words.ts'
import { isSurelyMeant, rank, type Spelling } from '../spelling/near-words.ts'
import type { Dictionary } from './dictionary.ts'
import { phrasesInside } from './find-phrase.ts'
import { findOneWord, findWord } from './find-word.ts'
import { indonesianBases } from './indonesian-forms.ts'
import { isLightWord } from './phrases.ts'
import { splitVariantOf } from './spelling-variants.ts'
import { comparedWords, isSingleWord } from './tidy-question.ts'

const SHOWN_OF_LONG_TEXT = 60
const READ_OF_LONG_TEXT = 600
const SHORTEST_WORTH_ASKING = 3
const MOST_SUGGESTIONS = 6
const MOST_MEANINGS = 4

/** No such word: perhaps misspelt, perhaps Indonesian, perhaps a whole sentence. */
export function notFound(dictionary: Dictionary, asked: string): LookUp {
  const english = dictionary.english(asked)
  if (english.length > 0) return indonesian(dictionary, asked, [...new Set(english)])
  if (asked.includes(' ')) {
    const translated = englishOfEach(dictionary, asked)
    if (translated) return unknown('indonesian', asked, translated)
    return unknown('sentence', asked, partsWorthAsking(dictionary, asked))
  }
  if (!isSingleWord(asked)) return unknown(/\p{L}{2}/u.test(asked) ? 'unknown' : 'not a word', asked, [])
  return perhapsMisspelt(dictionary, asked)
}

/** 'bola' is also a rope for hunting and 'tas' several tantalums, but here the Indonesian word is meant. */
export function meantAsIndonesian(dictionary: Dictionary, asked: string): string[] | null {
  if (asked.includes('-') || dictionary.learner(asked) || dictionary.meant(asked)) return null
  const english = dictionary.english(asked)
  if (english.length === 0) return null
  return isIndonesianWord(asked) || isRareInEnglish(dictionary, asked) ? [...new Set(english)] : null
}

/** A word that nobody writes or says, or a form of one that learners do not meet. */
function isRareInEnglish(dictionary: Dictionary, asked: string): boolean {
  const entry = dictionary.wordnet(asked)
  if (entry) return entry.isUnlikely || dictionary.ipa(asked) === null
  const found = findOneWord(dictionary, asked)
  return found?.by === 'form' && (found.source === 'wordnet' || dictionary.wordnet(found.word)?.isUnlikely === true)
}

/** An Indonesian word with its English ones, which differ by what else they mean. */
export const indonesian = (dictionary: Dictionary, asked: string, english: string[]): LookUp => ({
  ...unknown('indonesian', asked, english),
  meanings: english.slice(0, MOST_MEANINGS).map((word) => ({ word, also: otherMeanings(dictionary, word, asked) })),
})

function otherMeanings(dictionary: Dictionary, word: string, asked: string): Meaning['also'] {
  const glosses = dictionary.learner(word)?.senses.flatMap(({ gloss }) => gloss ?? []) ?? []
  const meant = glosses.map((gloss) => gloss.split(/[,;] ?/)).find((all) => all.includes(asked))
  return meant?.filter((one) => one !== asked).join(', ') || null
}

/** For a mostly Indonesian sentence: an English word for each of its words. */
function englishOfEach(dictionary: Dictionary, sentence: string): string[] | null {
  const words = sentence.split(' ')
  const english = words.flatMap((word) => (dictionary.learner(word) ? [] : dictionary.english(word).slice(0, 1)))
  return english.length > words.length / 2 ? [...new Set(english)].slice(0, MOST_SUGGESTIONS) : null
}

function perhapsMisspelt(dictionary: Dictionary, asked: string): LookUp {
  const split = splitVariantOf(dictionary, asked)
  const inTwoWords = split && findWord(dictionary, split)
  if (inTwoWords) return { ...inTwoWords, asked, by: 'spelling' }
  const spellings = dictionary.spellings(asked)
  const suggestions = spellings.map(({ word }) => word)
  const meant = isSurelyMeant(asked, spellings) ? findOneWord(dictionary, suggestions[0]?.toLowerCase() ?? '') : null
  if (meant) return { ...meant, asked, by: 'spelling', suggestions: suggestions.slice(1, 4) }
  const inIndonesian = indonesianMeant(dictionary, asked, spellings)
  return inIndonesian ?? unknown('unknown', asked, suggestions)
}

/** A form or a slip of an Indonesian word, where no English one is nearer. */
function indonesianMeant(dictionary: Dictionary, asked: string, [english]: readonly Spelling[]): LookUp | null {
  const base = [...inTwo(asked), ...indonesianBases(asked)].find((word) => dictionary.english(word).length > 0)
  const [near] = dictionary.indonesianSpellings(asked)
  const isNearer = near !== undefined && isNear(asked, near) && (!english || rank(near) < rank(english))
  const word = base ?? (isNearer ? near.word : undefined)
  return word === undefined ? null : indonesian(dictionary, word, [...new Set(dictionary.english(word))])
}

/** 'kerjasama' and 'terimakasih' are two words. */
const inTwo = (asked: string): string[] =>
  Array.from({ length: Math.max(0, asked.length - 2 * SHORTEST_PART + 1) }, (_, at) => {
    const end = at + SHORTEST_PART
    return `${asked.slice(0, end)} ${asked.slice(end)}`
  })
const SHORTEST_PART = 3

/** One letter or so, of words that are long enough to be told by the others. */
const isNear = (typed: string, { cost }: Spelling): boolean => typed.length > 3 && cost <= 1

export const tooLong = (dictionary: Dictionary, asked: string): LookUp =>
  unknown(
    asked.includes(' ') ? 'sentence' : 'not a word',
    asked.slice(0, SHOWN_OF_LONG_TEXT).toWellFormed(),
    partsWorthAsking(dictionary, asked.slice(0, READ_OF_LONG_TEXT)),
  )

/** For a sentence: the words it compares, otherwise its phrases and longer words. */
function partsWorthAsking(dictionary: Dictionary, sentence: string): string[] {
  const compared = comparedWords(sentence)?.filter((word) => findWord(dictionary, word) !== null) ?? []
  if (compared.length > 1) return compared
  const words = (sentence.match(/\p{L}[\p{L}'-]*/gu) ?? []).sort((a, b) => b.length - a.length)
  const worth = new Set(phrasesInside(dictionary, sentence))
  for (const word of new Set(words)) {
    if (worth.size === MOST_SUGGESTIONS || word.length < SHORTEST_WORTH_ASKING) break
    if (!isLightWord(word) && findOneWord(dictionary, word)) worth.add(word)
  }
  return worth.size > 0 ? [...worth] : [...new Set(words)].filter(dictionary.knows).slice(0, MOST_SUGGESTIONS)
}

export const unknown = (reason: UnknownWord['reason'], asked: string, suggestions: string[]): UnknownWord => ({
  found: false,
  asked,
  reason,
  suggestions,
})
