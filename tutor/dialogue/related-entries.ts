import type { Entry } from '../book/entry.ts'
import { stemsOf } from './closest-part.ts'
import { namedWords } from './ellipsis.ts'
import type { Turn } from './turn.ts'

/** Those that an entry names as the ones to go on with. */
export const nextEntries = ({ teaching }: Turn, entry: Entry): Entry[] =>
  entry.next.map((name) => teaching.entry(name)).filter((one) => one !== undefined)

/** The open entry, or the one to go to from it whose items alone are named: 'enjoy' beside 'want to'. */
export function relatedNamed(turn: Turn, entry: Entry): Entry {
  const asked = stemsOf(turn.text)
  const named = ({ items }: Entry) =>
    new Set(items.flatMap((item) => [...stemsOf(item)].filter((stem) => asked.has(stem)))).size
  const own = named(entry)
  const [best] = nextEntries(turn, entry)
    .map((other) => ({ other, count: named(other) }))
    .sort((left, right) => right.count - left.count)
  return best && best.count > own ? best.other : entry
}

/** 'Superlatifnya', beside comparatives: the one to go to from here whose name it is. */
export function nextNamed(turn: Turn, entry: Entry): Entry | undefined {
  const asked = namedWords(turn.text).flatMap((word) => [...stemsOf(word)])
  const isNamed = ({ title, items }: Entry) => {
    const own = stemsOf([title.id, title.en, ...items].join(' '))
    return asked.length > 0 && asked.every((stem) => own.has(stem))
  }
  return isNamed(entry) ? undefined : nextEntries(turn, entry).find(isNamed)
}

/** Entries to go to from here that name the same words. */
export function relatedTo(turn: Turn, entry: Entry): Entry[] {
  const named = new Set([...entry.items.flatMap((item) => [...stemsOf(item)]), ...stemsOf(turn.text)])
  return nextEntries(turn, entry).filter(({ items }) =>
    items.some((item) => [...stemsOf(item)].some((stem) => named.has(stem))),
  )
}
