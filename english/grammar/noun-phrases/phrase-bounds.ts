import type { Token } from '../../sentences/tokens.ts'

/** 'bus' in 'bus driver', 'hotel' in 'the hotel's desk' is, 'guests' in 'the guests room' is not. */
export function isInside(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (!next) return false
  if (next.text === '-' || next.text === '/') return true
  return next.tag === 'noun' && tokens[at]?.readings.singular === undefined
}

const DESCRIBES: ReadonlySet<string> = new Set(['adj', 'noun', 'name', 'word'])

/** Where a noun phrase begins, behind its determiner. */
export function beginningOf(tokens: readonly Token[], head: number): number {
  let from = head
  for (;;) {
    const before = tokens[from - 1]
    if (!before) return from
    if (DESCRIBES.has(before.tag) && !(before.tag === 'noun' && before.readings.singular !== undefined)) from -= 1
    else if (before.tag === 'adv' && tokens[from]?.tag === 'adj' && DEGREES.test(before.lower)) from -= 1
    else return from
  }
}

const DEGREES = /^(?:very|really|quite|so|too|most|more|less|least|extremely|fairly|highly|newly|rather|pretty)$/
