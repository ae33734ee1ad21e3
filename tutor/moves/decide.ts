import type { Said, Turn } from '../dialogue/turn.ts'
import type { Candidate, Move } from './move.ts'
import { SOURCES } from './sources.ts'

/** The likeliest move wins; its name, topic and score go into the transcript. */
export function decide(turn: Turn): Said {
  let best: { candidate: Candidate; move: Move } | null = null
  for (const { move, ceiling, find } of SOURCES) {
    if (best && best.candidate.score >= ceiling) break
    const candidate = find(turn)
    if (candidate && candidate.score > (best?.candidate.score ?? 0)) best = { candidate, move }
  }
  if (!best) throw new Error('No source takes what the others leave')
  const { candidate, move } = best
  return { ...candidate.reply(), trace: { move, topic: candidate.topic, score: candidate.score } }
}
