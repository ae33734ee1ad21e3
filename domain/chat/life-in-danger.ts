import { createFrames } from '../shared/frames.ts'
import { dangerPhrases, dangerWords } from './danger-phrases.ts'

/** Danger to the visitor or to somebody else, violence against the visitor, or a call for emergency services. */
export type Danger = 'self' | 'other' | 'violence' | 'emergency'

const read = createFrames(dangerPhrases, dangerWords)

/**
 * Checked before everything else. False positives are accepted: a caring answer to a harmless sentence does no damage,
 * a missed danger may.
 */
export function dangerIn(typed: string): Danger | null {
  const said = new Set(read(wordsIn(typed)).map(({ name }) => name))
  if (said.has('other')) return 'other'
  if (said.has('self') && !said.has('notMeant')) return 'self'
  if (said.has('violence') && !said.has('game')) return 'violence'
  return said.has('emergency') ? 'emergency' : null
}

const wordsIn = (typed: string): string[] =>
  typed
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/(\p{L})\1{2,}/gu, '$1')
    .match(/[\p{L}\d']+/gu) ?? []
