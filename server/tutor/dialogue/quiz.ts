import { ordinals, phrases } from '../../../content/tutor-phrases.ts'
import { type QuizQuestion, quizQuestions } from '../../../content/tutor-quiz.ts'
import type { Reason } from '../grammar/reason-of.ts'
import { namedTopic, reasonOfTopic } from './lessons.ts'
import { type Last, type Practice, remember, talkedAbout } from './memory.ts'
import { bare, isOneOf } from './phrases.ts'
import { type Book, fill, say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

export type Quiz = Extract<Practice, { kind: 'quiz' }>

const QUESTIONS = 5
const LETTERS = ['a', 'b', 'c'] as const
const TOPICS: [RegExp, QuizQuestion['topic']][] = [
  [/\b(?:tense|tenses|past|perfect|conditional|present)\b/i, 'tense'],
  [/\b(?:article|articles|artikel|a an the)\b/i, 'articles'],
  [/\b(?:preposition|prepositions|preposisi)\b/i, 'prepositions'],
  [/\b(?:question|questions|pertanyaan)\b/i, 'questions'],
  [/\b(?:plural|noun|nouns|jamak)\b/i, 'nouns'],
  [/\b(?:comparative|comparatives|adjective|adjectives|adverb)\b/i, 'adjectives'],
]

export function startQuiz(turn: Turn): Said {
  const { book } = turn
  const index = chooseQuestion(turn, [])
  return said('practice', [say(book, 'quiz.start'), askQuestion(book, index, 1)], {
    practice: { kind: 'quiz', asked: [index], score: 0 },
    questions: remember(turn.memory.questions, index),
    last: talkedAbout('quiz', quizQuestions[index]?.reason),
  })
}

/** One that was not asked before, of the topic the visitor named. */
function chooseQuestion(turn: Turn, asked: readonly number[]): number {
  const topic = TOPICS.find(([words]) => words.test(turn.text))?.[1]
  const fresh = quizQuestions
    .map((_, index) => index)
    .filter((index) => !turn.memory.questions.includes(index) && !asked.includes(index))
  const reason = reasonOfTopic(namedTopic(turn.lower) ?? '')
  const about = fresh.filter((index) => quizQuestions[index]?.reason === reason)
  const fitting = about.length > 0 ? about : fresh.filter((index) => quizQuestions[index]?.topic === topic)
  const list =
    fitting.length > 0
      ? fitting
      : fresh.length > 0
        ? fresh
        : quizQuestions.map((_, index) => index).filter((index) => !asked.includes(index))
  return list[(turn.memory.turn * 7 + turn.text.length) % list.length] ?? 0
}

function askQuestion(book: Book, index: number, number: number): string {
  const question = quizQuestions[index] as QuizQuestion
  const choices = mixed(question, index).map((choice, at) => `- **${LETTERS[at]}** ${choice}`)
  return [say(book, 'quiz.question', { number, gap: question.gap }), ...choices].join('\n')
}

/** The same mix each time for the same question, so that 'b' stays 'b'. */
function mixed({ choices }: QuizQuestion, index: number): string[] {
  const turned = index % 3
  return [...choices.slice(turned), ...choices.slice(0, turned)]
}

export const questionAgain = (book: Book, { asked }: Quiz): string => askQuestion(book, asked.at(-1) ?? 0, asked.length)

/** What is said to one of the choices, or to a visitor who does not know; nothing if the message is neither. */
export function answerQuiz(turn: Turn, quiz: Quiz): Said | null {
  const { book, memory } = turn
  const index = quiz.asked.at(-1) ?? 0
  const question = quizQuestions[index] as QuizQuestion
  const chosen = chosenAnswer(turn.text, question, index)
  if (chosen === undefined && !isOneOf(turn.text, phrases.skip)) return null
  const [answer] = question.choices
  const score = quiz.score + (chosen === answer ? 1 : 0)
  const verdict = verdictOn(book, question, chosen)
  const last = talkedAbout('quiz', question.reason, quiz.asked.length, answer)
  if (quiz.asked.length >= QUESTIONS) return endQuiz(turn, verdict, score, last)
  const next = chooseQuestion(turn, quiz.asked)
  return said('practice', [verdict, askQuestion(book, next, quiz.asked.length + 1)], {
    practice: { kind: 'quiz', asked: [...quiz.asked, next], score },
    questions: remember(memory.questions, next),
    last,
  })
}

function verdictOn(book: Book, { choices: [answer], reason: key }: QuizQuestion, chosen: string | undefined): string {
  const reason = fill(book.reasons[key as Reason], { to: answer })
  if (chosen === answer) return `${say(book, 'quiz.right')} ${reason}`
  return say(book, chosen === undefined ? 'quiz.skipped' : 'quiz.wrong', { answer, reason })
}

function chosenAnswer(text: string, question: QuizQuestion, index: number): string | undefined {
  const typed = bare(text)
  const choices = mixed(question, index)
  const letter = /^(?:jawab(?:an|annya)? |answer |it's |pilih )?([abc])\b/.exec(typed)?.[1]
  const exact = choices.find((choice) => bare(choice) === typed || bare(question.gap.replace('___', choice)) === typed)
  if (exact) return exact
  const place = ordinals.findIndex((names) => isOneOf(text, names))
  if (place >= 0) return choices[place]
  if (letter && (typed.length <= 2 || !choices.some((choice) => bare(choice) === letter)))
    return choices[LETTERS.indexOf(letter as 'a')]
  return undefined
}

function endQuiz({ book }: Turn, verdict: string, score: number, last: Last): Said {
  const praise = score === QUESTIONS ? 'quiz.great' : score >= 3 ? 'quiz.good' : 'quiz.keep'
  return said(
    'practice',
    [verdict, say(book, 'quiz.end', { score, verdict: say(book, praise) }), say(book, 'quiz.again')],
    {
      practice: null,
      lastScore: score,
      brokenOff: null,
      last,
      offered: praise === 'quiz.keep' ? [`reason ${last.about}`, 'quiz'] : ['quiz'],
    },
  )
}

/** The rule behind the question, without its answer. */
export function hintFor({ book }: Turn, quiz: Quiz): Said {
  const question = quizQuestions[quiz.asked.at(-1) ?? 0] as QuizQuestion
  return said('practice', [
    say(book, 'quiz.hint', { reason: fill(book.reasons[question.reason as Reason], { to: '…' }) }),
  ])
}

/** The quiz that is over, broken off, or still going on. */
export function answerScore({ book, memory }: Turn): Said {
  const { practice, brokenOff, lastScore } = memory
  if (practice?.kind === 'quiz')
    return said('practice', [say(book, 'score.running', { score: practice.score, count: practice.asked.length - 1 })])
  const offered = { offered: ['quiz'] }
  if (brokenOff) return said('practice', [say(book, 'score.stopped', brokenOff)], offered)
  if (lastScore === null) return said('practice', [say(book, 'score.none')], offered)
  return said('practice', [say(book, 'score.last', { score: lastScore })], offered)
}
