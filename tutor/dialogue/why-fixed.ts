import { explainReason } from './continuations.ts'
import { bare } from './phrases.ts'
import type { Said, Turn } from './turn.ts'

const WHY = /\b(?:why|kenapa|mengapa|knp|kok|salahnya|salah|alasannya?|wrong|harus)\b/i
const SHORTEST = 3

/** 'Kenapa childrens salah?': the reason of that correction among the last ones. */
export function explainFix(turn: Turn): Said | null {
  const { fixes } = turn.memory
  if (fixes.length === 0 || !WHY.test(turn.text)) return null
  const asked = new Set(
    bare(turn.text)
      .split(' ')
      .filter((word) => word.length >= SHORTEST),
  )
  const named = (words: string) =>
    bare(words)
      .split(' ')
      .filter((word) => asked.has(word)).length
  const [best] = fixes
    .map((fix) => ({ fix, count: named(fix.from) + named(fix.to) }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.count - left.count)
  if (!best) return null
  const { reason, to } = best.fix
  const answer = explainReason(
    { ...turn, memory: { ...turn.memory, last: { kind: 'reason', about: reason, step: 0, to } } },
    reason,
  )
  return { ...answer, memory: { ...answer.memory, fixes } }
}
