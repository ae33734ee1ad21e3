import { openWords } from './lexicon.ts'
import { indonesianKey } from './word-keys.ts'

const LONGEST_TERM = 3
const TOLD: ReadonlySet<string> = new Set(['noun', 'verb', 'adjective'])

/** The English of each Indonesian word and term of a short message, as the lexicon has it. */
export function glossesIn(text: string): Record<string, string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? []
  const terms = words.flatMap((_, start) =>
    Array.from({ length: LONGEST_TERM }, (_, more) => words.slice(start, start + more + 1).join(' ')),
  )
  return Object.fromEntries(
    terms.flatMap((term) => {
      const english = englishFor(term)
      return english === undefined || english === term ? [] : [[term, english]]
    }),
  )
}

function englishFor(term: string): string | undefined {
  const found = openWords().indonesian.get(indonesianKey(term)) ?? []
  const first = found.find(({ word, cost }) => TOLD.has(word.kind) && cost === 0 && word.cost === 0)
  return first?.word.en[0]?.replace(/^(?:an?|the) | ?\(.*\)$/g, '')
}
