import type { FoundWord } from '../../domain/explainer/look-up.ts'
import { namedLists } from '../../english/words/named-lists.ts'
import { plural } from '../../english/words/nouns.ts'
import {
  COUNTABLE_THINGS,
  NEVER_PLURAL,
  PROFESSIONS,
  SOMETIMES_COUNTABLE,
  UNCOUNTABLE,
} from '../../english/words/word-lists.ts'
import { collocationsOf } from '../book/read-collocations.ts'
import { carefulWith, measuresOf, varietyOf } from '../book/read-word-notes.ts'
import { talkedAbout } from './memory.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'
import { allWith, found } from './word-sentences.ts'

const bold = (words: readonly string[]): string => words.map((word) => `**${word}**`).join(', ')

const told = (word: string, ...parts: (string | null)[]): Said =>
  said('vocabulary', parts, { last: talkedAbout('word', word) })

const SLANG = /\((?:[^)]*\b)?(?:informal|slang|spoken|humorous)\b/i
const FORMAL = /\((?:[^)]*\b)?(?:formal|written|literary|technical|law)\b/i

/** Whom it may hurt, or for which writing and talk it is. */
export function registerOf(turn: Turn, word: string): Said | null {
  const looked = found(turn, word)
  const base = looked?.word ?? word
  const [careful] = carefulWith(base)
  if (careful) {
    const instead =
      careful.instead.length > 0 ? say(turn.book, 'words.careful.instead', { words: bold(careful.instead) }) : null
    return told(base, say(turn.book, 'words.careful', { word: base, note: careful[turn.book.language] }), instead)
  }
  if (!looked) return null
  const { synonyms } = looked.senses[0]
  const others = synonyms.length > 0 ? say(turn.book, 'words.synonyms', { word: base, words: bold(synonyms) }) : null
  return told(base, mannerOf(turn, looked), others)
}

/** As the dictionary marks it; idioms and phrasal verbs are for talk. */
export function manner({ senses: [{ definition, partOfSpeech }] }: FoundWord): 'formal' | 'spoken' | 'neutral' {
  if (FORMAL.test(definition)) return 'formal'
  return SLANG.test(definition) || /idiom|phrasal/.test(partOfSpeech) ? 'spoken' : 'neutral'
}

const mannerOf = ({ book }: Turn, looked: FoundWord): string =>
  say(book, `words.register.${manner(looked)}`, { word: looked.word })

/** At which step of the European scale it is learnt. */
export function levelOf(turn: Turn, word: string): Said | null {
  const looked = found(turn, word)
  if (!looked) return null
  const { level } = looked
  const key = level === null ? 'words.level.none' : 'words.level'
  const what = level === null ? '' : say(turn.book, `words.level.${level}`)
  return told(looked.word, say(turn.book, key, { word: looked.word, level: level ?? '', what }))
}

const isIn = namedLists('countability.tsv')
const ONE = /^(?:\([^)]*\) )?(?:an?|one|someone|somebody|something) /i

type Counted = 'counted' | 'both' | 'never'

/** 'Two coffees' are cups of it: it is counted by what it is in. */
const isSubstance = (word: string): boolean => measuresOf(word).length > 0

/** By the lists of the grammar; otherwise by how the dictionary speaks of it: 'a thing that …'. */
export function countedAs({ word, senses }: FoundWord): Counted | null {
  const sense = senses.find(({ partOfSpeech }) => partOfSpeech === 'noun')
  if (!sense) return null
  if (NEVER_PLURAL.has(word)) return 'never'
  if (SOMETIMES_COUNTABLE.has(word)) return isSubstance(word) ? 'never' : 'both'
  if (UNCOUNTABLE.has(word)) return 'never'
  if (COUNTABLE_THINGS.has(word) || PROFESSIONS.has(word) || isIn('always-one', word)) return 'counted'
  if (isIn('also-bare', word)) return 'both'
  return ONE.test(sense.definition) ? 'counted' : isIn('often-one', word) ? 'both' : 'never'
}

/** Whether there may be several of it, and how it is counted where not. */
export function countingOf(turn: Turn, word: string): Said | null {
  const { book } = turn
  const looked = found(turn, word)
  if (!looked) return null
  const kind = countedAs(looked)
  const [{ partOfSpeech }] = looked.senses
  if (kind === null)
    return told(looked.word, say(book, 'words.counted.other', { word: looked.word, part: partOfSpeech }))
  const [measure] = measuresOf(looked.word)
  const values = { word: looked.word, plural: plural(looked.word) }
  const way = measure && say(book, 'words.counted.measure', { en: measure.en, id: measure.id })
  return told(looked.word, say(book, `words.counted.${kind}`, values), way ?? null)
}

const MOST_SENTENCES = 2

/** When it is said: what it means, to whom, and with which words. */
export function useOf(turn: Turn, word: string): Said | null {
  const { book } = turn
  const looked = found(turn, word)
  if (!looked) return null
  const [{ gloss, definition }] = looked.senses
  const meaning = [gloss, definition].filter(Boolean).join('; ')
  const together = collocationsOf(looked.word)
  const [careful] = carefulWith(looked.word)
  const register = careful
    ? say(book, 'words.careful', { word: looked.word, note: careful[book.language] })
    : mannerOf(turn, looked)
  const sentences = allWith(turn, looked.word).slice(0, MOST_SENTENCES)
  return told(
    looked.word,
    say(book, 'words.use', { word: looked.word, meaning }),
    register,
    together.length > 0 ? say(book, 'words.collocations', { word: looked.word, words: bold(together) }) : null,
    sentences.length > 0 ? sentences.map((one) => `- ${one}`).join('\n') : null,
  )
}

/** British, American, or both. */
export function countryOf(turn: Turn, word: string): Said | null {
  const { book } = turn
  const looked = found(turn, word)
  const base = looked?.word ?? word
  const known = varietyOf(base)
  if (known.length === 0) return looked && told(base, say(book, 'words.variety.none', { word: base }))
  const lines = known.map(({ said: where, other, gloss }) =>
    say(book, `words.variety.${where}`, { word: base, other: bold(other.split(', ')), gloss }),
  )
  return told(base, lines.join('\n'))
}
