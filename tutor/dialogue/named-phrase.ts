import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { backPointers, namelessWords } from '../../content/tutor-follow-ups.ts'
import { wordFillers } from '../../content/tutor-open-word-questions.ts'
import { aroundPhrase, meaningWords } from '../../content/tutor-word-questions.ts'
import { askingWords, type WordFacet } from '../find/word-facets.ts'
import { plainWords } from '../find/words.ts'
import { bare } from './phrases.ts'
import { lookUpKindly, type Said, type Turn } from './turn.ts'
import { tellWordFacet } from './word-facets.ts'

const PHRASES = join(import.meta.dirname, '../../content/dictionary/phrases.tsv')
const SHORTEST = 3
const LONGEST = 8
const LONGEST_MESSAGE = 16
const LIKELY = 0.35

let known: ReadonlyMap<string, string> | undefined

/** Idioms and sayings of three words and more, which nobody writes by chance, each with its kind. */
function sayings(): ReadonlyMap<string, string> {
  known ??= new Map(
    readFileSync(PHRASES, 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([phrase = '', kind]) => OF_SAYINGS.has(kind ?? '') && phrase.split(' ').length >= SHORTEST)
      .map(([phrase = '', kind = '']) => [bare(phrase), kind]),
  )
  return known
}

const OF_SAYINGS: ReadonlySet<string> = new Set(['idiom', 'phrase'])

/** The longest saying in a message. */
function sayingIn(words: readonly string[]): { saying: string; start: number; end: number } | null {
  for (let length = Math.min(LONGEST, words.length); length >= SHORTEST; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const saying = words.slice(start, start + length).join(' ')
      if (sayings().has(saying)) return { saying, start, end: start + length }
    }
  return null
}

/** Of an idiom. */
const ASKED: ReadonlySet<WordFacet> = new Set<WordFacet>([
  ...(['meaning', 'senses', 'indonesian', 'register', 'origin', 'sound', 'synonym', 'example', 'informal'] as const),
])

/** 'Kenapa in the morning' asks for its grammar. */
const OF_MEANING: ReadonlySet<WordFacet> = new Set<WordFacet>(['meaning', 'senses', 'indonesian'])

/** 'Arti once in a blue moon apa', 'kalo orang bilang hang in there artinya apa': a saying among words of asking. */
export function namedPhraseAsked(turn: Turn): Said | null {
  const words = bare(turn.text).split(' ')
  const named = words.length > LONGEST_MESSAGE || turn.memory.last?.kind === 'reason' ? null : sayingIn(words)
  if (!named) return null
  const rest = [...words.slice(0, named.start), ...words.slice(named.end)].flatMap(plainWords)
  const isAsked = rest.every(isAround) && rest.some((word) => askingWords().has(word))
  if (!isAsked && !(rest.length === 0 && isAlone(turn, named.saying))) return null
  if (lookUpKindly(turn, named.saying)?.found !== true) return null
  const { wordFacet: guess } = turn.analysis
  const facet = guess && guess.sure >= LIKELY && ASKED.has(guess.facet) ? guess.facet : null
  const isMeant = (facet !== null && OF_MEANING.has(facet)) || rest.some((word) => meaningWords.has(word))
  if (sayings().get(named.saying) !== 'idiom' && !isMeant) return null
  return tellWordFacet(turn, named.saying, facet ?? 'meaning')
}

/** 'Kill two birds with one stone', where no sentence is waited for. */
const isAlone = ({ memory: { practice, exercise, invited } }: Turn, saying: string): boolean =>
  sayings().get(saying) === 'idiom' && practice === null && exercise === null && invited === null

const POINTING: ReadonlySet<string> = new Set(backPointers)

const isAround = (word: string): boolean =>
  askingWords().has(word) ||
  aroundPhrase.has(word) ||
  wordFillers.has(word) ||
  namelessWords.has(word) ||
  POINTING.has(word)
