import type { Memory } from '../dialogue/memory.ts'
import type { Said } from '../dialogue/turn.ts'
import type { Move } from '../moves/move.ts'
import type { Stage } from './kinds.ts'

const BY_MOVE: Partial<Record<Move, Stage>> = {
  'asks for a translation': 'translated',
  'asks about a word': 'word',
  'asks about English': 'explained',
  'asks the school': 'school',
  'gives details': 'school',
  'refuses details': 'school',
  complains: 'school',
  'shares a feeling': 'care',
  'is in danger': 'care',
}

const BY_PRACTICE = { quiz: 'quiz', lesson: 'lesson', 'role-play': 'scene' } as const

/** What a reply was about, as the next message meets it. */
export function stageAfter({ trace, memory: changed, right }: Said, memory: Memory, isCorrected: boolean): Stage {
  if (memory.practice) return BY_PRACTICE[memory.practice.kind]
  if (memory.exercise) return 'exercise'
  if (memory.asking) return 'asked-details'
  if (right !== undefined) return 'praised'
  if (isCorrected) return 'corrected'
  if (trace?.move === ('asks for a check' satisfies Move)) return 'praised'
  const known = BY_MOVE[trace?.move as Move]
  if (known) return known
  return trace?.move === 'asks for a facet' || trace?.move === 'asks for something to do'
    ? openStage(changed, memory)
    : 'chat'
}

const openStage = ({ last: changed }: Partial<Memory>, { last }: Memory): Stage => {
  const kind = (changed ?? last)?.kind
  return kind === 'word' || kind === 'sound' ? 'word' : kind === 'phrase' ? 'translated' : 'explained'
}
