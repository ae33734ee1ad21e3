import type { Intent } from '../../domain/chat/intents.ts'
import { type LeadSuggestion, NO_SUGGESTION, suggestLead } from '../../domain/chat/lead-decision.ts'
import { type Memory, WAS_ASKED_WHO } from '../dialogue/memory.ts'
import { tellDetail } from '../dialogue/school-details.ts'
import type { Said, Turn } from '../dialogue/turn.ts'
import { isGoing } from '../intents/refusals.ts'
import { isQuestion, wishesToJoin } from '../school-questions.ts'
import type { Move } from './move.ts'

/** Moves that wish for the team without a word of it: they answer what she said, or bring a complaint. */
const WISHES_BY_ITSELF: ReadonlySet<string> = new Set<Move>([
  ...(['takes an offer', 'gives details', 'goes on', 'answers', 'complains'] as const),
])

/** After a refusal, a question about fees must not start the capture again. */
export const reportedIntent = ({ intent }: Said, { declined }: Memory): Intent =>
  declined && intent === 'price' ? 'programs' : intent

/** Whoever refused is not asked again, unless they plainly want to be called after all. */
const isSpared = ({ memory, judgement }: Turn, answer: Said, reported: Intent): boolean =>
  answer.neverAsks === true || (memory.declined && !(OF_CALLS.has(reported) && judgement.wish.isStated))

/** Whatever the answer is about, the page does not ask for details by itself. */
const SPARED: LeadSuggestion = { ...NO_SUGGESTION, isUnwished: true }

const OF_CALLS: ReadonlySet<Intent> = new Set<Intent>(['register', 'human'])

export function leadAfter(turn: Turn, answer: Said, intent: Intent): LeadSuggestion {
  if (isSpared(turn, answer, intent)) return SPARED
  const lead = wishedLead(turn, answer, intent)
  return lead.start && asksOnly(turn, answer) ? SPARED : lead
}

const wishedLead = ({ judgement }: Turn, { trace }: Said, intent: Intent): LeadSuggestion =>
  suggestLead(intent, judgement.wish, WISHES_BY_ITSELF.has(trace?.move ?? ''))

/** What is asked of the school is answered; who wishes to join or to be called says so. */
const asksOnly = ({ text }: Turn, { intent, trace }: Said): boolean =>
  !(OF_CALLS.has(intent) || WISHES_BY_ITSELF.has(trace?.move ?? '') || wishesToJoin(text)) &&
  (intent === 'price' || isQuestion(text))

/** Behind a plain answer the team is offered: who takes that up is asked who they are. */
export function offerTeam(turn: Turn, answer: Said): Said {
  const isOffered = (answer.memory.offered ?? []).length > 0 || turn.memory.declined || answer.neverAsks
  const wished = isOffered || !asksOnly(turn, answer) ? null : wishedLead(turn, answer, answer.intent)
  if (!wished?.start) return answer
  return {
    ...answer,
    parts: [...answer.parts, tellDetail(turn.book, 'connect')],
    memory: { ...answer.memory, offered: ['intent human'] },
  }
}

/** Whoever refused, goes or complains of being asked is not asked who they are, not even once more. */
export const isOver = ({ text }: Turn, { declined, facts }: Memory, { trace }: Said, intent: Intent): boolean =>
  declined ||
  (intent === 'thanks_bye' && isGoing(text)) ||
  (trace?.move === ('complains' satisfies Move) && facts.includes(WAS_ASKED_WHO))
