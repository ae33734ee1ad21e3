import { asksItems, asksMore, howMany } from '../../content/tutor-quiz-requests.ts'
import { bare } from './phrases.ts'

const NUMBER = `(${[...howMany.keys()].join('|')})`
const ITEMS = `(?:${[...asksItems].join('|')})`
const MORE = `(?:${[...asksMore].join('|')})`
const ASKED = [`${NUMBER} (?:${MORE} |\\p{L}+ )?${ITEMS}`, `${NUMBER} ${MORE}`, `${ITEMS} ${NUMBER}`].map(
  (one) => new RegExp(`(?<![\\p{L}\\d])${one}(?![\\p{L}\\d])`, 'u'),
)

/** How many questions or exercises a message asks for; null where it names no number. */
export function howManyAsked(text: string): number | null {
  const found = ASKED.map((asked) => asked.exec(bare(text))).find((one) => one !== null)
  return howMany.get(found?.[1] ?? '') ?? null
}
