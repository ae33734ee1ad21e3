import type { Intent } from './intents.ts'
import type { WishToEnrol } from './wish-to-enrol.ts'

/** With these intents somebody from the school must answer. */
const ALWAYS: readonly Intent[] = ['price', 'register', 'human']
/** With these it depends on what was said. */
const WITH_A_WISH: readonly Intent[] = [
  'programs',
  'exam_prep',
  'schedule',
  'placement',
  'promo',
  'business',
  'interpreter',
]
/** A model may also start the capture after this one. */
const WITH_A_WISH_BY_MODEL: readonly Intent[] = [...WITH_A_WISH, 'guarantee']

/** For a model that names no goal. */
const GOALS: Partial<Record<Intent, string>> = {
  exam_prep: 'Exam preparation',
  business: 'Business English',
  interpreter: 'Interpreter services',
  promo: 'The current promo',
  price: 'Course fees',
  schedule: 'Class schedule',
  placement: 'Placement test',
  human: 'Talk to our team',
}
const TUTOR_GOALS: Partial<Record<Intent, string>> = {
  ...GOALS,
  register: 'Free trial class',
  promo: 'Two months of bonus courses',
  business: 'English training for a team',
  programs: 'A fitting English program',
}
const MAX_GOAL_CHARACTERS = 80

/** What a tutor suggests: to start asking for name, e-mail and phone now, and what the visitor wants. */
export interface LeadSuggestion {
  start: boolean
  goal: string | null
}

export const NO_SUGGESTION: LeadSuggestion = { start: false, goal: null }

/** What the embedded tutor suggests: a stated wish starts the capture, learning and plain facts never do. */
export function suggestLead(intent: Intent, wish: WishToEnrol): LeadSuggestion {
  const start = ALWAYS.includes(intent) || (WITH_A_WISH.includes(intent) && isWished(intent, wish))
  return start ? { start, goal: goalOf(intent, wish) } : NO_SUGGESTION
}

const isWished = (intent: Intent, { isForTeam, isStated }: WishToEnrol): boolean =>
  intent === 'business' ? isForTeam : isStated

/** Where the program says more than the intent. */
const NAMES_LITTLE: readonly Intent[] = ['exam_prep', 'programs', 'human']

function goalOf(intent: Intent, { program }: WishToEnrol): string | null {
  const goal = TUTOR_GOALS[intent] ?? null
  if (!program || !goal || intent === 'business' || intent === 'interpreter') return goal
  return NAMES_LITTLE.includes(intent) ? program : `${goal}: ${program}`
}

export interface LeadDecision {
  shouldCaptureLead: boolean
  suggestedGoal: string | null
  showWhatsAppButton: boolean
}

const NO_LEAD: LeadDecision = { shouldCaptureLead: false, suggestedGoal: null, showWhatsAppButton: false }

/** Whether to ask who the visitor is: never a minor, and never after learning or plain facts. */
export function decideLead(
  { isForMinor }: { isForMinor: boolean },
  { intent, lead }: { intent: Intent; lead: LeadSuggestion },
): LeadDecision {
  if (isForMinor) return NO_LEAD
  const shouldCaptureLead = ALWAYS.includes(intent) || (lead.start && WITH_A_WISH_BY_MODEL.includes(intent))
  return {
    shouldCaptureLead,
    suggestedGoal: shouldCaptureLead ? (tidyGoal(lead.goal) ?? GOALS[intent] ?? null) : null,
    showWhatsAppButton: intent === 'human',
  }
}

/** It goes into messages to the school and to WhatsApp: one short line without addresses. */
function tidyGoal(goal: string | null): string | null {
  const line = (goal ?? '')
    .replace(/[\s\p{C}<>]+/gu, ' ')
    .trim()
    .slice(0, MAX_GOAL_CHARACTERS)
  return line === '' || /:\/\/|www\.|@|\d{5}/.test(line) ? null : line
}
