import { openEntry } from './open-entry.ts'
import { bestLine } from './tell-version.ts'
import type { Turn } from './turn.ts'

/** What she told to say last: the best line of a situation, or what was translated. */
export function openLine(turn: Turn): string | null {
  const { last } = turn.memory
  if (last?.kind === 'phrase' && last.to === 'en') return last.about
  const entry = openEntry(turn)
  return entry?.kind === 'situations' ? bestLine(entry) : null
}
