import { askedWith } from '../../content/tutor-requests.ts'
import { beginning } from '../word-pattern.ts'
import { plainWords } from './words.ts'

const ASKS_FIRST = beginning('helperFirst')

/** Whether a message asks for anything: by its mark, its first word, or a word of asking anywhere. */
export const asksAnything = (text: string, words: readonly string[] = plainWords(text)): boolean =>
  text.includes('?') || ASKS_FIRST.test(text.trim()) || words.some((word) => askedWith.has(word))
