import { lostWords } from '../../content/tutor-requests.ts'
import type { Entry } from '../book/entry.ts'
import type { FollowUp } from '../find/facet-index.ts'
import { closestPart } from './closest-part.ts'
import { waysNamed } from './ellipsis.ts'
import { taskOf } from './exam-tasks.ts'
import { exerciseOfEntry, waitingFor } from './exercise.ts'
import { FACETS, firstOf, inText, partsOf, SIDES } from './facets-of-entry.ts'
import { howManyAsked } from './how-many.ts'
import { notUnderstood } from './not-understood.ts'
import { holdsOneOf } from './phrases.ts'
import { nextEntries, relatedTo } from './related-entries.ts'
import { say } from './school-book.ts'
import { sayOfEntry, teachEntry } from './teach-entry.ts'
import { type Said, said, type Turn } from './turn.ts'

/** Another side of the entry that is open. */
export function tellFacet(turn: Turn, entry: Entry, facet: FollowUp): Said {
  const { book, memory } = turn
  const step = memory.last?.step ?? 0
  const isOfExercise = memory.exercise !== null && facet === 'easier' && !holdsOneOf(turn.text, lostWords)
  if (facet === 'exercise' || facet === 'harder' || isOfExercise) return anotherExercise(turn, entry, step)
  if (facet === 'next') return offerNext(turn, entry)
  const told = severalWays(turn, entry) ?? toldOf(turn, entry, facet)
  if (told) return sayOfEntry(turn, entry, [told, memory.practice ? null : say(book, 'entry.own')], step)
  const other = firstOf(turn, entry, [...(FACETS.more ?? []), inText('short')])
  return sayOfEntry(turn, entry, [say(book, 'entry.none'), other], step)
}

/** 'Contoh negatif sama tanya': each that is named. */
function severalWays(turn: Turn, entry: Entry): string | null {
  const ways = waysNamed(turn.text)
  const told = ways.length > 1 ? ways.map((way) => toldOf(turn, entry, way)).filter((one) => one !== null) : []
  return told.length > 1 ? told.join('\n\n') : null
}

/** The part itself, or that of a related entry. */
const toldOf = (turn: Turn, entry: Entry, facet: FollowUp): string | null =>
  firstOf(turn, entry, FACETS[facet] ?? []) ??
  relatedTo(turn, entry)
    .map((other) => firstOf(turn, other, (FACETS[facet] ?? []).slice(0, 1)))
    .find((one) => one !== null) ??
  null

/** Whether there is anything to tell of this part. */
export const canTell = (turn: Turn, entry: Entry, facet: FollowUp): boolean =>
  !(facet in FACETS) || toldOf(turn, entry, facet) !== null

const closestTo = (turn: Turn, entry: Entry): string | null => closestPart(turn.text, partsOf(turn, entry, SIDES))

/** Whether any part of an entry shares a word with a question. */
export const comesClose = (turn: Turn, entry: Entry): boolean => closestTo(turn, entry) !== null

/** What of an entry comes closest to a question that is none of its facets. */
export function tellClosest(turn: Turn, entry: Entry): Said {
  const { book, memory } = turn
  const step = memory.last?.step ?? 0
  const told = closestTo(turn, entry)
  if (told) return sayOfEntry(turn, entry, [told, say(book, 'entry.more')], step)
  return notUnderstood(turn)
}

function anotherExercise(turn: Turn, entry: Entry, step: number): Said {
  const { book } = turn
  const task = entry.kind === 'exams' ? taskOf(turn, entry.name) : null
  if (task) return task
  if (!exerciseOfEntry(entry, 0)) return noExercise(turn, entry)
  const exercise = exerciseOfEntry(entry, step + 1)
  const left = (howManyAsked(turn.text) ?? 1) - 1
  if (exercise)
    return sayOfEntry(
      turn,
      entry,
      [say(book, 'exercise.try', { gap: exercise.gap })],
      step + 1,
      waitingFor(exercise, left),
    )
  const [next] = nextEntries(turn, entry)
  if (!next) return sayOfEntry(turn, entry, [say(book, 'entry.own')], step)
  return sayOfEntry(turn, entry, [say(book, 'entry.done', { title: next.title[book.language] })], step, {
    offered: [`entry ${next.name}`],
  })
}

/** An exam that has no tasks here still has sentences to look at. */
function noExercise(turn: Turn, entry: Entry): Said {
  const { book } = turn
  const other = entry.kind === 'exams' ? firstOf(turn, entry, FACETS.examples ?? []) : null
  if (other === null) return said('practice', [say(book, 'next.practice')], { offered: ['quiz', 'scenes'] })
  return sayOfEntry(turn, entry, [say(book, 'exam.none'), other], turn.memory.last?.step ?? 0)
}

function offerNext(turn: Turn, entry: Entry): Said {
  const { book } = turn
  const entries = nextEntries(turn, entry)
  if (entries.length === 0) return teachEntry(turn, entry)
  const titles = entries.map(({ title }) => `**${title[book.language]}**`).join(', ')
  return sayOfEntry(turn, entry, [say(book, 'entry.next', { titles })], turn.memory.last?.step ?? 0, {
    offered: entries.map(({ name }) => `entry ${name}`),
  })
}
