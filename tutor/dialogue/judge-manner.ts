import { politeMarks } from '../../content/tutor-registers.ts'
import { sayShape } from '../../english/sentences/reshape.ts'
import { openEntry } from './open-entry.ts'
import { holdsOneOf } from './phrases.ts'
import { say } from './school-book.ts'
import { bestLine } from './tell-version.ts'
import { politely } from './translate-register.ts'
import { type Said, said, type Turn } from './turn.ts'
import { openWordQuestion } from './word-question.ts'

/** 'Itu sopan gak?', 'is that formal?', of what was translated, or of the best line of a situation. */
export function judgeManner(turn: Turn): Said | null {
  const line = lineSaid(turn)
  if (line === null || openWordQuestion(turn) !== 'register') return null
  const { book, memory } = turn
  const mark = politeMarks.find((one) => holdsOneOf(line, [one]))
  const polite = politely(line)
  const parts = mark
    ? [say(book, 'manner.polite', { word: mark })]
    : [polite === line ? say(book, 'manner.fine') : say(book, 'manner.neutral', { line: polite })]
  return said('vocabulary', parts, { last: memory.last })
}

const RECENT = 3

function lineSaid(turn: Turn): string | null {
  const { last, sentence, turn: now } = turn.memory
  if (last?.kind === 'phrase') return last.to === 'en' ? last.about : null
  if (last?.kind === 'reason') return sentence && now - sentence.turn <= RECENT ? sayShape(sentence) : null
  const entry = last?.kind === 'entry' ? openEntry(turn) : undefined
  return entry?.kind === 'situations' ? bestLine(entry) : null
}
