import { type QuizQuestion, quizQuestions } from '../../content/tutor-quiz.ts'
import type { VocabularySet } from '../../content/vocabulary-set.ts'
import type { Reason } from '../../english/grammar/reason.ts'
import { GAP } from '../book/read-gaps.ts'
import { wordSet } from '../book/read-topics.ts'
import type { Practice } from './memory.ts'
import { bare } from './phrases.ts'
import { hintOfItem, itemsOf, type PracticeItem, whyOf } from './practice-items.ts'
import { type Book, fill, say } from './school-book.ts'
import type { Turn } from './turn.ts'

export type Quiz = Extract<Practice, { kind: 'quiz' }>

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

/** From what is practised or a word set if the quiz has one, otherwise from grammar. */
export function questionOf(turn: Turn, { theme, of }: Pick<Quiz, 'theme' | 'of'>, index: number): Question {
  const items = of === undefined ? [] : itemsOf(turn, of)
  const item = items[index % items.length]
  if (item) return itemQuestion(turn, item)
  const set = wordSet(theme)
  return set ? wordQuestion(turn.book, set, index) : grammarQuestion(turn.book, grammarAt(index))
}

const grammarAt = (index: number): QuizQuestion => quizQuestions[index % quizQuestions.length] as QuizQuestion

function itemQuestion(turn: Turn, item: PracticeItem): Question {
  const { sentence, choices, reason } = item
  return {
    asks: sentence,
    choices,
    why: whyOf(turn, item),
    hint: hintOfItem(turn, item),
    ...(reason in turn.book.reasons && { reason }),
    isAnswer: (typed, choice) => bare(choice) === typed || bare(sentence.replace(GAP, choice)) === typed,
  }
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
