import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { isAnswered, type LostReason, type Step } from '../../../../domain/desk/steps.ts'

/** What somebody wants to change of a person; all of it may meet a change of somebody else. */
export interface Wish {
  step?: Step
  lostReason?: LostReason
  lostWords?: string
  ownerId?: string | null
  nextContact?: { atMs: number; words?: string } | null
}

/** What two people may decide differently. */
const WISH_LINES = ['step', 'ownerId', 'nextContact'] as const
export type WishLine = (typeof WISH_LINES)[number]

/** The person as somebody saw it when they wished, as far as that was kept. */
export type Seen = Pick<PersonRow, 'id' | 'version'> & {
  [Name in 'step' | 'lostReason' | 'ownerId' | 'nextContact' | 'waitingSinceMs']?: PersonRow[Name] | undefined
}

export const seenOf = ({ id, version, step, lostReason, ownerId, nextContact }: Seen): Seen => ({
  id,
  version,
  step,
  lostReason,
  ownerId,
  nextContact,
})

export const linesOf = (wish: Wish): WishLine[] => WISH_LINES.filter((line) => wish[line] !== undefined)

/** The part of a wish that is about these lines. */
export const wishFor = (lines: readonly WishLine[], { lostReason, lostWords, ...wish }: Wish): Wish => ({
  ...Object.fromEntries(lines.map((line) => [line, wish[line]])),
  ...(lines.includes('step') && lostReason && { lostReason }),
  ...(lines.includes('step') && lostWords && { lostWords }),
})

/** Says that somebody was answered, at the step where they are: the clock stops. Without a wait or a reminder it is empty. */
export function answeredWish({ step, waitingSinceMs }: PersonRow, nextContact?: { atMs: number }): Wish {
  const isOpen = step !== 'new' && step !== 'lost'
  return {
    ...((step === 'new' || waitingSinceMs !== null) && { step: isOpen ? step : 'contacted' }),
    ...(nextContact && { nextContact }),
  }
}

/** The person as it will be. */
export const withWish = <Person extends Seen>(person: Person, { ownerId, nextContact, ...wish }: Wish) => ({
  ...person,
  ...(wish.step && { step: wish.step, lostReason: wish.lostReason ?? null, lostWords: wish.lostWords ?? null }),
  ...(stopsClock(wish) && person.waitingSinceMs && { waitingSinceMs: null }),
  ...(ownerId !== undefined && { ownerId }),
  ...(nextContact !== undefined && {
    nextContact: nextContact && { atMs: nextContact.atMs, words: nextContact.words ?? null },
  }),
})

/** Of a wish whose person has changed meanwhile: what is still to be done, and what of it the other decided differently. */
export function weighWish(wish: Wish, seen: Seen, now: Seen): { left: WishLine[]; clashing: WishLine[] } {
  const wanted = withWish(now, wish)
  const isNews = (line: WishLine) => !isSame(line, wanted, now)
  const isLeft = (line: WishLine) => isNews(line) || (line === 'step' && stopsClock(wish) && !!now.waitingSinceMs)
  const left = linesOf(wish).filter(isLeft)
  const isTheirs = (line: WishLine) => !isSame(line, seen, now) || (endsReminder(line, wish) && isPlanned(seen, now))
  const clashing = left.filter((line) => isNews(line) && isTheirs(line))
  return { left, clashing }
}

const isSame = (line: WishLine, one: Seen, other: Seen): boolean => {
  if (line === 'ownerId') return one.ownerId === other.ownerId
  if (line === 'step') return one.step === other.step && (one.step !== 'lost' || one.lostReason === other.lostReason)
  const [before, after] = [one.nextContact, other.nextContact]
  return before?.atMs === after?.atMs && (before?.words ?? null) === (after?.words ?? null)
}

const stopsClock = ({ step }: Wish): boolean => step !== undefined && isAnswered(step)

/** Who is lost is nobody's reminder: a new one would go with the step. */
const endsReminder = (line: WishLine, wish: Wish): boolean => line === 'step' && wish.step === 'lost'
const isPlanned = (seen: Seen, now: Seen): boolean => now.nextContact !== null && !isSame('nextContact', seen, now)
