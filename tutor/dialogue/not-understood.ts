import type { Intent } from '../../domain/chat/intents.ts'
import type { Act } from '../requests/kinds.ts'
import { chanceOf as surenessOf } from '../translate/sure-parts.ts'
import { wordCount } from './phrases.ts'
import { sayFreshly } from './say-freshly.ts'
import { say } from './school-book.ts'
import { answerThanks } from './small-talk.ts'
import { tellTranslation } from './translate.ts'
import { type Said, said, type Turn } from './turn.ts'

const PLAIN = 'lost.plain'
/** Of a few words nobody can ask for fewer. */
const BRIEF = 'lost.brief'
const FEW_WORDS = 8

/** The line for what somebody seems to want; what stands in no row is met with the plain one. */
const LINES: readonly { line: string; intent: Intent; acts: readonly Act[] }[] = [
  { line: 'lost.object', intent: 'off_topic', acts: ['object'] },
  { line: 'lost.reply', intent: 'vocabulary', acts: ['reply'] },
  { line: 'lost.english', intent: 'vocabulary', acts: ['to-english'] },
  { line: 'lost.word', intent: 'vocabulary', acts: ['meaning', 'word', 'aloud'] },
  { line: 'lost.difference', intent: 'grammar', acts: ['difference'] },
  { line: 'lost.check', intent: 'grammar', acts: ['check', 'practise'] },
  { line: 'lost.practice', intent: 'practice', acts: ['exercise', 'scene', 'lesson'] },
  { line: 'lost.details', intent: 'about_school', acts: ['details'] },
  { line: 'lost.school', intent: 'about_school', acts: ['school', 'enrol', 'complain'] },
  { line: 'lost.feeling', intent: 'off_topic', acts: ['feeling'] },
]

const NO_LINE = { line: PLAIN, intent: 'off_topic' } as const

/** Of no use where the text stands in the message. */
const ASKS_FOR_TEXT: ReadonlySet<string> = new Set(['lost.english', 'lost.word', 'lost.check'])

const LEAVING: readonly Act[] = ['thanks', 'bye']

const LIKELY = 0.5
/** A sentence stands in it that is surely said so in the other language. */
const TOLD = 0.6

/** She says in one line that she does not know what is meant, and what would help, by what they seem to do. */
export function notUnderstood(turn: Turn): Said {
  const { acts } = turn.analysis
  const chanceOf = (some: readonly Act[]): number => some.reduce((sum, act) => sum + (acts[act] ?? 0), 0)
  const { translation, quoted } = turn.analysis
  if (translation?.said && translation.said.to === translation.to && surenessOf(translation.said) >= TOLD)
    return tellTranslation(turn, translation.said, null)
  const isOther = LINES.some((one) => chanceOf(one.acts) >= LIKELY) || turn.text.includes('?')
  if (chanceOf(LEAVING) >= LIKELY && !isOther) return { ...answerThanks(turn), neverAsks: true }
  const wanted = LINES.find((one) => chanceOf(one.acts) >= LIKELY)
  const isGiven = quoted !== null && ASKS_FOR_TEXT.has(wanted?.line ?? '')
  const { line: name, intent } = wanted && !isGiven ? wanted : NO_LINE
  if (name === PLAIN && turn.memory.turn === 0 && quoted === null)
    return {
      ...said(intent, [say(turn.book, 'unsure.open')], { offered: ['intent practice', 'intent programs'] }),
      neverAsks: true,
    }
  const isBrief = name === PLAIN && wordCount(turn.text) <= FEW_WORDS
  const { line, facts } = sayFreshly(turn, isBrief ? BRIEF : name)
  return { ...said(intent, [line], { last: turn.memory.last, facts }), neverAsks: true }
}
