import type { Explanation } from './explainer-contract.ts'

const KEEP_MS = 24 * 60 * 60_000
const MAX_KEPT = 60

export interface Kept {
  word: string
  keptAtMs: number
  explanation: Explanation
}

/** Entries of the last 24 hours, newest last. */
export const keptAt = (stored: string | null, nowMs: number): Kept[] =>
  readKept(stored).filter((entry) => isFresh(entry, nowMs))

/** A stored value that cannot be parsed counts as empty. */
export function readKept(stored: string | null): Kept[] {
  try {
    const kept: unknown = JSON.parse(stored ?? '')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

export const findKept = (kept: readonly Kept[], word: string): Explanation | null =>
  kept.find((entry) => entry.word === word)?.explanation ?? null

/** Adds an entry and drops the oldest beyond the limit. */
export const keepOne = (kept: readonly Kept[], entry: Kept): Kept[] =>
  [...kept.filter(({ word }) => word !== entry.word), entry].slice(-MAX_KEPT)

function isKept(entry: unknown): entry is Kept {
  const { word, keptAtMs, explanation } = (entry ?? {}) as Partial<Kept>
  return (
    typeof word === 'string' &&
    Number.isFinite(keptAtMs) &&
    typeof explanation?.definition === 'string' &&
    Array.isArray(explanation.synonyms)
  )
}

const isFresh = ({ keptAtMs }: Kept, nowMs: number): boolean => keptAtMs > nowMs - KEEP_MS && keptAtMs <= nowMs
