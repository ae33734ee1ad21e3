import { contactsWithin, mayBeName, withoutContacts, wordsOf } from '../../domain/chat/details-within.ts'
import { suggestLead } from '../../domain/chat/lead-decision.ts'
import { byIntent } from '../dialogue/by-intent.ts'
import type { Turn } from '../dialogue/turn.ts'
import { SURE } from '../dialogue/understood.ts'
import type { Candidate } from './move.ts'

/** Whoever writes how to reach them wants to be contacted, whatever else is going on. */
export function givenDetails(turn: Turn): Candidate | null {
  const { analysis, judgement, memory, text } = turn
  if (analysis.quoted !== null || memory.declined || !isGiven(text)) return null
  const { intent, confidence } = analysis.guess
  const wished = confidence > SURE && suggestLead(intent, judgement.wish).start ? intent : 'register'
  return { topic: wished, score: 0.985, reply: () => byIntent(turn, wished) }
}

const LONGEST_NAME = 4

/** An address and a number, or one of them with nothing but a name. */
function isGiven(text: string): boolean {
  const { email, phone } = contactsWithin(text)
  if (email && phone) return true
  const beside = wordsOf(withoutContacts(text))
  return (
    Boolean(email ?? phone) && beside.length <= LONGEST_NAME && (beside.length === 0 || mayBeName(beside.join(' ')))
  )
}
