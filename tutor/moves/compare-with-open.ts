import type { Entry } from '../book/entry.ts'
import { openEntry } from '../dialogue/open-entry.ts'
import { bare } from '../dialogue/phrases.ts'
import { say } from '../dialogue/school-book.ts'
import { sayOfEntry, teachEntry } from '../dialogue/teach-entry.ts'
import type { Said, Turn } from '../dialogue/turn.ts'
import { ASKED_BACK, SURE_TOPIC } from './limits.ts'
import type { Candidate } from './move.ts'

const BEFORE = 'terus|trus|lalu|lha|and|so|kalau|kalo|klo|oke|ok|eh'
const DIFFERENCE = [
  'be[dt]a(?:nya|ne)?|perbedaan(?:nya)?',
  "(?:what's |what is )?the difference|difference",
  'how is (?:it|that|this) different|is it different',
].join('|')
const BESIDE = 'sama|ama|dgn|dengan|dg|karo|from|with|to|vs|and'
const COMPARED = new RegExp(`^(?:(?:${BEFORE}) )*(?:apa )?(?:${DIFFERENCE})(?: apa)? (?:${BESIDE}) .+$`)

/** 'Bedanya sama present perfect?', beside the past simple: what is open and what is named, side by side. */
export function compareWithOpen(turn: Turn): Candidate | null {
  const { analysis, memory, teaching, text } = turn
  const open = memory.practice || analysis.quoted !== null ? undefined : openEntry(turn)
  if (!open || !OF_LANGUAGE.has(open.kind) || !COMPARED.test(bare(text))) return null
  const best = analysis.found.find(({ name }) => name !== open.name && OF_LANGUAGE.has(teaching.kindOf(name) ?? ''))
  const other = best && best.probability >= ASKED_BACK ? teaching.entry(best.name) : undefined
  if (!other || sharesItems(open, other)) return null
  const own = entryOnBoth(turn, open, other)
  return {
    topic: `${open.name} ${other.name}`,
    certainty: SURE_TOPIC,
    reply: () => (own ? teachEntry(turn, own) : sideBySide(turn, open, other)),
  }
}

const OF_LANGUAGE: ReadonlySet<string> = new Set(['grammar', 'pairs', 'exams'])

const sharesItems = (one: Entry, other: Entry): boolean => one.items.some((item) => other.items.includes(item))

/** 'present-perfect-vs-past-simple' */
export function entryOnBoth({ teaching }: Turn, one: Entry, other: Entry): Entry | undefined {
  const name = teaching.names.find(
    (each) => [one, other].every((part) => each.includes(part.name)) && each.includes('-vs-'),
  )
  return name === undefined ? undefined : teaching.entry(name)
}

export function sideBySide(turn: Turn, open: Entry, other: Entry): Said {
  const { book, memory } = turn
  const lines = [open, other].map(({ title, short }) => `- **${title[book.language]}**: ${short[book.language]}`)
  return sayOfEntry(turn, open, [lines.join('\n'), say(book, 'entry.more')], memory.last?.step ?? 0)
}
