import type { Objection } from '../../content/tutor-objections.ts'
import type { ReadObjection } from '../analysis.ts'
import type { Entry } from '../book/entry.ts'
import { explainReason } from './continuations.ts'
import { teachCorrections } from './corrections.ts'
import { explainFixes, showFixes } from './explain-fixes.ts'
import type { Last, Memory } from './memory.ts'
import { openEntry } from './open-entry.ts'
import { bare, holdsOneOf } from './phrases.ts'
import { say } from './school-book.ts'
import { sorryBefore } from './sorry-before.ts'
import { tellFacet } from './tell-facet.ts'
import { asIf, type Said, said, type Turn } from './turn.ts'

type Objected = ReadObjection

/** 'Bukan itu maksudku, …': she is sorry, and what was meant is answered as the message. */
export function afterObjection(heard: Turn, choose: (turn: Turn) => Said): { turn: Turn; said: Said } | null {
  const { instead, toSay } = objectedIn(heard) ?? {}
  if (!instead || heard.analysis.doubt?.wording) return null
  const memory = { ...heard.memory, exercise: null }
  const analysis = toSay && isOfEnglish(memory) ? { ...instead.analysis, translation: toSay } : instead.analysis
  const turn = { ...asIf(heard, instead.text), analysis, memory }
  const answer = choose(turn)
  return { turn, said: sorryBefore(heard, answer) }
}

/** What was open is English that somebody wants to say. */
const isOfEnglish = ({ last, fixes, sentence }: Memory): boolean =>
  last === null ? fixes.length > 0 || sentence !== null : OF_ENGLISH.has(last.kind)

const OF_ENGLISH: ReadonlySet<Last['kind']> = new Set<Last['kind']>(['entry', 'phrase', 'reason', 'word'])

/** An objection that does not say what was meant: she looks again at what was open. */
export function meetObjection(turn: Turn): Said | null {
  const objected = objectedIn(turn)
  if (!objected || objected.instead) return null
  const answer = LOOK_AGAIN[objected.kind](turn, objected)
  return answer && { ...answer, neverAsks: true }
}

/** In a scene it may be a line of it; at first there is nothing to object to. */
function objectedIn({ analysis, memory }: Turn): Objected | null {
  const { practice, last, turn } = memory
  const isLine = practice?.kind === 'role-play' && analysis.written !== 'id'
  const isOpen = last !== null || practice !== null || memory.fixes.length > 0 || turn > 0
  return isLine || !isOpen ? null : analysis.objection
}

type LookAgain = (turn: Turn, objected: Objected) => Said | null

const LOOK_AGAIN: Record<Objection, LookAgain> = {
  missed: lookForMore,
  wrong: doubt,
  meant: askWhat,
  unanswered: askWhat,
  astray: askWhat,
}

/** Once more with a lower bar; what was found before is no news. */
function lookForMore(turn: Turn, { again }: Objected): Said | null {
  const { book, memory, analysis } = turn
  const corrections = again.analysis.corrections.filter(({ findings }) =>
    findings.some((finding) => !isKnown(memory, finding)),
  )
  if (corrections.length > 0) {
    const answer = teachCorrections({ ...turn, analysis: { ...analysis, corrections } })
    return { ...answer, parts: [say(book, 'objection.found'), ...answer.parts.slice(1)] }
  }
  const known = showFixes(asIf(turn, ''), memory)
  return known
    ? { ...known, parts: [say(book, 'objection.no.more'), ...known.parts, say(book, 'objection.where')] }
    : said('grammar', [say(book, 'objection.clean'), say(book, 'objection.where')])
}

const isKnown = ({ fixes }: Memory, { from, to }: { from: string; to: string }): boolean =>
  fixes.some((fix) => [from, fix.from].every((one) => bare(one) !== '') && (fix.to.includes(to) || fix.from === from))

/** The reason of what she said, so that it can be judged; where it is the same, she says so. */
function doubt(turn: Turn, { named }: Objected): Said {
  const { book, memory } = turn
  const same = named === '' ? [] : memory.fixes.filter(({ to }) => holdsOneOf(to, [bare(named)]))
  if (same.length > 0)
    return before(say(book, 'objection.same', { named }), explainFixes(asIf(turn, ''), { fixes: same }))
  return before(say(book, 'objection.doubt'), reasonOf(turn))
}

const before = (line: string, answer: Said | null): Said => ({
  ...(answer ?? said('off_topic', [])),
  parts: [line, ...(answer?.parts ?? [])],
})

/** Of what is open. */
function reasonOf(turn: Turn): Said | null {
  const { book, memory } = turn
  const { last } = memory
  const fixes = last?.kind === 'reason' ? showFixes(asIf(turn, ''), memory) : null
  if (fixes) return fixes
  if (last?.kind === 'quiz' && last.about) return explainReason(turn, last.about)
  const entry = openEntry(turn)
  if (entry) return tellFacet(turn, entry, 'mistake')
  const line = last?.kind === 'school' ? 'school.contact' : 'objection.where'
  return said('off_topic', [say(book, line)], { last })
}

const LIKELY = 0.15
const MOST_OFFERED = 2

/** What else the message before may have meant; otherwise she asks for other words. */
function askWhat(turn: Turn, { again }: Objected): Said {
  const { book, teaching, memory } = turn
  const open = openEntry(turn)?.name
  const entries = again.analysis.found
    .filter(({ name, probability }) => name !== open && probability > LIKELY)
    .map(({ name }) => teaching.entry(name))
    .filter((one): one is Entry => one !== undefined)
    .slice(0, MOST_OFFERED)
  const [first, second] = entries.map(({ title }) => title[book.language])
  if (!first || !second)
    return said('off_topic', [say(book, 'objection.other.words', { asked: again.text })], { last: memory.last })
  return said('practice', [say(book, 'objection.which', { first, second })], {
    last: memory.last,
    offered: entries.map(({ name }) => `entry ${name}`),
  })
}
