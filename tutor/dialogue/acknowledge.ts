import { feelings, greetingsBack } from '../../content/tutor-acknowledgements.ts'
import { mentions } from '../../content/tutor-mentions.ts'
import { jobs } from '../../content/tutor-notes.ts'
import type { Move } from '../moves/move.ts'
import { notedIn } from './learner-notes.ts'
import { holdsOneOf, opensWith, wordCount } from './phrases.ts'
import { say } from './school-book.ts'
import { type Said, type Turn, vary } from './turn.ts'

/** Moves whose answer goes straight to the matter; the others meet the person by themselves. */
const TO_THE_MATTER: ReadonlySet<string> = new Set<Move>([
  'asks about English',
  'asks about a word',
  'asks for a translation',
  'asks for something to do',
  'asks for a check',
  'practises',
])

const SHORTEST = 5

/** A few words on what somebody told of themselves, before the answer to what they asked. */
export function acknowledged(turn: Turn, answer: Said): string | null {
  const { memory, text } = turn
  const isPlain = !answer.isCare && memory.practice === null && TO_THE_MATTER.has(answer.trace?.move ?? '')
  if (!isPlain || wordCount(text) < SHORTEST) return null
  return [greetedBack(turn), feelingOf(turn) ?? metAs(turn)].filter(Boolean).join(' ') || null
}

/** Only at first: later nobody greets any more. */
function greetedBack({ memory, text, book }: Turn): string | null {
  const keys = Object.keys(greetingsBack) as (keyof typeof greetingsBack)[]
  const key = memory.turn > 0 ? undefined : keys.find((one) => opensWith(text, greetingsBack[one]))
  return key ? say(book, key) : null
}

const HARD = ['ack.hard', 'ack.hard.too'] as const

/** What is to be said or translated is nobody's feeling, nor what somebody else feels. */
function feelingOf(turn: Turn): string | null {
  const { text, analysis, book } = turn
  if (analysis.quoted !== null || analysis.translation !== null) return null
  const isOwn = holdsOneOf(text, mentions.myself) || !holdsOneOf(text, mentions.others)
  if (!isOwn) return null
  if (holdsOneOf(text, feelings.hard)) return say(book, vary(turn, HARD))
  return holdsOneOf(text, feelings.glad) ? say(book, 'ack.glad') : null
}

function metAs({ text, book }: Turn): string | null {
  const { job } = notedIn(text)
  if (!job) return null
  const typed = namesOf(job).find((name) => holdsOneOf(text, [name])) ?? job
  return book.language === 'id'
    ? say(book, 'ack.job', { job: typed })
    : say(book, 'ack.job', { job: `${/^(?:[aeiou]|HR)/.test(job) ? 'an' : 'a'} ${job}` })
}

const namesOf = (job: string): string[] => (jobs[job] ?? '').split(' ').map((name) => name.replaceAll('_', ' '))
