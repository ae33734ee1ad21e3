import type { Entry } from '../book/entry.ts'
import { namedWords } from '../dialogue/ellipsis.ts'
import { isExerciseAnswer, isPlainAnswer } from '../dialogue/exercise.ts'
import { opensAsFollowUp } from '../dialogue/follow-up-words.ts'
import { openEntry } from '../dialogue/open-entry.ts'
import { bare, holdsOneOf } from '../dialogue/phrases.ts'
import { nextNamed } from '../dialogue/related-entries.ts'
import { teachEntry } from '../dialogue/teach-entry.ts'
import { namesAll, tellNamed } from '../dialogue/tell-named.ts'
import type { Turn } from '../dialogue/turn.ts'
import { asksSomething, tellsOnly } from '../dialogue/understood.ts'
import { plainWords } from '../find/words.ts'
import { asksOtherWord, asksSchool } from './from-book.ts'
import { ANSWERED, SURE_TOPIC } from './limits.ts'
import type { Candidate } from './move.ts'

const LONGEST = 6
/** 'Superlatifnya', 'terus yang perfect' */
const SHORTEST = 3

/** 'Kalau uang?', beside 'much or many': what a short question names is in the open entry, so it is asked of that. */
export function namedInOpen(turn: Turn): Candidate | null {
  const { analysis, memory, text } = turn
  const entry = memory.last?.kind === 'entry' ? openEntry(turn) : undefined
  if (!entry || entry.kind === 'care' || memory.practice || analysis.quoted !== null) return null
  const next = nextByName(turn, entry)
  if (next) return next
  const isSame = analysis.followed[0]?.name === entry.name && analysis.followed[0].probability >= ANSWERED
  if (plainWords(text).length > LONGEST || !(opensAsFollowUp(text) || (isSame && asksSomething(text)))) return null
  if (
    isExerciseAnswer(turn) ||
    tellsOnly(turn) ||
    asksOtherWord(turn) ||
    asksSchool(turn) ||
    analysis.corrections.length > 0
  )
    return null
  const named = namedWords(text)
  if (named.length === 0 || !namesAll(entry, named, turn) || namesOther(turn, entry.name)) return null
  const told = tellNamed(turn, entry, named)
  return told && { topic: `${entry.name} named`, certainty: SURE_TOPIC, reply: () => told }
}

/** The entry that is learnt after the open one. */
function nextByName(turn: Turn, entry: Entry): Candidate | null {
  const isShort = entry.kind === 'grammar' && plainWords(turn.text).length <= SHORTEST
  const next = isShort && !isPlainAnswer(turn) ? nextNamed(turn, entry) : undefined
  return next ? { topic: next.name, certainty: SURE_TOPIC, reply: () => teachEntry(turn, next) } : null
}

/** Another entry is named by more than a single word. */
function namesOther({ analysis, teaching, text }: Turn, open: string): boolean {
  const [best] = analysis.found
  if (!best || best.name === open || best.probability < ANSWERED) return false
  const [named = [], own = []] = [best.name, open].map((name) => (teaching.entry(name)?.items ?? []).map(bare))
  const others = named.filter((item) => !own.includes(item) && holdsOneOf(text, [item]))
  return others.length > 1 || others.some((item) => item.includes(' '))
}
