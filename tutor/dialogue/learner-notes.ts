import {
  fluencyWishes,
  jobs,
  learningGoals,
  levels,
  noteFrames,
  noteQuestions,
  noteWords,
} from '../../content/tutor-notes.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import { type LearnerNotes, MOST_MISTAKES } from '../../domain/chat/learner-notes.ts'
import { createFrames, type ReadFrames } from '../../domain/shared/frames.ts'
import type { Reason } from '../../english/grammar/reason.ts'
import { asksAnything } from '../find/asked.ts'
import { namesSchool } from '../intents/evidence.ts'
import type { Memory } from './memory.ts'
import { namedScene, unplayedScene } from './name-scene.ts'
import { holdsOneOf, wordCount } from './phrases.ts'
import { commonest } from './review.ts'
import { fill, say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

type Note = keyof typeof noteFrames

const WORDS: Record<Note, Record<string, string>> = { job: jobs, goal: learningGoals, level: levels }

/** The lines that tell each value of a note. */
const READERS = Object.fromEntries(
  (Object.keys(noteFrames) as Note[]).map((note) => [
    note,
    Object.entries(WORDS[note]).map(([value, words]) => ({
      value,
      isTold: createFrames({ told: noteFrames[note] }, { ...noteWords, value: words }),
    })),
  ]),
) as Record<Note, { value: string; isTold: ReadFrames<'told'> }[]>

const LONGEST_TOLD = 40

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\d]+(?:['-][\p{L}\d]+)*/gu) ?? []

/** What a message tells about the learner; a long text is about anything. */
export function notedIn(text: string): Partial<Record<Note, string>> {
  const words = wordsOf(text)
  if (words.length > LONGEST_TOLD) return {}
  const told = (Object.keys(READERS) as Note[]).map((note) => [note, noteIn(note, words)] as const)
  return Object.fromEntries(told.filter(([, value]) => value !== undefined))
}

const noteIn = (note: Note, words: readonly string[]): string | undefined =>
  READERS[note].find(({ isTold }) => isTold(words).length > 0)?.value

/** What is handed to the device. */
export const notesOf = ({ name, notes, mistakes }: Memory): LearnerNotes => ({
  name,
  ...notes,
  mistakes: commonest(mistakes).slice(0, MOST_MISTAKES),
})

/** A new conversation with somebody who has been here before. */
export const withNotes = (memory: Memory, { name, job, goal, level, mistakes }: LearnerNotes): Memory => ({
  ...memory,
  name,
  notes: { job, goal, level },
  mistakes: [...mistakes],
})

const readQuestion = createFrames(noteQuestions, noteWords)

/** 'What do you know about me?' and 'forget me'. */
export function askedNotes(turn: Turn): Said | null {
  if (turn.analysis.quoted !== null) return null
  const [asked] = readQuestion(wordsOf(turn.text))
  if (!asked) return null
  return asked.name === 'forgotten' ? forget(turn) : show(turn)
}

const LONGEST_MEETING = 14

/** 'Aku resepsionis hotel, mau bisa bahasa Inggris': who introduces themselves asks the school for nothing yet. */
export function introducesSelf({ analysis, memory, text, judgement }: Turn): boolean {
  if (analysis.written === 'en' || memory.practice || wordCount(text) > LONGEST_MEETING) return false
  if (asksAnything(text) || judgement.wish.chances.join > SURELY) return false
  const { job } = notedIn(text)
  return job !== undefined && !namesSchool(job === 'teacher' ? text.replace(TEACHER, '') : text)
}

const SURELY = 0.95
/** Their own work, not one of ours. */
const TEACHER = /\b(?:guru|pengajar)\b/i

export function meetLearner(turn: Turn): Said | null {
  const { book, lower, judgement } = turn
  if (!introducesSelf(turn)) return null
  const scene = namedScene(turn, lower) ?? unplayedScene(turn)
  const title = scene.title[book.language]
  const isWished = judgement.wish.isStated || wishesEnglish(turn)
  return {
    ...said(
      'greeting',
      [say(book, 'notes.met'), say(book, 'notes.offer', { title }), isWished ? say(book, 'notes.programs') : null],
      { offered: [`scene ${scene.name}`, 'quiz', 'intent programs'] },
    ),
    neverAsks: true,
  }
}

/** 'I'm a receptionist': right, and it says what to practise next. */
export function thenOfWork(turn: Turn, praised: Said): Said {
  if (!praised.right || turn.memory.practice || notedIn(turn.text).job === undefined) return praised
  const scene = namedScene(turn, turn.lower) ?? unplayedScene(turn)
  const offer = say(turn.book, 'notes.offer', { title: scene.title[turn.book.language] })
  const memory = { ...praised.memory, offered: [`scene ${scene.name}`, 'quiz'] }
  return { ...praised, parts: [...praised.parts.slice(0, 1), offer], memory }
}

const wishesEnglish = ({ lower }: Turn): boolean => /\b(?:inggris|english)\b/.test(lower)

/** Nothing of what happens there, which would be a story. */
export const tellsWorkOnly = (turn: Turn): boolean =>
  wishesEnglish(turn) || holdsOneOf(turn.text, fluencyWishes) || CHAT.has(turn.analysis.guess.intent)

const CHAT: ReadonlySet<Intent> = new Set<Intent>(['greeting', 'off_topic'])

const forget = ({ book }: Turn): Said => ({
  ...said('greeting', [say(book, 'notes.forgotten')], {
    name: null,
    notes: { job: null, goal: null, level: null },
    mistakes: [],
    fixes: [],
  }),
  neverAsks: true,
})

function show(turn: Turn): Said {
  const { book, memory } = turn
  const lines = (['name', 'job', 'goal', 'level'] as const).flatMap((note) => {
    const value = note === 'name' ? memory.name : memory.notes[note]
    return value ? [`- ${say(book, `notes.${note}`, { value })}`] : []
  })
  const mistakes = commonest(memory.mistakes)
    .slice(0, SHOWN_MISTAKES)
    .map((key) => `- ${fill(book.reasons[key as Reason] ?? '', { to: '…', from: '…' })}`)
  const parts =
    lines.length + mistakes.length === 0
      ? [say(book, 'notes.nothing')]
      : [
          [say(book, 'notes.known'), ...lines].join('\n'),
          mistakes.length > 0 ? [say(book, 'notes.mistakes'), ...mistakes].join('\n') : null,
          say(book, 'notes.forget'),
        ]
  return { ...said('greeting', parts), neverAsks: true }
}

const SHOWN_MISTAKES = 3
