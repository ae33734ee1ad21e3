import type { Translation } from '../find/translate.ts'
import { unfamiliar } from './fluency.ts'
import { usualIn } from './usual.ts'

/** As sure as a sentence of nothing but well-known words can be. */
export const SUREST = 0.9

export const A_DOUBT = 0.06

const MOST_DOUBTS = 4

/**
 * How it was read, how many of its pairs of words are not known, how much more usual a word is where it stands than by
 * itself, and each word: to Indonesian learnt from first runs over requests that nobody had read, to English from
 * sentences of the teacher's book with what development sets accept, as many told as before.
 */
const WEIGHTS = {
  en: { start: 0.75, doubt: -0.24, unfamiliar: -1.6 },
  id: { start: 1.4, doubt: -0.4, unfamiliar: -2.3 },
}
const FITS = 0.45
const A_WORD = -0.03

/** How likely what was put together is right, 0 to 1. */
export function chanceOf({ text, to, sure, unknown }: Translation): number {
  if (unknown?.length) return 0
  const weights = WEIGHTS[to]
  const doubts = Math.min(MOST_DOUBTS, Math.max(0, (SUREST - sure) / A_DOUBT))
  const score =
    weights.start + weights.doubt * doubts + weights.unfamiliar * unfamiliar(text, to) + (to === 'en' ? usual(text) : 0)
  return 1 / (1 + Math.exp(-score))
}

function usual(text: string): number {
  const { words, here, alone } = usualIn(text)
  return (FITS * (here - alone)) / words + A_WORD * words
}
