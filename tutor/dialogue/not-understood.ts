import type { Intent } from '../../domain/chat/intents.ts'
import type { Act } from '../requests/kinds.ts'
import { sayFreshly } from './say-freshly.ts'
import { answerThanks } from './small-talk.ts'
import { type Said, said, type Turn } from './turn.ts'

const PLAIN = 'lost.plain'

/** The line for what somebody seems to want; what stands in no row is met with the plain one. */
const LINES: readonly { line: string; intent: Intent; acts: readonly Act[] }[] = [
  { line: 'lost.object', intent: 'off_topic', acts: ['object'] },
  { line: 'lost.reply', intent: 'vocabulary', acts: ['reply'] },
  { line: 'lost.english', intent: 'vocabulary', acts: ['to-english'] },
  { line: 'lost.word', intent: 'vocabulary', acts: ['meaning', 'word', 'aloud'] },
  { line: 'lost.difference', intent: 'grammar', acts: ['difference'] },
  { line: 'lost.check', intent: 'grammar', acts: ['check', 'practise'] },
  { line: 'lost.practice', intent: 'practice', acts: ['exercise', 'scene', 'lesson'] },
  { line: 'lost.school', intent: 'about_school', acts: ['school', 'enrol', 'details', 'complain'] },
  { line: 'lost.feeling', intent: 'off_topic', acts: ['feeling'] },
  { line: 'lost.joke', intent: 'off_topic', acts: ['joke'] },
]

const LEAVING: readonly Act[] = ['thanks', 'bye']

const LIKELY = 0.5

/** She says in one line that she does not know what is meant, and what would help, by what they seem to do. */
export function notUnderstood(turn: Turn): Said {
  const { acts } = turn.analysis
  const chanceOf = (some: readonly Act[]): number => some.reduce((sum, act) => sum + (acts[act] ?? 0), 0)
  if (chanceOf(LEAVING) >= LIKELY) return { ...answerThanks(turn), neverAsks: true }
  const { line: name, intent } = LINES.find((one) => chanceOf(one.acts) >= LIKELY) ?? {
    line: PLAIN,
    intent: 'off_topic',
  }
  const { line, facts } = sayFreshly(turn, name)
  return { ...said(intent, [line], { last: turn.memory.last, facts }), neverAsks: true }
}
