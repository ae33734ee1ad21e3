import {
  anyOfShown,
  beforeNumber,
  beforePlace,
  behindPlace,
  lastPlace,
  numbers,
  placeNames,
  pointers,
} from '../../content/tutor-pointing.ts'
import { closedWords } from '../../english/words/closed-words.ts'
import { askingWords } from '../find/word-facets.ts'
import type { Shown } from './memory.ts'
import { bare } from './phrases.ts'
import type { Turn } from './turn.ts'

const LONGEST = 12
const SHORTEST_NAME = 4

/** What is meant of all that was shown, and the word of it that is named. */
export interface Meant {
  shown: Shown
  named: string | null
  /** Its place in the list, where that is what is said; otherwise -1. */
  place: number
}

/** Which of the things that were shown is meant: by its place ('yang kedua'), or by a word of it ('yg hold tadi'). */
export function shownMeant({ memory, text }: Turn): Meant | null {
  const { shown, shownBefore, practice } = memory
  const words = bare(text).split(' ')
  if (practice || shown.length === 0 || words.length > LONGEST) return null
  const place = placeIn(words, shown)
  const counted = shown[place]
  return counted ? { shown: counted, named: null, place } : byName(words, [...shown, ...shownBefore])
}

function placeIn(words: readonly string[], shown: readonly Shown[]): number {
  if (shown.length < 2) return words.some((word, at) => lastPlace.has(word) && isPlace(words, at, word)) ? 0 : -1
  if (anyOfShown.some((phrase) => words.join(' ').includes(phrase))) return 0
  const word = words.find((one, at) => isPlace(words, at, one) || isNumber(words, at, one)) ?? ''
  if (lastPlace.has(word)) return shown.length - 1
  return [...placeNames.entries(), ...numbers.entries()].find(([, names]) => names.has(word))?.[0] ?? -1
}

const isPlace = (words: readonly string[], at: number, word: string): boolean =>
  (lastPlace.has(word) || placeNames.some((names) => names.has(word))) &&
  (beforePlace.has(words[at - 1] ?? '') || behindPlace.has(words[at + 1] ?? '')) &&
  !NOT_POINTED_AT.has(words[at + 1] ?? '')

/** 'The first time', 'last week' */
const NOT_POINTED_AT = new Set(['time', 'week', 'month', 'year', 'night', 'name', 'kali'])

const isNumber = (words: readonly string[], at: number, word: string): boolean =>
  beforeNumber.has(words[at - 1] ?? '') && numbers.some((names) => names.has(word))

function byName(words: readonly string[], shown: readonly Shown[]): Meant | null {
  const named = words.filter((word) => word.length >= SHORTEST_NAME && !isOfAsking(word))
  for (const word of named) {
    const one = shown.find((each) => holds(each, word))
    if (one) return { shown: one, named: word, place: -1 }
  }
  return null
}

const isOfAsking = (word: string): boolean => closedWords.has(word) || pointers.has(word) || askingWords().has(word)

function holds({ en, id }: Shown, word: string): boolean {
  const own = new Set(bare(`${en} ${id}`).split(' '))
  return own.has(word) || own.has(word.replace(/nya$/, ''))
}

/** Something points back: any word may occur in what was shown by chance. */
export const pointsAt = (text: string): boolean =>
  bare(text)
    .split(' ')
    .some((word) => pointers.has(word))
