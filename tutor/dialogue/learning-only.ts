import { namesSchool } from '../intents/evidence.ts'
import type { Turn } from './turn.ts'

const LEARNING: ReadonlySet<string> = new Set(['entry', 'reason', 'word', 'phrase', 'sound'])

/** In the middle of a lesson a message that names nothing of the school is about the lesson. */
export const isLearningOnly = ({ memory, text }: Turn): boolean =>
  LEARNING.has(memory.last?.kind ?? '') && !namesSchool(text)
