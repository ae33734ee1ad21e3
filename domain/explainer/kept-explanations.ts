import type { Explanation } from './explainer-contract.ts'

const KEEP_MS = 24 * 60 * 60_000
const MOST_KEPT = 60

interface Kept {
  word: string
  keptAtMs: number
  explanation: Explanation
}

/** What is kept and still young, newest last. A value that is broken counts as nothing kept. */
export function keptAt(stored: string | null, nowMs: number): Kept[] {
  try {
    const kept: unknown = JSON.parse(stored ?? '')
    return Array.isArray(kept) ? kept.filter((entry) => isKept(entry) && isYoung(entry, nowMs)) : []
  } catch {
    return []
  }
}

export const findKept = (kept: readonly Kept[], word: string): Explanation | null =>
  kept.find((entry) => entry.word === word)?.explanation ?? null

/** With one more; the oldest make room. */
export const keepOne = (kept: readonly Kept[], entry: Kept): Kept[] =>
  [...kept.filter(({ word }) => word !== entry.word), entry].slice(-MOST_KEPT)

function isKept(entry: unknown): entry is Kept {
  const { word, keptAtMs, explanation } = (entry ?? {}) as Partial<Kept>
  return (
    typeof word === 'string' &&
    Number.isFinite(keptAtMs) &&
    typeof explanation?.definition === 'string' &&
    Array.isArray(explanation.synonyms)
  )
}

const isYoung = ({ keptAtMs }: Kept, nowMs: number): boolean => keptAtMs > nowMs - KEEP_MS && keptAtMs <= nowMs
