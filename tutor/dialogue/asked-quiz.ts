import { otherNames } from '../../content/tutor-choices.ts'
import { vocabularySets } from '../../content/tutor-vocabulary.ts'
import { namedSet, wordSet } from '../book/read-topics.ts'
import { bare, core, wordCount } from './phrases.ts'
import { startQuiz, startWordQuiz } from './quiz.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

const MAX_QUIZ_WORDS = 3
const NAMES_QUIZ = /\b(?:quiz|quizzes|kuis)\b/
const QUIZ_NAMES = (otherNames.quiz ?? []).map(bare)
/** Asks for a quiz on the current subject. */
const BARE_QUIZ =
  /^(?:can you |could you |bisa )?(?:quiz|kuis|test|tes|uji|soal|questions)(?: (?:me|us|aku|saya|lagi|again|on them|on these|on those))*$/

const QUIZZES = /\b(?:quiz|quizzes|kuis|uji|(?<!kata )soal|tes)\b|\btest (?:me|us)\b|\b(?:vocab\w*|words?) tests?\b/
const WORDS =
  /\b(?:vocab\w*|kosa ?kata\w*|words?|kata-kata\w*|kata2\w*|kata(?:nya)? (?:ini|itu|tadi|tersebut|barusan|di atas))(?=\W|$)/
/** Words that mention a quiz without asking for one. */
const TELLS =
  /\b(?:placement|penempatan|apakah|ada|berapa|kapan|is there|are there|had|was|were|did|yesterday|kemarin|tanya|nanya|bertanya|grammar|tata bahasa)\b/
const MAX_WISH_WORDS = 10

export const namesQuiz = ({ lower }: Turn): boolean => NAMES_QUIZ.test(lower)

/** A quiz that is asked for by name: on words or on grammar. */
export function askedQuiz(turn: Turn): Said | null {
  const { text, memory } = turn
  if (asksForWordQuiz(turn)) return quizWords(turn)
  const named = core(text)
  if (BARE_QUIZ.test(named) && memory.last?.kind === 'theme') return quizWords(turn)
  const isQuiz = named.split(' ').length <= MAX_QUIZ_WORDS && NAMES_QUIZ.test(named)
  return isQuiz || QUIZ_NAMES.includes(named) ? startQuiz(turn) : null
}

const asksForWordQuiz = ({ lower, text, analysis }: Turn): boolean =>
  analysis.quoted === null &&
  wordCount(text) <= MAX_WISH_WORDS &&
  QUIZZES.test(lower) &&
  WORDS.test(lower) &&
  !TELLS.test(lower)

/** On the named theme, otherwise on the words shown last; with neither, asks for a theme. */
function quizWords(turn: Turn): Said {
  const { book, memory, lower } = turn
  const shown = memory.themes.at(-1)
  const set = namedSet(lower) ?? wordSet(shown)
  if (set) return startWordQuiz(turn, set)
  const themes = vocabularySets.map(({ title }) => title[book.language]).join(', ')
  return said('practice', [say(book, 'quiz.words.which', { themes })], {
    offered: vocabularySets.map(({ id }) => `theme-quiz ${id}`),
  })
}
