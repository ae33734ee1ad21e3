import { comparing } from '../../content/tutor-compare-words.ts'
import { type Exercise, exercises } from '../../content/tutor-exercises.ts'
import { sharedExercises } from '../../content/tutor-shared-exercises.ts'
import type { Reason } from '../../english/grammar/reason.ts'
import { answersIn } from '../answer-in-message.ts'
import type { Entry } from '../book/entry.ts'
import { type Last, type Memory, talkedAbout } from './memory.ts'
import { bare, givesUp, holdsOneOf } from './phrases.ts'
import { fill, say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'
import { exercisesOn, meaningIn } from './word-exercise.ts'

const MAX_WORDS = 8
const SHORT_WORDS = 3
const SURELY_MEANT = 0.8

interface Given {
  reason: string
  index: number
  gap: string
}

const keyOf = (reason: string): string | undefined => (exercises[reason] ? reason : sharedExercises[reason])
const ownList = (key: string): readonly Exercise[] => exercises[key] ?? []
const listOf = (key: string): readonly Exercise[] => ownList(keyOf(key) ?? '')

/** 'entry borrow-lend': the exercises of an entry of the teacher's book. */
const OF_ENTRY = 'entry '

/** 'word reluctant': the exercises on a word that is open. */
const OF_WORD = 'word '

/** The next exercise on a word; the first one again behind the last. */
export function exerciseOfWord(turn: Turn, word: string): Given | null {
  const list = exercisesOn(turn, word)
  const reason = `${OF_WORD}${word}`
  const before = turn.memory.last?.exercise
  const index = before === undefined ? 0 : (before + 1) % Math.max(1, list.length)
  const gap = list[index]?.gap
  return gap && reason.length <= LONGEST_REASON ? { reason, index, gap } : null
}

const LONGEST_REASON = 80

/** The exercise of an entry at this place; null behind the last one. */
export function exerciseOfEntry({ name, exercise }: Entry, index: number): Given | null {
  const gap = exercise[index]?.sentence
  return gap ? { reason: `${OF_ENTRY}${name}`, index, gap: asGap(gap) } : null
}

const asGap = (sentence: string): string => sentence.replaceAll('…', '___')

const entryOf = ({ teaching }: Turn, key: string): Entry | undefined =>
  key.startsWith(OF_ENTRY) ? teaching.entry(key.slice(OF_ENTRY.length)) : undefined

const inEntry = ({ exercise }: Entry): Exercise[] =>
  exercise.map(({ sentence, keys }) => ({ gap: asGap(sentence), answers: keys }))

export function ruleOf(turn: Turn, key: string, to: string): string {
  const { book } = turn
  const entry = entryOf(turn, key)
  if (key.startsWith(OF_WORD)) return meaningIn(turn, key.slice(OF_WORD.length))
  if (entry) return entry.mistake.why?.[book.language] ?? entry.short[book.language]
  return fill(book.reasons[key as Reason] ?? '', { to })
}

/** The subject that an exercise belongs to. */
export function aboutExercise(key: string, step: number, to: string): Last {
  if (key.startsWith(OF_ENTRY)) return talkedAbout('entry', key.slice(OF_ENTRY.length), step)
  if (key.startsWith(OF_WORD)) return { ...talkedAbout('word', key.slice(OF_WORD.length)), exercise: step }
  return talkedAbout('reason', key, step, to)
}

/** The next exercise for this reason; none while a quiz or scene waits. */
export function nextExercise({ memory }: Turn, reason: string): Given | null {
  const key = keyOf(reason)
  if (memory.practice) return null
  return exerciseAt(
    reason,
    memory.reasons.filter((one) => one === reason || sharedExercises[one] === key || one === key).length,
  )
}

export function exerciseAt(reason: string, step: number): Given | null {
  const list = listOf(reason)
  const index = step % Math.max(1, list.length)
  const gap = list[index]?.gap
  return gap ? { reason: keyOf(reason) ?? reason, index, gap } : null
}

/** As many more come behind it as are left of those that were asked for. */
export const waitingFor = (given: Given | null | undefined, left = 0): Pick<Memory, 'exercise'> => ({
  exercise: given ? { reason: given.reason, index: given.index, tries: 0, isShownAgain: false, left } : null,
})

/** The next one where several were asked for: of the same entry, then of one about the same words. */
function nextLeft(turn: Turn, { reason, index, left }: Waiting): Given | null {
  if (left < 1) return null
  const entry = entryOf(turn, reason)
  if (!entry) return listOf(reason).length > index + 1 ? exerciseAt(reason, index + 1) : null
  const related = entry.next
    .map((name) => turn.teaching.entry(name))
    .find((other) => other?.items.some((item) => entry.items.includes(item)) && other.exercise.length > 0)
  return exerciseOfEntry(entry, index + 1) ?? (related ? exerciseOfEntry(related, 0) : null)
}

type Waiting = NonNullable<Memory['exercise']>

const filled = ({ gap, answers }: Exercise): string =>
  gap.replace('___', answers[0] ?? '').replaceAll(/\s*\([^)]*\)/g, '')

/** An example of the rule: an exercise with its answer filled in. */
export function exampleOf(reason: string, step: number): string | null {
  const list = ownList(reason)
  const one = list[step % Math.max(1, list.length)]
  return one ? filled(one) : null
}

export function pendingExercise(turn: Turn): Exercise | undefined {
  const waiting = turn.memory.exercise
  if (!waiting) return undefined
  if (waiting.reason.startsWith(OF_WORD)) return exercisesOn(turn, waiting.reason.slice(OF_WORD.length))[waiting.index]
  const entry = entryOf(turn, waiting.reason)
  return (entry ? inEntry(entry) : ownList(waiting.reason))[waiting.index]
}

/** Is this message an answer to the exercise that waits? */
export function isExerciseAnswer(turn: Turn): boolean {
  const exercise = pendingExercise(turn)
  if (!exercise) return false
  return matches(turn, exercise) || givesUp(turn.text) || looksLikeTry(turn, exercise)
}

/** Is it the answer, or another form of the given word: 'go' for '(go)'? */
export function isPlainAnswer(turn: Turn): boolean {
  const exercise = pendingExercise(turn)
  if (!exercise) return false
  const given = [...exercise.gap.matchAll(/\(([^)]*)\)/g)].map(([, word = '']) => word)
  const asked = bare([...given, ...exercise.answers].join(' ')).split(' ')
  const isTry = (typed: string) => !typed.includes(' ') && asked.some((word) => isNear(word, typed))
  return matches(turn, exercise) || answersIn(turn.text).some((one) => isTry(bare(one).replace(ANSWERS, '')))
}

/** One English word, or mostly the words of the exercise. */
function looksLikeTry({ text, analysis }: Turn, { gap, answers }: Exercise): boolean {
  const words = bare(text).split(' ')
  if (words.length > MAX_WORDS || /\?\s*$/.test(text) || holdsOneOf(text, comparing)) return false
  const known = bare([gap, ...answers].join(' ')).split(' ')
  const near = words.filter((word) => known.some((one) => isNear(one, word))).length
  if (words.length === 1) return near > 0 || analysis.written !== 'id'
  const isAsLong = answers.some((answer) => bare(answer).split(' ').length >= words.length)
  if (isAsLong && analysis.written === 'en' && analysis.guess.confidence < SURELY_MEANT) return true
  return near >= words.length * (words.length <= SHORT_WORDS ? 0.5 : 0.7)
}

/** The same word, or another form of it. */
const isNear = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) > 1 && one.slice(0, 3) === other.slice(0, 3)) ||
  isStem(one, other)
const isStem = (one: string, other: string): boolean => one.length > 1 && other.startsWith(one)

const ANSWERS =
  /^(?:it is|it's|(?:the |my )?answer(?: is)?|jawab|jawaban(?:nya|ku)?|kayaknya|mungkin|maybe|i think)(?: itu)? /

/** Whether what waits is answered rightly or by another form of what is asked. */
export const exerciseFits = isPlainAnswer

/** The answer itself, wherever an answer may stand in the message. */
function matches({ text }: Turn, exercise: Exercise): boolean {
  return answersIn(text).some((one) => isAnswerOf(bare(one), exercise))
}

function isAnswerOf(typed: string, exercise: Exercise): boolean {
  return exercise.answers.some((answer) => {
    const wanted = bare(answer)
    const whole = bare(filled({ ...exercise, answers: [answer] }))
    return typed === wanted || typed === whole || typed.replace(ANSWERS, '') === wanted
  })
}

/** The rule behind the exercise that waits, and the exercise again. */
export function hintForExercise(turn: Turn): Said | null {
  const { book, memory } = turn
  const exercise = pendingExercise(turn)
  if (!exercise || !memory.exercise) return null
  const reason = ruleOf(turn, memory.exercise.reason, '…')
  const parts = [say(book, 'quiz.hint', { reason }), say(book, 'exercise.try', { gap: exercise.gap })]
  return said('grammar', parts, { exercise: memory.exercise, last: memory.last })
}

/** Right, try again, or the answer with its reason. */
export function checkExercise(turn: Turn): Said {
  const { book, memory, text } = turn
  const exercise = pendingExercise(turn)
  const waiting = memory.exercise
  if (!exercise || !waiting) return said('grammar', [say(book, 'lesson.ask')])
  const answer = exercise.answers[0] ?? ''
  const reason = ruleOf(turn, waiting.reason, answer)
  const last = aboutExercise(waiting.reason, waiting.index, answer)
  const next = nextLeft(turn, waiting)
  const told = (...parts: string[]): Said =>
    next
      ? said('grammar', [...parts, say(book, 'exercise.try', { gap: next.gap })], {
          ...waitingFor(next, waiting.left - 1),
          last: aboutExercise(next.reason, next.index, ''),
        })
      : said('grammar', parts, { last })
  if (matches(turn, exercise))
    return told(say(book, 'exercise.right', { answer, reason }), ...(next ? [] : [say(book, 'exercise.next')]))
  if (givesUp(text)) return told(say(book, 'exercise.skip', { answer }), reason)
  if (waiting.tries > 0) return told(say(book, 'exercise.wrong', { answer, reason }))
  return said('grammar', [say(book, 'exercise.hint', { reason }), say(book, 'exercise.try', { gap: exercise.gap })], {
    exercise: { ...waiting, tries: 1 },
    last,
  })
}
