import type { Analysis } from '../analysis.ts'
import type { Move } from '../moves/move.ts'
import { say } from './school-book.ts'
import { asIf, type Said, type Turn } from './turn.ts'

type Choose = (turn: Turn) => Said

/** What each half may ask for beside the other; what is only told, checked or played stands for itself. */
const BESIDE: ReadonlySet<string | undefined> = new Set<Move>([
  'asks for a facet',
  'asks about English',
  'asks about a word',
  'asks for a translation',
  'asks for something to do',
  'asks the school',
])
const SURE = 0.6

/** Where the answer to a message is that to one of its two requests alone, the other one is answered as well. */
export function answerBoth(turn: Turn, whole: Said, choose: Choose): Said {
  const { requests } = turn.analysis
  if (!requests || turn.memory.practice || whole.isCare || whole.memory.practice) return whole
  const [first, second] = requests
  const one = choose(partOf(turn, first))
  const memory = { ...turn.memory, ...one.memory, turn: turn.memory.turn + 1 }
  const other = choose({ ...partOf(turn, second), memory, before: first.text })
  const isHalf = [one, other].some((half) => isSame(half, whole)) && !isSame(one, other)
  if (!isHalf || ![one, other].every(isSure) || one.memory.practice || asksWho(one) || isOfAge(other)) return whole
  const told = one.parts.filter((part) => !isInvitation(turn, part) && !other.parts.includes(part))
  const joined = { ...other, parts: [...told, ...other.parts], memory: { ...one.memory, ...other.memory } }
  // What is asked beside it starts no capture that the message as a whole does not.
  return whole.neverAsks ? { ...joined, neverAsks: true } : joined
}

const partOf = (turn: Turn, { text, analysis }: { text: string; analysis: Analysis }): Turn => ({
  ...asIf(turn, text),
  analysis,
})

const isSame = (one: Said, other: Said): boolean => one.parts[0] === other.parts[0]

const isSure = ({ trace, isCare }: Said): boolean => !isCare && BESIDE.has(trace?.move) && (trace?.score ?? 0) >= SURE

const asksWho = ({ intent }: Said): boolean => intent === 'register' || intent === 'human'

/** Whose age it is stands in the whole message. */
const isOfAge = ({ intent }: Said): boolean => intent === 'age_requirement'

/** One thing to do is enough, at the end. */
const isInvitation = ({ book }: Turn, part: string): boolean =>
  [
    say(book, 'entry.more'),
    say(book, 'entry.more.examples'),
    say(book, 'entry.own'),
    say(book, 'exercise.try', { gap: CUT }),
    say(book, 'word.use', { word: CUT }),
  ].some((invitation) => part.startsWith(invitation.split(CUT)[0] ?? invitation))

const CUT = '…'
