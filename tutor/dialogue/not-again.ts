import type { FollowUp } from '../find/facet-index.ts'
import type { Move } from '../moves/move.ts'
import { asksNumber, closestPart, type TellablePart } from './closest-part.ts'
import { controlIn } from './controls.ts'
import { partsOf, SIDES } from './facets-of-entry.ts'
import { isNameless } from './follow-up-words.ts'
import { openEntry } from './open-entry.ts'
import { say } from './school-book.ts'
import { sayOfEntry } from './teach-entry.ts'
import { type Said, said, type Turn } from './turn.ts'

/** So many replies back nothing is told again. */
export const REMEMBERED_REPLIES = 3

/** What may be said twice: thanks, facts of the school, a refusal, praise, a translation that is still not known. */
const TEACHES: ReadonlySet<string | undefined> = new Set<Move>([
  'asks for a facet',
  'asks about English',
  'asks about a word',
  'asks for something to do',
  'goes on',
])

/** A reply that is one of the last again gives way to another side of its subject, or to an honest question. */
export function notAgain(turn: Turn, answer: Said, replies: readonly string[]): Said {
  if (!isAgain(turn, answer, replies)) return answer
  const again = otherSide(turn, answer, replies) ?? askWhatElse(turn, answer)
  return answer.trace ? { ...again, trace: answer.trace } : again
}

function isAgain(turn: Turn, answer: Said, replies: readonly string[]): boolean {
  if (!TEACHES.has(answer.trace?.move) || answer.isCare || turn.memory.practice || answer.memory.practice) return false
  if (controlIn(turn)?.control === 'repeat') return false
  const { lost, parts } = answer
  if (lost) return replies.some((reply) => reply.includes(lost))
  const lines = parts.flatMap((part) => part.split('\n')).filter((line) => line.length >= SHORTEST_LINE)
  return lines.length > 0 && replies.some((reply) => shareOf(lines, reply) >= shareAgain(answer))
}

/** An entry that is told again with another example is told again. */
const MOSTLY = 0.65
const shareAgain = ({ trace }: Said): number => (trace?.move === ('asks about English' satisfies Move) ? MOSTLY : 1)

const shareOf = (lines: readonly string[], reply: string): number =>
  lines.filter((line) => reply.includes(line)).length / lines.length

/** What comes closest to the message: of what was not told of the entry lately, or a line of what was. */
function otherSide(turn: Turn, answer: Said, replies: readonly string[]): Said | null {
  const { book, teaching, text } = turn
  const { kind, about = '' } = answer.memory.last ?? {}
  const entry = kind === 'entry' ? teaching.entry(about) : undefined
  if (entry?.kind === 'care') return { ...answer, parts: [say(book, 'chat.sad.more')] }
  if (!entry) return null
  const isNew = ({ told }: TellablePart) =>
    replies.every((reply) => !told.split('\n').some((line) => holds(reply, line)))
  const sides = asksForExamples(turn) ? EXAMPLES_FIRST : SIDES
  const parts = partsOf(turn, entry, sides).filter(isNew)
  const lines = linesOf(answer)
  const told = nearest(text, parts, lines)
  if (told === undefined) return null
  const step = answer.memory.last?.step ?? 0
  if (asksForExamples(turn)) return sayOfEntry(turn, entry, [told, say(book, 'entry.own')], step)
  const [other] = isNameless(text) ? [] : otherEntries(turn, entry.name)
  const isSaid = lines.some((line) => line.told === told)
  const end = other ? say(book, 'entry.or', { title: other.title[book.language] }) : say(book, 'again.else')
  const opening = say(book, isSaid ? 'again.line' : 'again.side', { title: entry.title[book.language] })
  return sayOfEntry(turn, entry, [opening, told, end], step, { offered: other ? [`entry ${other.name}`] : [] })
}

/** A number is asked for where one was told: in that line. */
function nearest(text: string, parts: readonly TellablePart[], lines: readonly TellablePart[]): string | undefined {
  const numbers = asksNumber(text) ? lines.filter(({ words }) => /\d/.test(words)) : []
  if (numbers.length > 0) return closestPart(text, numbers) ?? numbers[0]?.told
  return closestPart(text, [...parts, ...lines]) ?? parts[0]?.told
}

const EXAMPLES: ReadonlySet<string | undefined> = new Set<FollowUp>(['examples', 'more'])
const LIKELY_FACET = 0.5

const asksForExamples = ({ analysis: { facet } }: Turn): boolean =>
  EXAMPLES.has(facet?.facet) && (facet?.sure ?? 0) >= LIKELY_FACET

const EXAMPLES_FIRST: readonly FollowUp[] = ['more', 'question', 'negative', 'formal', 'informal', 'past', 'future']

/** Each sentence that was told, to be pointed at; an example stays beside its Indonesian. */
const linesOf = ({ lost, parts }: Said): TellablePart[] =>
  lost
    ? []
    : parts
        .flatMap((part) => part.split('\n'))
        .flatMap((line) => (line.startsWith('- ') ? line.slice(2) : line.split(/(?<=[.!?]) (?=[\p{Lu}*])/u)))
        .filter((line) => line.length >= SHORTEST_LINE && !line.endsWith(':') && !line.endsWith('?'))
        .map((line) => ({ told: line, words: line }))

const SHORTEST_LINE = 12

/** The titles of parts say nothing by themselves. */
const holds = (reply: string, line: string): boolean =>
  line.length >= SHORTEST_LINE && !line.endsWith(':') && reply.includes(line)

function askWhatElse(turn: Turn, { intent, memory }: Said): Said {
  const { book } = turn
  const entries = otherEntries(turn, memory.last?.kind === 'entry' ? memory.last.about : '')
  const [first, second] = entries.map(({ title }) => title[book.language])
  const asked = first && second ? say(book, 'again.which', { first, second }) : say(book, 'again.words')
  const offered = first && second ? entries.map(({ name }) => `entry ${name}`) : []
  return { ...said(intent, [asked], { last: turn.memory.last, offered }), neverAsks: true }
}

const LIKELY = 0.15
const MOST_OFFERED = 2

const otherEntries = (turn: Turn, told: string) =>
  turn.analysis.found
    .filter(({ name, probability }) => probability > LIKELY && name !== told && name !== openEntry(turn)?.name)
    .map(({ name }) => turn.teaching.entry(name))
    .filter((entry) => entry !== undefined)
    .slice(0, MOST_OFFERED)
