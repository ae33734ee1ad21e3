import type { Intent } from './intents.ts'

/** A stated wish for which somebody of the school must answer. */
const ALWAYS: readonly Intent[] = ['price', 'register', 'human']
/** Where it depends on what was said. */
const PERHAPS: readonly Intent[] = [
  'schedule',
  'placement',
  'programs',
  'exam_prep',
  'business',
  'interpreter',
  'promo',
  'guarantee',
]

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
const MAX_GOAL_CHARACTERS = 80

export interface LeadDecision {
  shouldCaptureLead: boolean
  suggestedGoal: string | null
  showWhatsAppButton: boolean
}

export const NO_LEAD: LeadDecision = { shouldCaptureLead: false, suggestedGoal: null, showWhatsAppButton: false }

/** Whether to ask who the visitor is, by what they want: learning and plain facts never lead there. */
export function senseLead(intent: Intent, wish: { start: boolean; goal: string | null }): LeadDecision {
  const shouldCaptureLead = ALWAYS.includes(intent) || (wish.start && PERHAPS.includes(intent))
  return {
    shouldCaptureLead,
    suggestedGoal: shouldCaptureLead ? (tidyGoal(wish.goal) ?? GOALS[intent] ?? null) : null,
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
