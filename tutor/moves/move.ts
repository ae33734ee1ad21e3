import type { Said, Turn } from '../dialogue/turn.ts'

/** What a visitor does with a message. */
export const MOVES = [
  'is in danger',
  'stops',
  'gives details',
  'refuses details',
  'sends a text',
  'answers',
  'takes an offer',
  'asks for a facet',
  'asks about English',
  'asks about a word',
  'asks for a translation',
  'asks for a check',
  'asks for something to do',
  'asks the school',
  'asks about the tutor',
  'goes on',
  'practises',
  'shares a feeling',
  'jokes',
  'complains',
  'breaks rules',
  'says something else',
] as const
export type Move = (typeof MOVES)[number]

/** One way to understand a message. */
export interface Candidate {
  /** The entry, intent or practice it is about. */
  topic: string
  /** 0 to 1. */
  score: number
  reply(): Said
}

/** Looks for one move. */
export interface Source {
  move: Move
  /** No candidate of this source scores higher, so it need not be asked when something better is found. */
  ceiling: number
  find(turn: Turn): Candidate | null
}
