import { practiceKinds, refusedBefore } from '../content/tutor-quiz-requests.ts'
import { toDo } from '../content/tutor-requests.ts'
import { plainWords } from './find/words.ts'
import { everyPattern } from './word-pattern.ts'

const NO = `(?:${refusedBefore.join('|')})`
const KIND = `(?:${practiceKinds.join('|')})`
const REFUSED = everyPattern(`[,;]?\\s*(?:\\b(?:tapi|but)\\s+)?\\b${NO}\\s+(?:@beforeRefused\\s+)?${KIND}\\b`)

/** 'Latihan preposisi, bukan kosakata': what is not wanted names nothing, where something else to do is. */
export function withoutRefused(text: string): string {
  const rest = text.replace(REFUSED, '').trim()
  return rest !== text && plainWords(rest).some((word) => toDo.has(word)) ? rest : text
}
