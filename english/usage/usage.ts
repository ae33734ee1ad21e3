import { join } from 'node:path'
import { NgramFile } from './ngram-file.ts'

/** Out of a trigram model of modern English by scripts/english/build-usage.ts. */
export const USAGE = join(import.meta.dirname, '../data/usage.bin')

/** Where a sentence begins and ends. */
export const START = '<s>'
export const END = '</s>'

/** What a word behind others is worth: how usual it is, and with how many of them it was seen. */
export interface Use {
  /** As a natural logarithm. */
  chance: number
  /** 0 for a word that is not known, 1 for one that was not seen behind the last word, 2, or 3 with both. */
  seen: number
}

const NATURAL = Math.LN10
/** Of a word that is not known, as a common logarithm: rarer than any other. */
const UNKNOWN = -8.8
const MOST_KEPT = 4096

let opened: NgramFile | undefined
const kept = new Map<string, Use>()

/** How usual a word is behind up to two others, all in lower case with straight apostrophes. */
export function weighWord(word: string, before: readonly string[]): Use {
  const words = [...before.slice(-2), word]
  const key = words.join(' ')
  const known = kept.get(key)
  if (known) return known
  opened ??= new NgramFile(USAGE)
  const found = find(opened, words)
  const use = { chance: found.chance * NATURAL, seen: found.seen }
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, use)
  return use
}

/** Katz's backoff: what was never seen together is as usual as with one word less, times what that costs. */
function find(file: NgramFile, words: readonly string[]): Use {
  const chance = file.find('chance', words)
  if (chance !== undefined) return { chance, seen: words.length }
  if (words.length === 1) return { chance: UNKNOWN, seen: 0 }
  const fewer = find(file, words.slice(1))
  return { chance: fewer.chance + (file.find('backoff', words.slice(0, -1)) ?? 0), seen: fewer.seen }
}

/** How usual the words from one place to another are, each behind those before it. */
export function chanceOf(words: readonly string[], from = 0, to = words.length): number {
  let sum = 0
  for (let at = from; at < to; at += 1)
    sum += weighWord(words[at] as string, words.slice(Math.max(0, at - 2), at)).chance
  return sum
}

const WORD = /\p{L}+(?:[-']\p{L}+)*(?:(?<=s)')?|\d+(?:[.,:]\d+)*/gu
/** The model was made of what is said: numbers are words in it. */
export const NUMBER = 'ten'

/** The words of a sentence as they are counted, between its start and its end. */
export const wordsOf = (sentence: string): string[] => [START, ...plainWordsOf(sentence), END]

export const plainWordsOf = (text: string): string[] =>
  [...text.toLowerCase().replaceAll('’', "'").matchAll(WORD)].map(([word]) => (/^\d/.test(word) ? NUMBER : word))
