import type { Clause } from './clause.ts'
import { EMPTY, type ReadOn } from './indonesian-draft.ts'
import type { IndonesianText, Read, Relative } from './indonesian-text.ts'

const LONGEST_RELATIVE = 7
const RELATIVE_STEPS = 300
const RELATIVE = 0.3

/** Clauses behind 'yang': of who does something, or of what somebody does it with. */
export function relativesIn(text: IndonesianText, readOn: ReadOn): IndonesianText['relativesAt'] {
  const found = new Map<number, readonly Read<Relative>[]>()
  return (at) => {
    const known = found.get(at) ?? [...relatives(text, at, readOn)]
    found.set(at, known)
    return known
  }
}

function* relatives(text: IndonesianText, at: number, readOn: ReadOn): Generator<Read<Relative>> {
  if (text.tokens[at]?.text !== 'yang') return
  for (let end = Math.min(text.tokens.length, at + 1 + LONGEST_RELATIVE); end > at + 1; end -= 1) {
    const part = { ...text, tokens: text.tokens.slice(0, end) }
    const read = readOn(part, { ...EMPTY, at: at + 1, isInside: true }, { left: RELATIVE_STEPS })
    const gap = read && gapIn(read.clause)
    if (read && gap) yield { value: { clause: read.clause, gap }, end, cost: read.cost + RELATIVE }
  }
}

function gapIn({ predicate, subject, isImplied, helpers, ask, joined, mood }: Clause): Relative['gap'] | null {
  if (ask || joined || mood === 'asks') return null
  if (predicate.kind === 'adjectives') return isImplied && helpers.length > 0 ? 'subject' : null
  if (predicate.kind !== 'verbs' || predicate.that) return null
  if (isImplied) return 'subject'
  const last = predicate.steps.at(-1)
  return subject && !last?.object && !last?.isPassive ? 'object' : null
}
