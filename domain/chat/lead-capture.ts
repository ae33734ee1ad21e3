import { type FieldProblem, LEAD_FIELDS, type LeadField, problemWithField, sanitise } from '../leads/lead-fields.ts'

export type LeadAnswers = Partial<Record<LeadField, string>>
export type CompleteAnswers = Record<LeadField, string>

/** Details are asked for one at a time; the id joins the answers into one lead. */
export type LeadCapture =
  | { step: 'idle' }
  | AskingCapture
  | { step: 'finished'; captureId: string; goal: string | null; answers: CompleteAnswers }

export interface AskingCapture {
  step: 'asking'
  captureId: string
  field: LeadField
  goal: string | null
  answers: LeadAnswers
  /** The field has not been asked for yet, because the tutor answers something else first. */
  isUnasked?: true
  /** The field was asked for again after the visitor spoke of something else. */
  isReminded?: true
  /** Nothing is asked any more. What the visitor tells by themselves is still taken. */
  isPaused?: true
}

export const NO_CAPTURE: LeadCapture = { step: 'idle' }

export const startCapture = (captureId: string, goal: string | null): AskingCapture => ({
  step: 'asking',
  captureId,
  field: LEAD_FIELDS[0],
  goal,
  answers: {},
})

/** Asks for the next missing or invalid field; finished when all three are valid. */
export function takeAnswers({ captureId, goal, answers }: AskingCapture, more: LeadAnswers): LeadCapture {
  const known = { ...answers, ...more }
  const problems = problemsWithLead(known)
  const next = LEAD_FIELDS.find((each) => problems.some((problem) => problem.startsWith(each)))
  if (next) return { step: 'asking', captureId, goal, answers: known, field: next }
  return { step: 'finished', captureId, goal, answers: known as CompleteAnswers }
}

/** Drops the answer to one field and asks for it again. */
export function askFieldAgain(capture: AskingCapture, field: LeadField): AskingCapture {
  const { [field]: _, ...answers } = capture.answers
  return { ...capture, field, answers }
}

export type LeadProblem = `${LeadField}.required` | Exclude<FieldProblem, 'field.required'>

/** Empty when the lead is complete. */
export const problemsWithLead = (answers: LeadAnswers): LeadProblem[] =>
  LEAD_FIELDS.flatMap((field) => {
    const problem = problemWithField(field, sanitise(answers[field] ?? ''))
    if (problem === null) return []
    return [problem === 'field.required' ? (`${field}.required` as const) : problem]
  })
