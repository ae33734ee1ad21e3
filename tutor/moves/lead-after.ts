import type { Intent } from '../../domain/chat/intents.ts'
import { type LeadSuggestion, NO_SUGGESTION, suggestLead } from '../../domain/chat/lead-decision.ts'
import { type Memory, WAS_ASKED_WHO } from '../dialogue/memory.ts'
import { say } from '../dialogue/school-book.ts'
import { tellDetail } from '../dialogue/school-details.ts'
import type { Said, Turn } from '../dialogue/turn.ts'
import { isGoing } from '../intents/refusals.ts'
import { isOnlyAsking, isQuestion, wishesToJoin } from '../school-questions.ts'
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

/** From here on whoever asks the school something most likely wants to join. */
const LIKELY_WISH = 0.7
const TEAM: ReadonlySet<string> = new Set(['intent human', 'intent register'])

/**
 * Behind a plain answer the team is offered: who takes that up is asked who they are. What promises to note down a name is
 * not said where none is asked for.
 */
export function offerTeam(turn: Turn, answer: Said): Said {
  const promise = say(turn.book, 'register.how')
  const isPromised = answer.parts.includes(promise)
  const isStarted = leadAfter(turn, answer, reportedIntent(answer, { ...turn.memory, ...answer.memory })).start
  if (isStarted || !mayOffer(turn, answer) || !(isPromised || isWished(turn, answer))) return answer
  return {
    ...answer,
    parts: [...answer.parts.filter((part) => part !== promise), tellDetail(turn.book, 'connect')],
    memory: { ...answer.memory, offered: ['intent human', ...(answer.memory.offered ?? [])] },
  }
}

const mayOffer = ({ memory, judgement: { wish }, text }: Turn, answer: Said): boolean =>
  !(memory.declined || answer.memory.declined || wish.isRefused || wish.isElsewhere || isOnlyAsking(text)) &&
  !(answer.memory.offered ?? []).some((choice) => TEAM.has(choice))

/** By what is asked, or by the whole message; the second is not offered twice running. */
function isWished(turn: Turn, answer: Said): boolean {
  const isOffered = (answer.memory.offered ?? []).length > 0 || answer.neverAsks
  if (!isOffered && asksOnly(turn, answer) && wishedLead(turn, answer, answer.intent).start) return true
  const isOfSchool = answer.trace?.move === ('asks the school' satisfies Move)
  return (
    isOfSchool && turn.judgement.wish.chances.join >= LIKELY_WISH && !turn.memory.offered.some((one) => TEAM.has(one))
  )
}

/** Whoever refused, goes or complains of being asked is not asked who they are, not even once more. */
export const isOver = ({ text }: Turn, { declined, facts }: Memory, { trace }: Said, intent: Intent): boolean =>
  declined ||
  (intent === 'thanks_bye' && isGoing(text)) ||
  (trace?.move === ('complains' satisfies Move) && facts.includes(WAS_ASKED_WHO))
