import type { Entry, Kind } from '../book/entry.ts'
import type { Act } from '../requests/kinds.ts'
import { stemsOf } from './closest-part.ts'
import { nearLines } from './near-lines.ts'
import { notUnderstood } from './not-understood.ts'
import { sayFreshly } from './say-freshly.ts'
import { say } from './school-book.ts'
import { sayOfEntry, teachEntry } from './teach-entry.ts'
import { type Said, said, type Turn } from './turn.ts'

/** So likely that it may be asked whether it is meant: below it, the nearest entry is mostly another one than is meant. */
const NEAR_ENOUGH = 0.3
/** Without a sentence that comes near; of a situation that has none it is not asked. */
const ASKED = 0.36

/** The kind of entry that somebody is after who does this. */
const KIND_OF: Partial<Record<Act, readonly Kind[]>> = {
  'reply': [],
  'to-english': [],
  'difference': ['pairs', 'grammar'],
  'grammar': ['grammar', 'pairs'],
  'exam': ['exams', 'grammar'],
  'object': [],
  'feeling': ['care'],
}
const LIKELY = 0.5

/** 'Ajarin passive voice': a topic of English whose name stands in the message. */
function isNamed({ text }: Turn, { kind, title, items }: Entry): boolean {
  const asked = stemsOf(text)
  const own = stemsOf([title.id, title.en, ...items].join(' '))
  return NAMED.has(kind) && [...own].some((stem) => asked.has(stem))
}

const NAMED: ReadonlySet<Kind> = new Set<Kind>(['grammar', 'pairs', 'exams'])

const isOfKind = ({ analysis: { acts } }: Turn, { kind }: Entry): boolean =>
  Object.entries(KIND_OF).every(([act, kinds]) => (acts[act as Act] ?? 0) < LIKELY || kinds.includes(kind))

/** Of an entry that may not be what is meant: a sentence of it that comes near, or whether it is meant. */
export function teachNear(turn: Turn, entry: Entry, chance: number): Said {
  const { book } = turn
  if (chance < NEAR_ENOUGH) return notUnderstood(turn)
  if (isNamed(turn, entry)) return teachEntry(turn, entry)
  if (entry.kind === 'care' && chance >= ASKED) return sayOfEntry(turn, entry, [entry.short[book.language]], 0)
  const near = nearLines(turn, turn.text)
  if (near) return sayOfEntry(turn, near.entry, [say(book, 'near.line', { line: near.lines.join(' / ') })], 0)
  if (chance < ASKED || entry.kind === 'situations' || !isOfKind(turn, entry)) return notUnderstood(turn)
  const { line, facts } = sayFreshly(turn, 'near.ask', { title: entry.title[book.language] })
  return { ...said('off_topic', [line], { offered: [`entry ${entry.name}`], facts }), neverAsks: true }
}
