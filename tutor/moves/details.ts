import {
  contactsWithin,
  isTitled,
  mayBeName,
  statedName,
  withoutContacts,
  wordsOf,
} from '../../domain/chat/details-within.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import { suggestLead } from '../../domain/chat/lead-decision.ts'
import { byIntent } from '../dialogue/by-intent.ts'
import { WAS_ASKED_WHO } from '../dialogue/memory.ts'
import { say } from '../dialogue/school-book.ts'
import { type Said, said, type Turn } from '../dialogue/turn.ts'
import { SURE, tellsOnly } from '../dialogue/understood.ts'
import type { Candidate } from './move.ts'

/** Whoever says that they want a class here, or to be called about one. */
export function statedWish(turn: Turn): Candidate | null {
  const { judgement, memory, analysis } = turn
  const isPlaying = memory.practice?.kind === 'role-play' && analysis.written !== 'id'
  if (!judgement.wish.isForUs || memory.declined || analysis.quoted !== null || isPlaying || tellsOnly(turn))
    return null
  const wished = wishedIntent(turn)
  return { topic: wished, certainty: 1, reply: () => byIntent(turn, wished) }
}

/** The intent that the wish belongs to: fees, a schedule, or plainly to register. */
function wishedIntent({ analysis, judgement }: Turn): Intent {
  const { intent, confidence } = analysis.guess
  return confidence > SURE && suggestLead(intent, judgement.wish).start ? intent : 'register'
}

/** Whoever writes how to reach them wants to be contacted, whatever else is going on. */
export function givenDetails(turn: Turn): Candidate | null {
  const { analysis, memory, text } = turn
  if (analysis.quoted !== null || memory.declined || !isGiven(text)) return null
  const wished = wishedIntent(turn)
  return { topic: wished, certainty: 1, reply: () => byIntent(turn, wished) }
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

/** The name alone, after it was asked for. */
export function givenName(turn: Turn): Said | null {
  const { memory, text, book, analysis } = turn
  if (!memory.facts.includes(WAS_ASKED_WHO) || memory.declined || memory.practice || analysis.quoted !== null)
    return null
  const name = statedName(text) ?? (isTitled(text) ? text.trim() : null)
  if (!name || !mayBeName(name)) return null
  return { ...said('register', [say(book, 'details.name', { name })]), neverAsks: true }
}
