import { whyOpenings } from '../../content/tutor-open-word-questions.ts'
import { phrases } from '../../content/tutor-phrases.ts'
import { type QuizQuestion, quizQuestions } from '../../content/tutor-quiz.ts'
import { quizNames } from '../../content/tutor-quiz-requests.ts'
import type { VocabularySet } from '../../content/vocabulary-set.ts'
import { wordSet } from '../book/read-topics.ts'
import { howManyAsked } from './how-many.ts'
import { type Last, remember, talkedAbout } from './memory.ts'
import { grammarCalled, mentionedGrammar } from './named-grammar.ts'
import { bare, givesUp, holdsOneOf, opensWith, wordCount } from './phrases.ts'
import { easeIn } from './practice-wish.ts'
import { choosePractised, practisedWith } from './practised.ts'
import { chosenAnswer, mixed } from './quiz-choice.ts'
import { type Question, type Quiz, questionOf } from './quiz-questions.ts'
import { type Book, say } from './school-book.ts'
import { tellFacet } from './tell-facet.ts'
import { asIf, type Said, said, type Turn, vary } from './turn.ts'

export type { Quiz }

const QUESTIONS = 5
const ENOUGH = 0.6
const FEW = 3
const FRESH: Pick<Quiz, 'skipped' | 'again' | 'score'> = { skipped: [], again: [], score: 0 }
const TOPICS: [RegExp, QuizQuestion['topic']][] = [
  [/\b(?:tense|tenses|past|perfect|present)\b/i, 'tense'],
  [/\b(?:articles?|artikel|a an the|a an|a the)\b/i, 'articles'],
  [/\b(?:preposition|prepositions|preposisi)\b/i, 'prepositions'],
  [/\b(?:question|questions|pertanyaan)\b/i, 'questions'],
  [/\b(?:plural|noun|nouns|jamak)\b/i, 'nouns'],
  [/\b(?:comparative|comparatives|adjective|adjectives|adverb)\b/i, 'adjectives'],
]

/** One of the parts of grammar that the questions are sorted by. */
export const namesTopic = (text: string): boolean => TOPICS.some(([words]) => words.test(text))

export function startQuiz(turn: Turn): Said {
  const { book } = turn
  const wanted = wantedIn(turn)
  const exercise = exerciseOf(turn, wanted)
  if (exercise) return exercise
  const isNamed = wanted.topic !== undefined || grammarCalled(turn, subjectOf(turn.text)) !== undefined
  const total = Math.min(howManyAsked(turn.text) ?? QUESTIONS, isNamed ? questionsOn(wanted).length : QUESTIONS)
  const index = chooseQuestion(turn, [], wanted)
  return said('practice', [say(book, 'quiz.start', { total }), askQuestion(turn, { total }, index, 1)], {
    practice: { kind: 'quiz', ...wanted, total, asked: [index], ...FRESH },
    questions: remember(turn.memory.questions, index),
    last: talkedAbout('quiz', quizQuestions[index]?.reason),
  })
}

const NAMED = /\b(?:about|on|tentang|ttg|soal|mengenai|seputar|quiz|kuis)\s+(.+)$/i

/** 'Tes aku soal in on at, 1 aja' names 'in on at'. */
const subjectOf = (text: string): string =>
  bare(text)
    .split(' ')
    .filter((word) => !quizNames.has(word) && !/^\d+$/.test(word))
    .join(' ')
    .replace(/^on (?!at\b|in\b)/, '')

/** A topic that too few questions are about has its own exercises in the book. */
function exerciseOf(turn: Turn, { topic, reason }: Wanted): Said | null {
  const [, object] = NAMED.exec(turn.text) ?? []
  const called = grammarCalled(turn, subjectOf(turn.text))
  const entry = called ?? (object && !topic ? mentionedGrammar(asIf(turn, object)) : undefined)
  const known = reason === undefined ? 0 : questionsOf(called ? { reason } : { topic, reason }).length
  const fewest = topic || IS_QUIZ.test(turn.text) ? 1 : FEW
  const isEnough = known >= Math.min(howManyAsked(turn.text) ?? fewest, FEW)
  return entry && !isEnough && entry.exercise.length > 0 ? tellFacet(turn, entry, 'exercise') : null
}

const IS_QUIZ = /\b(?:quiz|quizzes|kuis)/i

/** A quiz on one word set. */
export function startWordQuiz(turn: Turn, { id, title, words }: VocabularySet): Said {
  const { book, memory } = turn
  const index = chooseWord(turn, id, [])
  const total = Math.min(howManyAsked(turn.text) ?? QUESTIONS, words.length)
  const start = say(book, 'quiz.words.start', { theme: title[book.language], total })
  return said('practice', [start, askQuestion(turn, { theme: id, total }, index, 1)], {
    practice: { kind: 'quiz', theme: id, total, asked: [index], ...FRESH },
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
  const topic = TOPICS.find(([words]) => words.test(bare(turn.text)))?.[1]
  const [, object = turn.text] = NAMED.exec(turn.text) ?? []
  const entry = grammarCalled(turn, subjectOf(turn.text)) ?? mentionedGrammar(asIf(turn, object))
  const [reason] = entry?.reasons ?? []
  return { ...(topic && { topic }), ...(reason && { reason }) }
}

/** All on the grammar that was named; all there are, where none was. */
function questionsOn(wanted: Wanted): number[] {
  const named = questionsOf(wanted)
  return named.length > 0 ? named : quizQuestions.map((_, index) => index)
}

const questionsOf = ({ topic, reason }: Partial<Record<keyof Wanted, string | undefined>>): number[] =>
  quizQuestions.flatMap((one, index) => (one.reason === reason || one.topic === topic ? [index] : []))

/** A question not asked before, on the grammar that the visitor named. */
function chooseQuestion(turn: Turn, asked: readonly number[], wanted: Wanted): number {
  const isOpen = (index: number) => !asked.includes(index)
  const isFresh = (index: number) => isOpen(index) && !turn.memory.questions.includes(index)
  const about = questionsOf({ reason: wanted.reason }).filter(isFresh)
  const all = quizQuestions.map((_, index) => index)
  const named = questionsOf(wanted)
  const lists = [about, named.filter(isFresh), named.filter(isOpen), all.filter(isFresh), all.filter(isOpen)]
  const list = lists.find(({ length }) => length > 0) ?? all
  return list[(turn.memory.turn * 7 + turn.text.length) % list.length] ?? 0
}

export function askQuestion(
  turn: Turn,
  quiz: Pick<Quiz, 'theme' | 'of' | 'total'>,
  index: number,
  number: number,
): string {
  const { asks, choices } = questionOf(turn, quiz, index)
  const listed = mixed(choices, index).map((choice, at) => `- **${at + 1}** ${choice}`)
  return [say(turn.book, 'quiz.question', { number, total: quiz.total, gap: asks }), ...listed].join('\n')
}

/** The question that waits. */
const currentOf = ({ asked, again }: Quiz): number => again.at(-1) ?? asked.at(-1) ?? 0
const numberOf = (quiz: Quiz): number => quiz.asked.indexOf(currentOf(quiz)) + 1

export const questionAgain = (turn: Turn, quiz: Quiz): string =>
  askQuestion(turn, quiz, currentOf(quiz), numberOf(quiz))

/** The reply to a choice or to 'I don't know'; null for any other message. */
export function answerQuiz(turn: Turn, quiz: Quiz): Said | null {
  const { book, memory } = turn
  const { theme, of } = quiz
  const index = currentOf(quiz)
  const question = questionOf(turn, quiz, index)
  const chosen = chosenAnswer(turn.text, question, index)
  if (chosen === undefined && !leavesIt(turn.text)) return null
  const comesAgain = chosen === undefined && quiz.again.length === 0
  const [answer = ''] = question.choices
  const score = quiz.score + (chosen === answer ? 1 : 0)
  const told = verdictOn(book, question, chosen)
  const verdict = comesAgain ? `${told} ${say(book, 'quiz.later')}` : told
  const number = numberOf(quiz)
  const last = talkedAbout('quiz', question.reason, number, answer)
  const result = { number, total: quiz.total, chosen: chosen ?? null, answer, score }
  const skipped = comesAgain ? [...quiz.skipped, index] : quiz.skipped
  const next = nextQuestion(turn, { ...quiz, skipped, score })
  if (!next) return { ...endQuiz(turn, quiz, { verdict, score, last }), quiz: result }
  const reply = said('practice', [verdict, questionAgain(turn, next)], {
    practice: next,
    ...(!theme && !of && { questions: remember(memory.questions, currentOf(next)) }),
    ...practisedWith(turn, next),
    last,
  })
  return { ...reply, quiz: result }
}

/** A new one; after the last of these what was skipped, once more. */
function nextQuestion(turn: Turn, quiz: Quiz): Quiz | null {
  const { asked, skipped, again } = quiz
  if (asked.length < quiz.total) {
    return { ...quiz, asked: [...asked, chooseNext(turn, quiz, quiz)] }
  }
  const [first, ...others] = skipped
  return first === undefined ? null : { ...quiz, skipped: others, again: [...again, first] }
}

function chooseNext(turn: Turn, { theme, of, ease, asked }: Quiz, wanted: Wanted): number {
  if (of) return choosePractised(turn, { of, ease: ease ?? null, asked })
  return theme ? chooseWord(turn, theme, asked) : chooseQuestion(turn, asked, wanted)
}

const MAX_WORDS = 8

/** 'Aku gak tau jawabannya kak, susah' is no answer, but no question either. */
const leavesIt = (text: string): boolean =>
  givesUp(text) ||
  (wordCount(text) <= MAX_WORDS && !opensWith(text, whyOpenings) && holdsOneOf(text, phrases.answer)) ||
  (wordCount(text) <= MAX_WORDS && !text.includes('?') && holdsOneOf(text, phrases.skip))

/** 'At', where it is none of the choices: an answer all the same. */
export const isChoiceOfOther = ({ text }: Turn): boolean =>
  quizQuestions.some(({ choices }) => choices.some((choice) => bare(choice) === bare(text)))

/** Whether it is one of the choices, whatever else it may mean. */
export function isChoice(turn: Turn, quiz: Quiz): boolean {
  const index = currentOf(quiz)
  return chosenAnswer(turn.text, questionOf(turn, quiz, index), index) !== undefined
}

/** Another question in place of the one that is too hard. */
export function otherQuestion(turn: Turn, quiz: Quiz): Said {
  const { book } = turn
  const { asked } = quiz
  const named = quiz.of === undefined ? quiz : { ...quiz, ease: easeIn(turn.text) ?? quiz.ease }
  const next = chooseNext(turn, named, {})
  return said('practice', [say(book, 'quiz.other'), askQuestion(turn, quiz, next, asked.length)], {
    practice: { ...named, asked: [...asked.slice(0, -1), next] },
    ...practisedWith(turn, { ...named, asked: [...asked, next] }),
  })
}

function verdictOn(book: Book, { choices: [answer = ''], why }: Question, chosen: string | undefined): string {
  if (chosen === answer) return `${say(book, 'quiz.right')} ${why}`
  return say(book, chosen === undefined ? 'quiz.skipped' : 'quiz.wrong', { answer, reason: why })
}

interface Ending {
  verdict: string
  score: number
  last: Last
}

const againOf = ({ theme, of }: Quiz) => (of ? 'practice.more' : theme ? 'quiz.words.again' : 'quiz.again')

function endQuiz({ book }: Turn, quiz: Quiz, { verdict, score, last }: Ending): Said {
  const { theme, of, total } = quiz
  const isWeak = score < total * ENOUGH
  const praise = score === total ? 'quiz.great' : !isWeak ? 'quiz.good' : theme ? 'quiz.words.keep' : 'quiz.keep'
  const end = say(book, 'quiz.end', { score, total, verdict: say(book, praise) })
  return said('practice', [verdict, end, say(book, againOf(quiz))], {
    practice: null,
    lastScore: score,
    lastTotal: total,
    brokenOff: null,
    last: theme ? talkedAbout('theme', theme) : last,
    offered: of ? ['quiz'] : theme ? [`theme-quiz ${theme}`] : isWeak ? [`reason ${last.about}`, 'quiz'] : ['quiz'],
  })
}

/** A hint: the rule behind the question, or the shape of the word. */
export function hintFor(turn: Turn, quiz: Quiz): Said {
  const { hint } = questionOf(turn, quiz, currentOf(quiz))
  return said('practice', [say(turn.book, 'quiz.hint', { reason: hint })])
}

/** Why the last answer was right or wrong; of the first question, its rule. */
export function reasonOfLast(turn: Turn, quiz: Quiz): Said {
  const { book, memory } = turn
  const before = [...quiz.asked, ...quiz.again].at(-2)
  const { why } = questionOf(turn, quiz, before ?? currentOf(quiz))
  return said('practice', [say(book, 'why.reason', { reason: why })], { last: memory.last })
}

/** The score of the finished, stopped or current quiz. */
export function answerScore({ book, memory }: Turn): Said {
  const { practice, brokenOff, lastScore, lastTotal } = memory
  if (practice?.kind === 'quiz') {
    const { score, asked, again } = practice
    const count = again.length > 0 ? asked.length : asked.length - 1
    return said('practice', [say(book, 'score.running', { score, count })])
  }
  const offered = { offered: ['quiz'] }
  if (brokenOff) return said('practice', [say(book, 'score.stopped', brokenOff)], offered)
  if (lastScore === null) return said('practice', [say(book, 'score.none')], offered)
  return said('practice', [say(book, 'score.last', { score: lastScore, total: lastTotal })], offered)
}
