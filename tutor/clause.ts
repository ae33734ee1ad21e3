import type { Lexicon } from '../english/words/lexicon.ts'

const FINITE = new Set(
  `am is are was were be been isn't aren't wasn't weren't have has had haven't hasn't hadn't do does did don't doesn't
  didn't can could can't couldn't will would won't wouldn't shall should shouldn't may might must i you he she it we
  they there`.split(/\s+/),
)
/** Verbs by form, hardly ever in a fragment. */
const NOT_VERBS = new Set('like please bit thanks thank hello look'.split(' '))

/** Whether English words have a verb or a subject: 'a bit shorter, and funny' and 'price tag meaning' have neither. */
export function isClause(text: string, lexicon: Lexicon): boolean {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}+(?:'\p{L}+)?/gu) ?? []
  const named = words.findLastIndex((word) => !word.endsWith('ing')) + 1
  return words.some(
    (word, at) => FINITE.has(word) || /'(?:m|re|ve|ll|d)$/.test(word) || (at !== named && isMostlyVerb(word, lexicon)),
  )
}

function isMostlyVerb(word: string, lexicon: Lexicon): boolean {
  const { kinds, verbs } = lexicon.read(word)
  const weight = Math.max(kinds.verb, ...verbs.map((one) => one.weight))
  return !NOT_VERBS.has(word) && weight > 0 && weight >= kinds.noun && weight >= kinds.adj
}
