import { fears, fearWords } from '../../content/tutor-fears.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import { wordsOf } from './refusals.ts'

export type Fear = keyof typeof fears

const readFears = createFrames(fears, fearWords)

const LONGEST = 30

/** What somebody who speaks of themselves is afraid of. */
export function fearIn(message: string): Fear | null {
  const words = wordsOf(message)
  const fear = words.length > LONGEST ? undefined : readFears(words)[0]?.name
  return fear && fear !== 'others' ? fear : null
}
