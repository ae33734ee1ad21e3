import { followQuestions } from '../../content/tutor-stories.ts'
import { bare } from './phrases.ts'

/** A question in English about what was told, by a word of it; null where none fits. */
export function followQuestion(text: string): string | null {
  const words = bare(text).split(' ')
  return followQuestions.find((one) => words.some((word) => one.words.has(word)))?.ask ?? null
}
