/** What came back, and what should not have. */
export interface Outcomes {
  done: number
  byClass: Record<'2xx' | '3xx' | '4xx' | '503' | 'closed', number>
  /** One line each, with what was sent. */
  wrong: string[]
  /** The same of announced refusals: no failure, but worth a look while nothing else is broken. */
  refused: string[]
}

export const noOutcomes = (): Outcomes => ({
  done: 0,
  byClass: { '2xx': 0, '3xx': 0, '4xx': 0, '503': 0, 'closed': 0 },
  wrong: [],
  refused: [],
})

const SHOWN = 400

/** A 503 is announced if it says when to come back. */
export function count(outcomes: Outcomes, answer: { status: number; retryAfter: string | null }, sent: string): void {
  outcomes.done += 1
  const { status, retryAfter } = answer
  if (status >= 200 && status < 300) outcomes.byClass['2xx'] += 1
  else if (status < 400) outcomes.byClass['3xx'] += 1
  else if (status < 500) outcomes.byClass['4xx'] += 1
  else if (status === 503 && Number(retryAfter) > 0) {
    outcomes.byClass['503'] += 1
    outcomes.refused.push(`${status} to ${sent.slice(0, SHOWN)}`)
  } else outcomes.wrong.push(`${status} to ${sent.slice(0, SHOWN)}`)
}

export function countNoAnswer(outcomes: Outcomes, why: string, sent: string): void {
  outcomes.done += 1
  outcomes.wrong.push(`${why}: ${sent.slice(0, SHOWN)}`)
}
