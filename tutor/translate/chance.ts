import type { Translation } from '../find/translate.ts'
import { unfamiliar } from './fluency.ts'

/** As sure as a sentence of nothing but well-known words can be. */
export const SUREST = 0.9

export const A_DOUBT = 0.06

const MOST_DOUBTS = 4

/** Learnt from first runs over requests that nobody had read: how it was read, and how it sounds. */
const CHANCE = { start: 1.4, doubt: -0.4, unfamiliar: -2.3 }

/** How likely what was put together is right, 0 to 1. */
export function chanceOf({ text, to, sure, unknown }: Translation): number {
  if (unknown?.length) return 0
  const doubts = Math.min(MOST_DOUBTS, Math.max(0, (SUREST - sure) / A_DOUBT))
  const score = CHANCE.start + CHANCE.doubt * doubts + CHANCE.unfamiliar * unfamiliar(text, to)
  return 1 / (1 + Math.exp(-score))
}
