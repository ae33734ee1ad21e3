import { mentions } from '../../content/tutor-mentions.ts'
import type { Entry } from '../book/entry.ts'
import { uniqueReasons } from '../dialogue/corrections.ts'
import { countIn, type Practice, remember, talkedAbout } from '../dialogue/memory.ts'
import { bare, givesUp, holdsOneOf, wordCount } from '../dialogue/phrases.ts'
import { say } from '../dialogue/school-book.ts'
import { list, sentences } from '../dialogue/teach-entry.ts'
import { isTrifle } from '../dialogue/trifle.ts'
import { type Said, said, type Turn } from '../dialogue/turn.ts'
import { chooseTopic, nextTopic } from './choose-topic.ts'

export type Lesson = Extract<Practice, { kind: 'lesson' }>

/** A lesson of four steps: a question to warm up, the rule, exercises, sentences of one's own. */
export function startLesson(turn: Turn, named: string | null): Said {
  const { book } = turn
  const entry = chooseTopic(turn, named)
  const lesson: Lesson = { kind: 'lesson', entry: entry.name, step: 'warm-up', index: 0, right: 0 }
  return said(
    'practice',
    [lookBack(turn), say(book, 'lesson.start', { title: entry.title[book.language] }), promptOf(turn, lesson, entry)],
    { practice: lesson, last: talkedAbout('entry', entry.name) },
  )
}

/** What went wrong in earlier practice. */
function lookBack({ book, memory }: Turn): string | null {
  const last = memory.mistakes.at(-1)
  const rule = last ? book.reasons[last as keyof typeof book.reasons] : undefined
  return rule ? say(book, 'lesson.back', { rule: rule.replaceAll(/\{\w+\}/g, '…') }) : null
}

/** What waits for the learner. */
export function promptOf({ book }: Turn, { step, index }: Lesson, entry: Entry): string {
  if (step === 'warm-up') return say(book, 'lesson.warm-up', { choices: choicesOf(entry).map(numbered).join('\n') })
  if (step === 'practice')
    return say(book, 'lesson.practice', {
      number: index + 1,
      count: entry.exercise.length,
      gap: entry.exercise[index]?.sentence.replaceAll('…', '___') ?? '',
    })
  return say(book, 'lesson.use')
}

const numbered = (choice: string, at: number): string => `- **${at + 1}** ${choice}`

/** The right and the wrong sentence, in an order that depends on the entry alone. */
function choicesOf({ mistake, name }: Entry): string[] {
  const [first] = mistake.sentences
  const pair = [first?.right ?? '', first?.wrong ?? '']
  return name.length % 2 === 0 ? pair : pair.reverse()
}

/** The learner's answer to the step that waits; null for a question or a request. */
export function answerLesson(turn: Turn, lesson: Lesson): Said | null {
  const entry = turn.teaching.entry(lesson.entry)
  if (!entry) return said('practice', [say(turn.book, 'play.stop')], { practice: null })
  if (lesson.step === 'warm-up') return answerWarmUp(turn, lesson, entry)
  return lesson.step === 'practice' ? answerExercise(turn, lesson, entry) : answerUse(turn, lesson, entry)
}

/** Whether it is the answer to the step that waits, whatever else it may mean. */
export function isAnswer({ text }: Turn, { step, index }: Lesson, entry: Entry): boolean {
  if (step === 'warm-up') return placeChosen(text, entry) >= 0
  return step === 'practice' && isKey(text, entry, index)
}

function placeChosen(text: string, entry: Entry): number {
  const typed = bare(text)
  return choicesOf(entry).findIndex((choice, at) => typed === bare(choice) || typed.split(' ').at(-1) === `${at + 1}`)
}

function isKey(text: string, { exercise }: Entry, index: number): boolean {
  const { sentence = '', keys = [] } = exercise[index] ?? {}
  const typed = bare(text)
  return keys.some((key) => typed === bare(key) || typed === bare(sentence.replace('…', key).replace(/\([^)]*\)/g, '')))
}

function answerWarmUp(turn: Turn, lesson: Lesson, entry: Entry): Said | null {
  const { book, text } = turn
  const chosen = placeChosen(text, entry)
  const right = entry.mistake.sentences[0]?.right ?? ''
  if (chosen < 0 && !givesUp(text)) return null
  const isRight = choicesOf(entry)[chosen] === right
  const next: Lesson = { ...lesson, step: 'practice', index: 0, right: lesson.right + (isRight ? 1 : 0) }
  return said(
    'practice',
    [
      verdictOn(turn, isRight, right),
      `${say(book, 'lesson.rule')} ${entry.short[book.language]}`,
      entry.form?.[book.language] ?? null,
      list(say(book, 'entry.examples'), sentences(book, entry.examples)),
      promptOf(turn, next, entry),
    ],
    { practice: next },
  )
}

const verdictOn = ({ book, text }: Turn, isRight: boolean, answer: string): string =>
  say(book, isRight ? 'lesson.right' : givesUp(text) ? 'lesson.skipped' : 'lesson.wrong', { answer })

const MAX_ANSWER_WORDS = 14

function answerExercise(turn: Turn, lesson: Lesson, entry: Entry): Said | null {
  const { text } = turn
  const isRight = isKey(text, entry, lesson.index)
  const isTry = isRight || givesUp(text) || (wordCount(text) <= MAX_ANSWER_WORDS && turn.analysis.written !== 'id')
  if (!isTry || /\?\s*$/.test(text) || holdsOneOf(text, mentions.thanks)) return null
  const index = lesson.index + 1
  const isOver = index >= entry.exercise.length
  const next: Lesson = { ...lesson, step: isOver ? 'use' : 'practice', index, right: lesson.right + (isRight ? 1 : 0) }
  const answer = (entry.exercise[lesson.index]?.keys ?? []).join(' / ')
  return said('practice', [verdictOn(turn, isRight, answer), promptOf(turn, next, entry)], { practice: next })
}

function answerUse(turn: Turn, lesson: Lesson, entry: Entry): Said | null {
  const { book, analysis, memory, text } = turn
  const isGivenUp = givesUp(text)
  if (analysis.englishSentences === 0 && !isGivenUp) return null
  const found = analysis.corrections.flatMap(({ findings }) => findings.filter((one) => !isTrifle(one)))
  const reasons = uniqueReasons(book, found)
  const fixes = analysis.corrections.map(({ original, corrected }) => `“${original}” → **${corrected}**`)
  const next = nextTopic(turn, entry)
  return said(
    'practice',
    [
      isGivenUp ? null : fixes.length > 0 ? list(say(book, 'play.lines'), fixes) : say(book, 'lesson.own.right'),
      reasons[0]?.text ?? null,
      say(book, 'lesson.sum', {
        title: entry.title[book.language],
        right: lesson.right,
        count: entry.exercise.length + 1,
        rule: entry.short[book.language],
      }),
      next && say(book, 'lesson.tomorrow', { title: next.title[book.language] }),
    ],
    {
      practice: null,
      mistakes: countIn(memory.mistakes, ...reasons.map(({ key }) => key)),
      facts: remember(memory.facts, `lesson ${entry.name}`),
      last: talkedAbout('entry', entry.name),
      offered: next ? [`class ${next.name}`] : [],
    },
  )
}
