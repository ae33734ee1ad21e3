import { type Control, controls, controlWords } from '../../content/tutor-controls.ts'
import { mentions } from '../../content/tutor-mentions.ts'
import { phrases } from '../../content/tutor-phrases.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import { wordsOf } from '../intents/refusals.ts'
import { holdsOneOf, isOneOf } from './phrases.ts'
import type { Turn } from './turn.ts'

export interface Controlled {
  control: Control | 'unknown'
  /** What it names, if anything: 'back to {the restaurant}'. */
  named: string | null
}

/** Whole messages. */
const WHOLE: readonly (readonly [ReadonlySet<string>, Controlled['control']])[] = [
  [phrases.repeat, 'repeat'],
  [phrases.unclear, 'lost'],
  [phrases.help, 'hint'],
  [phrases.example, 'example'],
  [phrases.more, 'goOn'],
  [phrases.skip, 'unknown'],
  [phrases.answer, 'sample'],
]

/** Within a short message. */
const WITHIN: readonly (readonly [ReadonlySet<string>, Controlled['control']])[] = [
  [mentions.feedback, 'feedback'],
  [mentions.help, 'sample'],
  [mentions.easier, 'slower'],
]
const SHORT = 9

const readControls = createFrames(controls, controlWords)
const LONGEST = 14

/** What is wanted of whatever is being practised; null for an answer to it, or for something else. */
export function controlIn({ text, analysis }: Turn): Controlled | null {
  if (analysis.quoted !== null) return null
  const words = wordsOf(text)
  const isSkip = /^(?:skip|lewat|pass|next)/i.test(text.trim())
  const whole = isSkip ? undefined : WHOLE.find(([list]) => isOneOf(text, list))
  if (whole) return { control: whole[1], named: null }
  const [found] = words.length > LONGEST ? [] : readControls(words)
  if (found) return { control: found.name, named: found.slots.named ?? null }
  const within = words.length > SHORT ? undefined : WITHIN.find(([list]) => holdsOneOf(text, list))
  return within ? { control: within[1], named: null } : null
}
