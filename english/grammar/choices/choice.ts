import { join } from 'node:path'
import type { Token } from '../../sentences/tokens.ts'

/** One of a few ways to say something ('a', 'the' or no article): which one is usual is learnt from right English. */
export interface Choice<Name extends string, Slot extends { choice: Name }> {
  /** The first one has no weights: the others are measured against it. */
  names: readonly Name[]
  /** A power of two: features are hashed to a place below it. */
  places: number
  /** In `english/data`, written by `scripts/english/train-choices.ts`. */
  file: string
  /** Where a sentence has it, and what is written there. */
  slots(tokens: readonly Token[]): Slot[]
  /** What tells which one is right; what is written there is not read. */
  features(tokens: readonly Token[], slot: Slot): string[]
}

export const weightsFile = ({ file }: { file: string }): string => join(import.meta.dirname, '../../data', file)

/** A file of weights has a scale for each choice but the first, then for each place one signed byte a choice. */
export const headerBytes = (names: readonly string[]): number => (names.length - 1) * 4

/** FNV-1a */
export function placeOf(feature: string, places: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  hash ^= hash >>> 15
  return (hash >>> 0) & (places - 1)
}
