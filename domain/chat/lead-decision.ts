import { ABOUT, GOALS, TUTOR_GOALS } from './goals.ts'
import type { Intent } from './intents.ts'
import type { WishToEnrol } from './wish-to-enrol.ts'

/** Only the school's staff can answer these; they start a capture unless nothing in the message wishes for one. */
const ALWAYS: readonly Intent[] = ['price', 'register', 'human']
/** These start a capture only with a stated wish. */
const WITH_A_WISH: readonly Intent[] = [
  'programs',
  'exam_prep',
  'schedule',
  'placement',
  'promo',
  'business',
  'interpreter',
]
/** When a model suggests the capture. */
const WITH_A_WISH_BY_MODEL: readonly Intent[] = [...WITH_A_WISH, 'guarantee']

const MAX_GOAL_CHARACTERS = 80

/** A tutor's suggestion: whether to start asking for name, e-mail and phone, and the visitor's goal. */
export interface LeadSuggestion {
  start: boolean
  goal: string | null
  /** What was asked looks like a question for the staff, but nothing in the message wishes for one. */
  isUnwished?: true
  /** The visitor has refused to be asked, or goes. */
  isOver?: true
}

export const NO_SUGGESTION: LeadSuggestion = { start: false, goal: null }

/** Below this a message that is taken for a question about fees is most likely about something else. */
const HARDLY = 0.4

/** From here on it may as well be meant for another company: better no question for a name than one to a stranger. */
const PERHAPS_ELSEWHERE = 0.3

const mayBeElsewhere = ({ chances }: WishToEnrol): boolean =>
  chances.elsewhere >= PERHAPS_ELSEWHERE && chances.elsewhere > chances.join

const mayWish = ({ isStated, chances }: WishToEnrol): boolean => isStated || chances.join >= HARDLY

/**
 * The embedded tutor's suggestion. Lessons and plain facts never start a capture; whoever takes up what was offered
 * ('the first one') or complains wishes it without a word of it.
 */
export function suggestLead(intent: Intent, wish: WishToEnrol, isWishedByItself = false): LeadSuggestion {
  if (wish.isRefused || wish.isElsewhere) return NO_SUGGESTION
  if (mayBeElsewhere(wish)) return { ...NO_SUGGESTION, isUnwished: true }
  const start =
    (ALWAYS.includes(intent) && (isWishedByItself || mayWish(wish))) || (WITH_A_WISH.includes(intent) && wish.isStated)
  return start ? { start, goal: goalOf(intent, wish) } : { ...NO_SUGGESTION, isUnwished: true }
}

/** Here the program alone is the better goal. */
const NAMES_LITTLE: readonly Intent[] = ['exam_prep', 'programs', 'human']

function goalOf(intent: Intent, { program }: WishToEnrol): string | null {
  const goal = TUTOR_GOALS[intent] ?? null
  if (!program || !goal || intent === 'business' || intent === 'interpreter') return goal
  return NAMES_LITTLE.includes(intent) ? program : `${goal}${ABOUT}${program}`
}

export interface LeadDecision {
  shouldCaptureLead: boolean
  suggestedGoal: string | null
  showWhatsAppButton: boolean
  stopsAsking?: true
}

const NO_LEAD: LeadDecision = { shouldCaptureLead: false, suggestedGoal: null, showWhatsAppButton: false }

/**
 * Contact details are never asked for minors, nor after lessons or plain facts, whatever a model suggests. 'Not sure,
 * skip' in a quiz is no doubt about a course.
 */
export function decideLead(
  { isForMinor, wish }: { isForMinor: boolean; wish?: Pick<WishToEnrol, 'isRefused' | 'isElsewhere'> },
  { intent, lead, quiz }: { intent: Intent; lead: LeadSuggestion; quiz?: object | undefined },
): LeadDecision {
  if (isForMinor || wish?.isElsewhere || quiz) return NO_LEAD
  if (wish?.isRefused) return { ...NO_LEAD, showWhatsAppButton: true, stopsAsking: true }
  if (lead.isOver) return { ...NO_LEAD, showWhatsAppButton: intent === 'human', stopsAsking: true }
  const shouldCaptureLead =
    (ALWAYS.includes(intent) && !lead.isUnwished) || (lead.start && WITH_A_WISH_BY_MODEL.includes(intent))
  return {
    shouldCaptureLead,
    suggestedGoal: shouldCaptureLead ? (tidyGoal(lead.goal) ?? GOALS[intent] ?? null) : null,
    showWhatsAppButton: intent === 'human',
  }
}

/** The goal goes into messages to the school and WhatsApp: one short line, no links, addresses or numbers. */
function tidyGoal(goal: string | null): string | null {
  const line = (goal ?? '')
    .replace(/[\s\p{C}<>]+/gu, ' ')
    .trim()
    .slice(0, MAX_GOAL_CHARACTERS)
  return line === '' || /:\/\/|www\.|@|\d{5}/.test(line) ? null : line
}
