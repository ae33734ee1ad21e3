import { type QuizQuestion, quizQuestions } from '../../content/tutor-quiz.ts'
import type { VocabularySet } from '../../content/vocabulary-set.ts'
import type { Reason } from '../../english/grammar/reason.ts'
import { wordSet } from '../book/read-topics.ts'
import { bare } from './phrases.ts'
import { type Book, fill, say } from './school-book.ts'

export interface Question {
  asks: string
  /** The right one first. */
  choices: readonly string[]
  /** The explanation after the answer. */
  why: string
  hint: string
  /** The grammar reason it tests. */
  reason?: string
  isAnswer(typed: string, choice: string): boolean
}

/** From a word set if the quiz has a theme, otherwise from grammar. */
export function questionOf(book: Book, theme: string | undefined, index: number): Question {
  const set = wordSet(theme)
  return set ? wordQuestion(book, set, index) : grammarQuestion(book, quizQuestions[index] as QuizQuestion)
}

function grammarQuestion(book: Book, { gap, choices, reason }: QuizQuestion): Question {
  const rule = book.reasons[reason as Reason]
  return {
    asks: gap,
    choices,
    why: fill(rule, { to: choices[0] }),
    hint: fill(rule, { to: '…' }),
    reason,
    isAnswer: (typed, choice) => bare(choice) === typed || bare(gap.replace('___', choice)) === typed,
  }
}

/** Words that may precede an answer: 'the', 'a', 'to'. */
const BEFORE_WORD = /^(?:(?:it's|it is|the|an?|to|jawabannya|kata) )+/

function wordQuestion(book: Book, { words }: VocabularySet, index: number): Question {
  const [word, gloss, example] = words[index % words.length] as VocabularySet['words'][number]
  const others = [1, 3].map((step) => words[(index + step) % words.length]?.[0] ?? '')
  return {
    asks: say(book, 'quiz.word', { gloss }),
    choices: [word, ...others],
    why: example ? say(book, 'quiz.word.why', { word, gloss, example }) : say(book, 'quiz.word.is', { word, gloss }),
    hint: say(book, 'quiz.word.hint', { letter: word[0] ?? '', count: word.replaceAll(/[^a-z]/g, '').length }),
    isAnswer: (typed, choice) => typed.replace(BEFORE_WORD, '') === bare(choice),
  }
}
