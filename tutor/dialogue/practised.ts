import type { Memory } from './memory.ts'
import { itemsOf } from './practice-items.ts'
import type { Ease } from './practice-wish.ts'
import type { Quiz } from './quiz-questions.ts'
import type { Turn } from './turn.ts'

interface Wanted {
  of: string
  ease: Ease | null
  asked: readonly number[]
}

const EASY = 0.3
const MOST_USED = 40

/** Places of questions that were not asked yet: of the easy ones, the hard ones, or from all over. */
export function choosePlaces(turn: Turn, { of, ease, asked }: Wanted, count: number): number[] {
  const items = itemsOf(turn, of)
  const all = items.map((_, place) => place)
  const { practised } = turn.memory
  const used = new Set([...asked, ...(practised?.of === of ? practised.used : [])])
  const fresh = all.filter((place) => !used.has(place))
  const open = fresh.length >= count ? fresh : all.filter((place) => !asked.includes(place))
  const list = open.length >= count ? open : all
  if (ease === 'easy') return list.slice(0, count)
  const from = Math.min(Math.floor(list.length * (ease === 'hard' ? 1 - EASY : 0)), Math.max(0, list.length - count))
  const part = list.slice(from, ease === 'hard' ? undefined : Math.max(count, Math.ceil(list.length * (1 - EASY))))
  const step = Math.max(1, Math.floor(part.length / count))
  const first = turn.memory.turn % step
  return Array.from({ length: Math.min(count, part.length) }, (_, at) => part[first + at * step] ?? part[at] ?? 0)
}

export const choosePractised = (turn: Turn, wanted: Wanted): number => choosePlaces(turn, wanted, 1)[0] ?? 0

/** What was asked so far is kept with what is practised. */
export function practisedWith(turn: Turn, { of, ease, asked, total }: Quiz): Pick<Memory, 'practised'> | object {
  if (of === undefined) return {}
  const { practised } = turn.memory
  const before = practised?.of === of ? practised.used : []
  return {
    practised: practisedNow(turn, { of, ease: ease ?? null, used: [...before, ...asked], total, isSheet: false }),
  }
}

type Practised = NonNullable<Memory['practised']>

export const practisedNow = ({ memory }: Turn, given: Omit<Practised, 'turn'>): Practised => ({
  ...given,
  used: [...new Set(given.used)].slice(-MOST_USED),
  turn: memory.turn,
})
