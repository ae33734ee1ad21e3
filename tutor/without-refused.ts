import { practiceKinds, refusedBefore } from '../content/tutor-quiz-requests.ts'
import { toDo } from '../content/tutor-requests.ts'
import { plainWords } from './find/words.ts'

const REFUSED = new RegExp(
  `[,;]?\\s*(?:\\b(?:tapi|but)\\s+)?\\b(?:${refusedBefore.join('|')})\\s+(?:(?:a|the|kuis|quiz|soal|latihan)\\s+)?(?:${practiceKinds.join('|')})\\b`,
  'giu',
)

/** 'Latihan preposisi, bukan kosakata': what is not wanted names nothing, where something else to do is. */
export function withoutRefused(text: string): string {
  const rest = text.replace(REFUSED, '').trim()
  return rest !== text && plainWords(rest).some((word) => toDo.has(word)) ? rest : text
}
