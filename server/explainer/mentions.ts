import { guessBaseForms } from '../../english/dictionary/base-forms.ts'
import { irregularBases } from '../../english/dictionary/look-up.ts'

/** Placeholders for any word in a phrase: 'make up your mind'. */
const PLACEHOLDERS = new Set(['your', "someone's", 'someone', 'something', 'my'])

/** Whether a text contains the word, or each word of the phrase, in any form. */
export function mentions(phrase: string, text: string): boolean {
  const tokens = wordsOf(text)
  const parts = wordsOf(phrase)
  if (parts.every((part) => tokens.includes(part))) return true
  const forms = new Set([...tokens, ...tokens.flatMap((token) => token.split('-'))].flatMap(formsOf))
  const isThere = (part: string) => formsOf(part).some((form) => forms.has(form))
  return parts.every((part) => isThere(part) || (parts.length > 1 && PLACEHOLDERS.has(part)))
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\d'-]+/gu) ?? []

const formsOf = (word: string): string[] => [
  word,
  ...irregularBases(word),
  ...guessBaseForms(word).map(({ base }) => base),
]
