import type { Said, Turn } from '../dialogue/turn.ts'

/** What a visitor does with a message. */
const MOVES = [
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

/** What speaks for a move, the strongest first. */
export const EVIDENCE = [
  'somebody is in danger',
  'it stands on its own',
  'it answers what waits',
  'a plain request, its object found',
  'a plain follow-up of what is open',
  'a try in a scene or an exercise',
  'perhaps a follow-up',
  'perhaps practice',
  'a topic, surely',
  'its words alone',
  'a topic, likely',
  'nothing else',
] as const
export type Evidence = (typeof EVIDENCE)[number]

/** Between kinds that stand together what was learnt decides; otherwise the stronger kind, and the order of the table. */
export const TOGETHER: readonly ReadonlySet<Evidence>[] = [
  new Set<Evidence>(['perhaps a follow-up', 'perhaps practice', 'a topic, surely']),
  new Set<Evidence>(['a topic, likely', 'nothing else']),
]

/** Two of these that are equally likely are asked back. */
export const WEIGHED: ReadonlySet<Evidence> = new Set<Evidence>(['a topic, surely', 'a topic, likely'])

/** One way to understand a message. */
export interface Candidate {
  /** The entry, intent or practice it is about. */
  topic: string
  /** How likely it is, 0 to 1. */
  certainty: number
  /** What she offers where two are equally likely. */
  offer?: Offer | undefined
  reply(): Said
}

export interface Offer {
  title: string
  choice: string
}

/** Looks for one move. */
export interface Source {
  /** Unlike any other. */
  name: string
  move: Move
  evidence: Evidence
  find(turn: Turn): Candidate | null
}
