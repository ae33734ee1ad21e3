import { everydayIndonesian } from '../../content/tutor-indonesian.ts'
import type { FoundWord } from '../../domain/explainer/look-up.ts'
import { listedEnglish } from '../book/read-topics.ts'
import { isAbout, themeAsked } from './example-subject.ts'
import { talkedAbout } from './memory.ts'
import { holdsOneOf } from './phrases.ts'
import { say } from './school-book.ts'
import { list } from './teach-entry.ts'
import { lookUpKindly, type Said, said, type Turn } from './turn.ts'

export const found = (turn: Turn, word: string): FoundWord | null => {
  const looked = lookUpKindly(turn, word)
  return looked?.found ? looked : null
}

const MOST_SENTENCES = 3

/** Every sentence with an English word: of the dictionary, of the phrase book, of the entries that are named after it. */
export function allWith(turn: Turn, word: string): string[] {
  const looked = found(turn, word)
  const own = looked?.senses.flatMap(({ example }) => (example ? [example] : [])) ?? []
  const base = looked?.word ?? word
  return themedFirst(turn, [...new Set([...own, ...fromPhrases(turn, base), ...fromEntries(turn, base)])])
}

/** 'Contoh tentang kantor': those about it before the others. */
function themedFirst(turn: Turn, sentences: string[]): string[] {
  const theme = themeAsked(turn)
  return theme
    ? sentences.toSorted((one, other) => Number(isAbout(theme, other)) - Number(isAbout(theme, one)))
    : sentences
}

const MOST_ENTRIES = 3

function fromEntries({ teaching }: Turn, word: string): string[] {
  const named = teaching.names.filter((name) => name.split('-').includes(word)).slice(0, MOST_ENTRIES)
  return named
    .flatMap((name) => teaching.entry(name) ?? [])
    .flatMap(({ examples, more }) => [...examples, ...more])
    .map(({ en }) => en)
    .filter((sentence) => holdsOneOf(sentence, [word]))
}

/** Sentences with a word that may be Indonesian, and the English word. */
export function fromDictionary(turn: Turn, asked: string): { word: string; sentences: string[] } | null {
  const looked = lookUpKindly(turn, asked)
  const word = looked?.found ? looked.word : (englishFor(asked) ?? alike(asked, looked?.suggestions ?? []))
  const sentences = word === undefined ? [] : allWith(turn, word).slice(0, MOST_SENTENCES)
  return word === undefined || sentences.length === 0 ? null : { word, sentences }
}

/** 'Komputer' is rather a computer than a PC. */
const alike = (asked: string, words: readonly string[]): string | undefined =>
  words.find((word) => word.slice(0, 2) === asked.slice(0, 2)) ?? words[0]

const englishFor = (asked: string): string | undefined =>
  everydayIndonesian.get(asked)?.split(/[,;]/)[0] ?? listedEnglish(asked)

/** Examples of the dictionary, then of the phrase book; those not shown yet first. */
export function sentencesWith(turn: Turn, word: string): Said | null {
  const { book, memory } = turn
  const all = allWith(turn, word)
  if (all.length === 0) return null
  const seen = memory.last?.kind === 'word' && memory.last.about === word ? memory.last.step : 0
  if (seen > 0 && seen >= all.length) return null
  const fresh = all.slice(seen, seen + MOST_SENTENCES)
  const step = seen + fresh.length
  return said(
    'vocabulary',
    [list(say(book, 'words.sentences', { word }), fresh), memory.practice ? null : say(book, 'word.use', { word })],
    { last: talkedAbout('word', word, step) },
  )
}

export function fromPhrases({ teaching }: Turn, word: string): string[] {
  const holds = new RegExp(`\\b${word.replaceAll(/[^\p{L}\d' -]/gu, '')}\\b`, 'iu')
  return teaching
    .phrases()
    .flatMap(({ en }) => en.slice(0, 1))
    .filter((sentence) => !sentence.includes('{') && holds.test(sentence))
    .slice(0, MOST_SENTENCES)
}
