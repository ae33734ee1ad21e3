import { limits, limitWords } from '../../content/tutor-limits.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import { asksWhatToSay } from '../intents/what-to-say.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'
import { tellsOnly } from './understood.ts'

const read = createFrames(limits, limitWords)

const LONGEST = 30

/** What a tutor does not do: she says so, and what she does instead. */
export function declineKindly(turn: Turn): Said | null {
  const { analysis, book, lower } = turn
  const words = lower.match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu) ?? []
  if (words.length > LONGEST || tellsOnly(turn) || asksWhatToSay(turn.text) !== null) return null
  const isOfText = analysis.quoted !== null || analysis.translation !== null
  const asked = read(words).find(({ name }) => !isOfText || name === 'translations')
  return asked ? said('off_topic', [say(book, `limit.${asked.name}`)]) : null
}
