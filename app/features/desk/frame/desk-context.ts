import { createContext, use } from 'react'
import type { Way } from '../../../../domain/desk/best-way.ts'
import type { DeskChange, DeskFrame } from '../../../../domain/desk/desk-contract.ts'
import type {
  AddPersonRequest,
  ClaimedDetails,
  ConflictDetails,
  PersonRow,
  SeparateRequest,
} from '../../../../domain/desk/desk-people-contract.ts'
import type { SeparatedNote, SeparatedPart } from '../questions/separate.ts'
import type { InFlight } from './in-flight.ts'
import type { Wish, WishLine } from './wish.ts'

/** The way back from what was just done: a change that the server takes back, or one that this page does. */
export type Undo = { eventId: string; untilMs: number } | (() => void)

/** The sheet that is open over the work. */
export type Question =
  | { kind: 'sent'; person: PersonRow; way: Way }
  | { kind: 'claimed'; person: PersonRow; details: ClaimedDetails; goOn?: (() => void) | undefined }
  | { kind: 'conflict'; details: ConflictDetails; wish: Wish; clashing: readonly WishLine[] }
  | { kind: 'lost'; person: PersonRow }
  | { kind: 'again'; person: PersonRow }
  | { kind: 'same'; person: PersonRow }
  | { kind: 'separate'; person: PersonRow; parts: readonly SeparatedPart[]; notes: readonly SeparatedNote[] }

export type AddOutcome =
  | { kind: 'taken' }
  /** These have the contact, under other names. */
  | { kind: 'asks'; people: readonly PersonRow[] }
  | { kind: 'problem'; words: string }

export interface DeskActions {
  change(person: PersonRow, wish: Wish): Promise<boolean>
  /** Who answers now; unknown without a network. `goOn` is what was wanted, for when it is taken over from another. */
  claim(
    person: PersonRow,
    options?: { takeOver?: boolean; quietly?: boolean; goOn?: (() => void) | undefined },
  ): Promise<'mine' | 'theirs' | 'unknown'>
  release(person: PersonRow, options?: { quietly?: boolean }): Promise<void>
  addNote(person: PersonRow, text: string): Promise<boolean>
  /** Somebody who came by or called. */
  addPerson(request: AddPersonRequest): Promise<AddOutcome>
  /** Posts to a path of the person that takes no version, such as 'same'. */
  settle(person: PersonRow, verb: 'same' | 'real'): Promise<boolean>
  /** Makes a person of the submissions in each part; of a note about several it is said whose it is. */
  separate(person: PersonRow, request: SeparateRequest): Promise<boolean>
  undo(eventId: string): Promise<void>
}

export interface Desk {
  frame: DeskFrame
  /** The server's time, once a minute. */
  nowMs: number
  isOffline: boolean
  /** Changes that wait for the network, by person; new people under null. */
  waiting: ReadonlyMap<string | null, number>
  actions: DeskActions
  inFlight: InFlight
  ask(question: Question | null): void
  /** `href` leads to whom it is about. */
  tell(text: string, undo?: Undo | null, href?: string): void
  announce(text: string): void
  /** Reads the frame anew, after a change that no news comes of. */
  refresh(): Promise<void>
  /** Shows a changed row at once, before the news of it comes back. */
  show(person: PersonRow): void
  /** Own changes arrive as rows at once; what others do as ids. */
  onRow(listener: (person: PersonRow) => void): () => void
  onChange(listener: (change: DeskChange | 'reload') => void): () => void
}

export const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('useDesk must be used within a DeskProvider')
  return desk
}

/** Whoever works at this screen stands at the top of a list of people. */
export const meFirst = <Member extends { id: string }>({ me }: DeskFrame, team: readonly Member[]): Member[] =>
  team.toSorted((one, other) => Number(other.id === me.id) - Number(one.id === me.id))

/** A member of the team by id. */
export const memberName = (frame: DeskFrame, id: string | null): string | null =>
  frame.team.find((member) => member.id === id)?.name ?? null
