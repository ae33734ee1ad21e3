import type { LostReason, Step } from './steps.ts'

/** What staff decided about a person, and whether it waits. */
export interface Decided {
  step: Step
  lost_reason: LostReason | null
  lost_words: string | null
  owner_id: string | null
  next_contact_at_ms: number | null
  next_contact_words: string | null
  waiting_since_ms: number | null
  answered_at_ms: number | null
}

/** When it was decided; null if that is not known. */
export interface DecidedAt {
  stepMs: number | null
  ownerMs: number | null
}

/** Some submissions of a person. */
export interface Part {
  /** When the first of them was the person's. */
  joinedAtMs: number
  /** When somebody began to wait for an answer to one. */
  asksAtMs: readonly number[]
}

const NO_PLAN = { lost_reason: null, lost_words: null, next_contact_at_ms: null, next_contact_words: null }

/**
 * What the parts of a person begin with as people of their own, the one that stays first. Nothing that was decided before
 * a part was there is about it. The step is of one part alone; of the others it says that they were answered.
 */
export function shareDecisions(whole: Decided, at: DecidedAt, parts: readonly Part[]): Decided[] {
  const wasThere = ({ joinedAtMs }: Part, decidedAtMs: number | null) =>
    decidedAtMs === null || joinedAtMs <= decidedAtMs
  const holder = Math.max(
    0,
    parts.findIndex((part) => wasThere(part, at.stepMs)),
  )
  const { step, lost_reason, lost_words, next_contact_at_ms, next_contact_words } = whole
  const held = { step, lost_reason, lost_words, next_contact_at_ms, next_contact_words }
  const isWaiting = parts.some((part) => asksSince(part, whole.waiting_since_ms) !== null)
  return parts.map((part, index) => {
    const isAnswered = step !== 'new' && wasThere(part, at.stepMs)
    return {
      ...(index === holder ? held : { ...NO_PLAN, step: isAnswered ? ('contacted' as const) : ('new' as const) }),
      owner_id: wasThere(part, at.ownerMs) ? whole.owner_id : null,
      // A clock that somebody at the desk started is everybody's.
      waiting_since_ms: isWaiting ? asksSince(part, whole.waiting_since_ms) : whole.waiting_since_ms,
      answered_at_ms: wasThere(part, whole.answered_at_ms) ? whole.answered_at_ms : null,
    }
  })
}

function asksSince({ asksAtMs }: Part, waitingSinceMs: number | null): number | null {
  if (waitingSinceMs === null) return null
  const open = asksAtMs.filter((atMs) => atMs >= waitingSinceMs)
  return open.length > 0 ? Math.min(...open) : null
}
