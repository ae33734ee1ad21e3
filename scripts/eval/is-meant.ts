import type { Finding } from '../../english/grammar/correct.ts'
import { countWords } from './same-sentence.ts'

/** It brings the text nearer to the right one: what it says is there more often, what it takes away less often. */
export function isMeant({ from, to }: Pick<Finding, 'from' | 'to'>, text: string, correct: string): boolean {
  const isAdded = to === '' || countWords(from, to) > 0 || countWords(correct, to) > countWords(text, to)
  const before = countWords(text, from)
  return isAdded && (countWords(to, from) > 0 || before === 0 || countWords(correct, from) < before)
}
