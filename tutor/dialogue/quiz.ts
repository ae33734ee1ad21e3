import { mentions } from '../../content/tutor-mentions.ts'
import { ordinals, phrases } from '../../content/tutor-phrases.ts'
import { type QuizQuestion, quizQuestions } from '../../content/tutor-quiz.ts'
import type { VocabularySet } from '../../content/tutor-vocabulary.ts'
import { wordSet } from '../book/read-topics.ts'
import { type Last, type Practice, remember, talkedAbout } from './memory.ts'
import { mentionedGrammar } from './named-grammar.ts'
import { bare, givesUp, holdsOneOf, isOneOf, wordCount } from './phrases.ts'
import { type Question, questionOf } from './quiz-questions.ts'
import { type Book, say } from './school-book.ts'
import { type Said, said, type Turn, vary } from './turn.ts'

export type Quiz = Extract<Practice, { kind: 'quiz' }>

const QUESTIONS = 5
const ENOUGH = 3
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
  const wanted = wantedIn(turn)
  const index = chooseQuestion(turn, [], wanted)
  return said('practice', [say(book, 'quiz.start'), askQuestion(book, undefined, index, 1)], {
    practice: { kind: 'quiz', ...wanted, asked: [index], score: 0 },
    questions: remember(turn.memory.questions, index),
    last: talkedAbout('quiz', quizQuestions[index]?.reason),
  })
}

/** A quiz on one word set. */
export function startWordQuiz(turn: Turn, { id, title }: VocabularySet): Said {
  const { book, memory } = turn
  const index = chooseWord(turn, id, [])
  const start = say(book, 'quiz.words.start', { theme: title[book.language] })
  return said('practice', [start, askQuestion(book, id, index, 1)], {
    practice: { kind: 'quiz', theme: id, asked: [index], score: 0 },
    themes: remember(memory.themes, id),
    last: talkedAbout('quiz'),
  })
}

/** A word of the set not asked yet. */
function chooseWord(turn: Turn, theme: string, asked: readonly number[]): number {
  const words = wordSet(theme)?.words ?? []
  const fresh = words.map((_, index) => index).filter((index) => !asked.includes(index))
  return vary(turn, fresh) ?? 0
}

type Wanted = Pick<Quiz, 'topic' | 'reason'>

/** The grammar that a quiz was asked about. */
function wantedIn(turn: Turn): Wanted {
  const topic = TOPICS.find(([words]) => words.test(turn.text))?.[1]
  const [reason] = mentionedGrammar(turn)?.reasons ?? []
  return { ...(topic && { topic }), ...(reason && { reason }) }
}

/** A question not asked before, on the grammar that the visitor named. */
function chooseQuestion(turn: Turn, asked: readonly number[], { topic, reason }: Wanted): number {
  const fresh = quizQuestions
    .map((_, index) => index)
    .filter((index) => !turn.memory.questions.includes(index) && !asked.includes(index))
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

function askQuestion(book: Book, theme: string | undefined, index: number, number: number): string {
  const { asks, choices } = questionOf(book, theme, index)
  const listed = mixed(choices, index).map((choice, at) => `- **${at + 1}** ${choice}`)
  return [say(book, 'quiz.question', { number, gap: asks }), ...listed].join('\n')
}

/** The same order each time for the same question, so that '2' stays '2'. */
function mixed(choices: readonly string[], index: number): string[] {
  const turned = index % 3
  return [...choices.slice(turned), ...choices.slice(0, turned)]
}

export const questionAgain = (book: Book, { asked, theme }: Quiz): string =>
  askQuestion(book, theme, asked.at(-1) ?? 0, asked.length)

/** The reply to a choice or to 'I don't know'; null for any other message. */
export function answerQuiz(turn: Turn, quiz: Quiz): Said | null {
  const { book, memory } = turn
  const { asked, theme } = quiz
  const index = asked.at(-1) ?? 0
  const question = questionOf(book, theme, index)
  const chosen = chosenAnswer(turn.text, question, index)
  if (chosen === undefined && holdsOneOf(turn.text, mentions.easier)) return otherQuestion(turn, quiz)
  if (chosen === undefined && !leavesIt(turn.text)) return null
  const [answer = ''] = question.choices
  const score = quiz.score + (chosen === answer ? 1 : 0)
  const verdict = verdictOn(book, question, chosen)
  const last = talkedAbout('quiz', question.reason, asked.length, answer)
  const result = { number: asked.length, total: QUESTIONS, chosen: chosen ?? null, answer, score }
  if (asked.length >= QUESTIONS) return { ...endQuiz(turn, { verdict, score, last, theme }), quiz: result }
  const next = theme ? chooseWord(turn, theme, asked) : chooseQuestion(turn, asked, quiz)
  const reply = said('practice', [verdict, askQuestion(book, theme, next, asked.length + 1)], {
    practice: { ...quiz, asked: [...asked, next], score },
    ...(!theme && { questions: remember(memory.questions, next) }),
    last,
  })
  return { ...reply, quiz: result }
}

const MAX_WORDS = 8

/** 'Aku gak tau jawabannya kak, susah' is no answer, but no question either. */
const leavesIt = (text: string): boolean =>
  givesUp(text) ||
  (wordCount(text) <= MAX_WORDS && holdsOneOf(text, phrases.answer)) ||
  (wordCount(text) <= MAX_WORDS && !text.includes('?') && holdsOneOf(text, phrases.skip))

/** Another question in place of the one that is too hard. */
function otherQuestion(turn: Turn, quiz: Quiz): Said {
  const { book } = turn
  const { asked, theme } = quiz
  const next = theme ? chooseWord(turn, theme, asked) : chooseQuestion(turn, asked, {})
  return said('practice', [say(book, 'quiz.other'), askQuestion(book, theme, next, asked.length)], {
    practice: { ...quiz, asked: [...asked.slice(0, -1), next] },
  })
}

function verdictOn(book: Book, { choices: [answer = ''], why }: Question, chosen: string | undefined): string {
  if (chosen === answer) return `${say(book, 'quiz.right')} ${why}`
  return say(book, chosen === undefined ? 'quiz.skipped' : 'quiz.wrong', { answer, reason: why })
}

/** Words around an answer that do not change it. */
const AROUND =
  /^(?:(?:my answer is|the answer is|answer is|answer|jawabanku|jawabannya|jawaban|jawab|i choose|i think|i guess|maybe|mungkin|kayaknya|menurutku|it's|it is|is it|pilih|pilihan|option|yang|number|nomor|nomer|no) )+/

/** A word that is one of the choices is that choice, even 'a'; otherwise a number or letter is its position. */
function chosenAnswer(text: string, question: Question, index: number): string | undefined {
  const choices = mixed(question.choices, index)
  const typed = [bare(text), bare(text).replace(AROUND, ''), withoutEnd(bare(text).replace(AROUND, ''))]
  const exact = choices.find((choice) => typed.some((one) => question.isAnswer(one, choice)))
  if (exact) return exact
  const place = ordinals.findIndex((names) => isOneOf(text, names))
  if (place >= 0) return choices[place]
  return choices[placeNamed(typed.at(-1) ?? '', choices)]
}

const POLITE = /^(?:kak|kakak|miss|ms|min|dong|donk|deh|sih|ya|yaa|nih|aja|saja|please|pls)$/

const withoutEnd = (typed: string): string => {
  const words = typed.split(' ')
  while (words.length > 1 && POLITE.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

/** '2', 'b', or '2 an' where 'an' is the second choice. */
function placeNamed(typed: string, choices: readonly string[]): number {
  const [, mark = '', rest = ''] = /^([1-3]|[abc])(?: (.+))?$/.exec(typed) ?? []
  const place = /\d/.test(mark) ? Number(mark) - 1 : LETTERS.indexOf(mark as 'a')
  return rest === '' || rest === bare(choices[place] ?? '') ? place : -1
}

interface Ending {
  verdict: string
  score: number
  last: Last
  theme: string | undefined
}

function endQuiz({ book }: Turn, { verdict, score, last, theme }: Ending): Said {
  const isWeak = score < ENOUGH
  const praise = score === QUESTIONS ? 'quiz.great' : !isWeak ? 'quiz.good' : theme ? 'quiz.words.keep' : 'quiz.keep'
  const again = theme ? 'quiz.words.again' : 'quiz.again'
  return said('practice', [verdict, say(book, 'quiz.end', { score, verdict: say(book, praise) }), say(book, again)], {
    practice: null,
    lastScore: score,
    brokenOff: null,
    last: theme ? talkedAbout('theme', theme) : last,
    offered: theme ? [`theme-quiz ${theme}`] : isWeak ? [`reason ${last.about}`, 'quiz'] : ['quiz'],
  })
}

/** A hint: the rule behind the question, or the shape of the word. */
export function hintFor({ book }: Turn, { asked, theme }: Quiz): Said {
  const { hint } = questionOf(book, theme, asked.at(-1) ?? 0)
  return said('practice', [say(book, 'quiz.hint', { reason: hint })])
}

/** Why the last answer was right or wrong; of the first question, its rule. */
export function reasonOfLast({ book, memory }: Turn, { asked, theme }: Quiz): Said {
  const { why } = questionOf(book, theme, asked.at(-2) ?? asked.at(-1) ?? 0)
  return said('practice', [say(book, 'why.reason', { reason: why })], { last: memory.last })
}

/** The score of the finished, stopped or current quiz. */
export function answerScore({ book, memory }: Turn): Said {
  const { practice, brokenOff, lastScore } = memory
  if (practice?.kind === 'quiz')
    return said('practice', [say(book, 'score.running', { score: practice.score, count: practice.asked.length - 1 })])
  const offered = { offered: ['quiz'] }
  if (brokenOff) return said('practice', [say(book, 'score.stopped', brokenOff)], offered)
  if (lastScore === null) return said('practice', [say(book, 'score.none')], offered)
  return said('practice', [say(book, 'score.last', { score: lastScore })], offered)
}
