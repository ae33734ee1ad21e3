import { type Kept, readKept } from './kept-explanations.ts'

const MAX_WORDS = 20
const WEEK_MS = 7 * 24 * 60 * 60_000

/** The words that were asked for on this device, newest first, with what was explained. */
export const yourWords = (stored: string | null): Kept[] => readKept(stored).slice(0, MAX_WORDS)

export const withWord = (words: readonly Kept[], entry: Kept): Kept[] =>
  [entry, ...words.filter(({ word }) => word !== entry.word)].slice(0, MAX_WORDS)

export const wordsThisWeek = (words: readonly Kept[], nowMs: number): number =>
  words.filter(({ keptAtMs }) => keptAtMs > nowMs - WEEK_MS).length
