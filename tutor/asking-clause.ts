import { asksAnything } from './find/asked.ts'
import { asksWhatToSay } from './intents/what-to-say.ts'

const FEWEST_WORDS = 4
const ENDS = /(?<=\?)|[.!;\n]+|,\s/

/** The last clause that asks something, of a message that tells something beside it: its story hides what is wanted. */
export function askingClause(text: string): string | null {
  const clauses = text
    .split(ENDS)
    .map((clause) => clause.trim())
    .filter(Boolean)
  if (clauses.length < 2) return null
  return clauses.findLast((clause) => isLongEnough(clause) && asks(clause)) ?? null
}

const isLongEnough = (clause: string): boolean => clause.split(/\s+/).length >= FEWEST_WORDS
const asks = (clause: string): boolean => asksAnything(clause) || asksWhatToSay(clause) !== null
