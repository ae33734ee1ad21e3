import type { Intent } from '../../domain/chat/intents.ts'
import { asksAnything } from '../find/asked.ts'
import { isLearningOnly } from './learning-only.ts'
import { talkedAbout } from './memory.ts'
import { say } from './school-book.ts'
import { tellDetail } from './school-details.ts'
import { type Said, said, type Turn } from './turn.ts'

/** Tells a minor (or a parent) about the minimum age, and what they can still do here. */
export function answerMinor(turn: Turn): Said | null {
  const { book, analysis } = turn
  const { age: stated } = turn.judgement
  if (!stated?.isMinor || turn.memory.practice) return null
  const isOther = analysis.written === 'en' || isLearningOnly(turn) || asksAnything(turn.text)
  if (!stated.asksForClass && isOther) return null
  const why = stated.age ? tellDetail(book, 'age.young', { age: stated.age }) : say(book, 'young.grade')
  const last = talkedAbout('school', 'age_requirement')
  if (stated.of === 'child') return said('age_requirement', [why, tellDetail(book, 'age.young.more')], { last })
  return said('age_requirement', [why, say(book, 'young.you')], { last, offered: ['quiz', 'scenes'] })
}

const ASKS_WHO: ReadonlySet<Intent> = new Set<Intent>(['register', 'human'])

/** A minor is never asked for name and number. */
export function spareMinor({ book, judgement }: Turn, answer: Said): Said {
  if (!judgement.isForMinor) return answer
  if (!ASKS_WHO.has(answer.intent)) return { ...answer, neverAsks: true }
  return said('age_requirement', [say(book, 'young.contact'), say(book, 'young.you')], { offered: ['quiz', 'scenes'] })
}
