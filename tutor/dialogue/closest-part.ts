import { FRAME } from '../find/slots.ts'
import { plainWords } from '../find/words.ts'

/** A part of an entry that can be told, with all words that speak for it. */
export interface TellablePart {
  told: string
  words: string
}

const STEM = 5
const SHORTEST = 3
/** Words that ask for a number. */
const ASKS_NUMBER =
  /\b(?:berapa\w*|brp|how (?:long|many|much)|max\w*|min(?:imal|imum)?|durasi|lama|menit|jam|minutes?|score|skor)\b/i
export const asksNumber = (text: string): boolean => ASKS_NUMBER.test(text)

const NUMBER = 1.5

/** The words that a message is about, as stems. */
export const stemsOf = (text: string): Set<string> =>
  new Set(
    plainWords(text)
      .filter((word) => word.length >= SHORTEST && !FRAME.has(word))
      .map((word) => word.replace(/(?:nya|ku|mu)$/, '').slice(0, STEM)),
  )

/** The part that shares most with a message, rare words counting more; null where none shares anything. */
export function closestPart(text: string, parts: readonly TellablePart[]): string | null {
  const asked = stemsOf(text)
  const stems = parts.map(({ words }) => stemsOf(words))
  const weightOf = (stem: string) => Math.log(1 + parts.length / stems.filter((own) => own.has(stem)).length)
  const wantsNumber = asksNumber(text)
  const scored = parts.map(({ told, words }, at) => {
    const shared = [...asked].filter((stem) => stems[at]?.has(stem)).reduce((sum, stem) => sum + weightOf(stem), 0)
    return { told, score: shared + (wantsNumber && /\d/.test(words) ? NUMBER : 0) }
  })
  const best = scored.reduce((first, one) => (one.score > first.score ? one : first), { told: '', score: 0 })
  return best.score > 0 ? best.told : null
}
