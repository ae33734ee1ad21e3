import type { Relation } from '../../english/dictionary/dictionary.ts'
import { relatedWords } from '../../english/dictionary/look-up.ts'
import { adverbOf } from '../../english/words/adjectives.ts'
import { ADJECTIVE_OF, NOUN_OF_ADJECTIVE, NOUN_OF_VERB, VERB_OF_NOUN } from '../../english/words/word-families.ts'
import { lookUpKindly, type Turn } from './turn.ts'

export type Part = 'noun' | 'verb' | 'adjective' | 'adverb'

/** An ending in place of another, the likeliest first: 'confident' → 'confidence'. */
const ENDINGS: Record<Part, readonly (readonly [from: RegExp, to: string])[]> = {
  noun: [
    [/ate$/, 'ation'],
    [/ify$/, 'ification'],
    [/(?:a|i)ble$/, 'ability'],
    [/ent$/, 'ence'],
    [/ant$/, 'ance'],
    [/ive$/, 'ivity'],
    [/y$/, 'iness'],
    [/ous$/, 'osity'],
    [/ic$/, 'icity'],
    [/e?$/, 'ion'],
    [/e?$/, 'ation'],
    [/$/, 'ment'],
    [/$/, 'ness'],
    [/e?$/, 'ity'],
    [/e?$/, 'ance'],
    [/e?$/, 'ence'],
    [/e?$/, 'al'],
    [/y$/, ''],
    [/(?:ful|less|ed|ing|al|ous|ly)$/, ''],
    [/(?:ed|ing)$/, 'ion'],
    [/(?:ed|ing)$/, 'ment'],
  ],
  verb: [
    [/ation$/, 'ate'],
    [/ation$/, 'e'],
    [/ation$/, ''],
    [/ification$/, 'ify'],
    [/ion$/, 'e'],
    [/ion$/, ''],
    [/(?:ment|al|ance|ence|ing)$/, ''],
    [/(?:al|ance|ence|ing)$/, 'e'],
    [/$/, 'en'],
    [/e$/, 'en'],
    [/e?$/, 'ify'],
    [/e?$/, 'ize'],
    [/^/, 'en'],
  ],
  adjective: [
    [/e?$/, 'ive'],
    [/e?$/, 'able'],
    [/$/, 'ful'],
    [/e?$/, 'ous'],
    [/e?$/, 'al'],
    [/e?$/, 'ic'],
    [/e?$/, 'y'],
    [/ence$/, 'ent'],
    [/ance$/, 'ant'],
    [/ness$/, ''],
    [/iness$/, 'y'],
    [/ity$/, ''],
    [/ity$/, 'e'],
    [/ation$/, 'ative'],
    [/ion$/, 'ive'],
    [/ly$/, ''],
    [/e?$/, 'ed'],
  ],
  adverb: [],
}

/** The word of this part of speech that belongs to another; null where the dictionary has none. */
export function memberOf(turn: Turn, word: string, part: Part): string | null {
  if (part === 'adverb') return adverbIn(turn, word)
  const known: Record<Exclude<Part, 'adverb'>, string | undefined> = {
    noun: NOUN_OF_VERB.get(word) ?? NOUN_OF_ADJECTIVE.get(word),
    verb: VERB_OF_NOUN.get(word),
    adjective: ADJECTIVE_OF.get(word),
  }
  const linked = related(word, part).find((one) => !AGENT.test(one) || !isPart(turn, word, part))
  const guesses = ENDINGS[part].filter(([from]) => from.test(word)).map(([from, to]) => word.replace(from, to))
  return known[part] ?? linked ?? guesses.find((guess) => guess !== word && isPart(turn, guess, part)) ?? null
}

const FAMILY: readonly Part[] = ['adjective', 'verb', 'noun']

/** The words that belong to one: of 'reliability' 'reliable', of 'swollen' 'swell'. */
export function familyOf(turn: Turn, word: string): string[] {
  const looked = lookUpKindly(turn, word)
  const base = looked?.found ? looked.baseForm?.word : undefined
  const members = [base, ...FAMILY.map((part) => memberOf(turn, word, part))]
  return [...new Set(members.filter((one) => one !== undefined && one !== null && one !== word))] as string[]
}

/** Whoever does it, where the word itself is the noun: 'helper' beside 'help'. */
const AGENT = /(?:er|or|ee|ist|ing)$/

/** None when the dictionary is unavailable. */
export function related(word: string, kind: Relation): string[] {
  try {
    return relatedWords(word, kind)
  } catch {
    return []
  }
}

function adverbIn(turn: Turn, word: string): string | null {
  const adjective = isPart(turn, word, 'adjective') ? word : memberOf(turn, word, 'adjective')
  const adverb = adjective ? adverbOf(adjective) : null
  return adverb && isPart(turn, adverb, 'adverb') ? adverb : (related(word, 'adverb')[0] ?? null)
}

export function isPart(turn: Turn, word: string, part: Part): boolean {
  const looked = lookUpKindly(turn, word)
  return (
    looked?.found === true &&
    looked.by === 'exact' &&
    looked.word === word &&
    looked.senses.some(({ partOfSpeech }) => partOfSpeech === part)
  )
}
