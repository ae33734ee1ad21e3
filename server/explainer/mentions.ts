import { guessBaseForms } from './base-forms.ts'
import { irregularBases } from './look-up.ts'

/** Whether a text has the word, or each word of the phrase, in it, as it is or in another form. */
export function mentions(phrase: string, text: string): boolean {
  const bases = new Set((text.toLowerCase().match(/[\p{L}\d'’-]+/gu) ?? []).flatMap(formsOf))
  return phrase
    .toLowerCase()
    .split(' ')
    .every((part) => formsOf(part).some((form) => bases.has(form)))
}

const formsOf = (word: string): string[] => [
  word,
  ...irregularBases(word),
  ...guessBaseForms(word).map(({ base }) => base),
]
