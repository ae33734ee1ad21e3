import type { Lexicon } from './lexicon.ts'
import type { WordKind } from './word.ts'
import { indonesianKey } from './word-keys.ts'

const TERMS = new Set<WordKind>(['noun', 'time'])

/** 'laba bersih', 'sebelum makan': a phrase of the tables by itself. */
export function termIn(sentence: string, { indonesian }: Lexicon): string | null {
  const key = indonesianKey(sentence.replace(/[.?!]+$/, '').replace(/(?<=\S) (?:ya|dong|kak|deh|nih)$/i, ''))
  const words = (indonesian.get(key) ?? []).map((one) => one.word).filter(({ cost }) => cost === 0)
  const opening = words.find(({ kind }) => kind === 'opening')?.en[0]
  if (opening?.endsWith(',')) return opening.slice(0, -1)
  const term = key.includes(' ') ? words.find(({ kind }) => TERMS.has(kind))?.en[0] : undefined
  return term?.replace(/^(?:an?|the) | \(.*\)$/g, '') ?? null
}

/** 'Terima kasih, tapi …' begins as 'terima kasih tapi …' does. */
export const withOpening = (sentence: string, { indonesian }: Lexicon): string =>
  sentence.replace(/^([^,]+),( \S+)/, (written, first: string, next: string) => {
    const words = indonesian.get(indonesianKey(first + next)) ?? []
    return words.some(({ word }) => word.kind === 'opening') ? first + next : written
  })
