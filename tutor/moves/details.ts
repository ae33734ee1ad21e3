import { contactsWithin } from '../../domain/chat/details-within.ts'
import { suggestLead } from '../../domain/chat/lead-decision.ts'
import { byIntent } from '../dialogue/by-intent.ts'
import type { Turn } from '../dialogue/turn.ts'
import { SURE } from '../dialogue/understood.ts'
import type { Candidate } from './move.ts'

/** Whoever writes an address and a number wants to be contacted, whatever else is going on. */
export function givenDetails(turn: Turn): Candidate | null {
  const { analysis, judgement, text } = turn
  const { email, phone } = contactsWithin(text)
  if (!email || !phone || analysis.quoted !== null) return null
  const { intent, confidence } = analysis.guess
  const wished = confidence > SURE && suggestLead(intent, judgement.wish).start ? intent : 'register'
  return { topic: wished, score: 0.985, reply: () => byIntent(turn, wished) }
}
