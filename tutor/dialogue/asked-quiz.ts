import { otherNames } from '../../content/tutor-choices.ts'
import {
  besideSubject,
  noSubjectQuiz,
  openSubjects,
  subjectQuizWords,
  subjectQuizzes,
} from '../../content/tutor-quiz-requests.ts'
import { vocabularySets } from '../../content/tutor-vocabulary.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import { namedSet, setNamed, wordSet } from '../book/read-topics.ts'
import { stemsOf } from './closest-part.ts'
import { mentionedGrammar } from './named-grammar.ts'
import { openEntry } from './open-entry.ts'
import { bare, core, wordCount } from './phrases.ts'
import { namesTopic, startQuiz, startWordQuiz } from './quiz.ts'
import { type Book, say } from './school-book.ts'
import { tellFacet } from './tell-facet.ts'
import { asIf, type Said, said, type Turn } from './turn.ts'

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
  const ofOpen = ON_IT.test(text) || OF_ME.test(bare(text)) ? exerciseOnOpen(turn) : null
  if (ofOpen) return ofOpen
  const ofSubject = quizOfSubject(turn)
  if (ofSubject) return ofSubject
  const isQuiz = named.split(' ').length <= MAX_QUIZ_WORDS && NAMES_QUIZ.test(named)
  return isQuiz || QUIZ_NAMES.includes(named) ? startQuiz(turn) : null
}

/** 'Quiz me on it', 'tes aku soal itu' */
const ON_IT =
  /\b(?:quiz\w*|kuis|tes|test|uji|soal|latih\w*)\b.*\b(?:on|about|soal|tentang|ttg|dari|with)? ?(?:it|that|this|these|those|them|itu|ini|yang tadi|tadi)\b/i

/** 'Quiz me', 'tes aku dong' */
const OF_ME = /^(?:can you |could you |bisa |coba |ayo )?(?:quiz|test|tes|uji) (?:me|us|aku|saya|gue|gw)$/

function exerciseOnOpen(turn: Turn): Said | null {
  const entry = turn.memory.last?.kind === 'entry' ? openEntry(turn) : undefined
  return entry && entry.exercise.length > 0 ? tellFacet(turn, entry, 'exercise') : null
}

const readSubject = createFrames(subjectQuizzes, subjectQuizWords)
const readOther = createFrames(noSubjectQuiz, subjectQuizWords)

/** 'Quiz tentang hotel': on its words, on the grammar it names, or which subjects there are. */
export function quizOfSubject(turn: Turn): Said | null {
  const words = turn.lower.match(/[\p{L}\d]+(?:['-][\p{L}\d]+)*/gu) ?? []
  if (turn.analysis.quoted !== null || words.length > MAX_WISH_WORDS || readOther(words).length > 0) return null
  for (const { name, slots } of readSubject(words)) {
    const quiz = quizOn(turn, subjectIn(slots.subject ?? ''), name === 'about')
    if (quiz) return quiz
  }
  return null
}

/** What is named behind 'about' is a subject, whether she knows it or not. */
function quizOn(turn: Turn, subject: string, isAbout: boolean): Said | null {
  if (subject === '' || openSubjects.has(subject.split(' ')[0] ?? '') || namesTopic(subject)) return null
  const isGrammar = namesGrammar(turn, subject)
  const set = setNamed(subject) ?? (isGrammar ? undefined : namedSet(subject))
  if (set) return startWordQuiz(turn, set)
  if (!isAbout) return null
  return isGrammar ? startQuiz(turn) : offerThemes(turn, subject)
}

function subjectIn(slot: string): string {
  const words = slot.split(' ')
  while (besideSubject.has(words[0] ?? '')) words.shift()
  while (besideSubject.has(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

/** 'Sejarah Indonesia' is no grammar, although 'Indonesia and Indonesian' is. */
function namesGrammar(turn: Turn, subject: string): boolean {
  if (OF_GRAMMAR.test(subject)) return true
  const entry = mentionedGrammar(asIf(turn, subject))
  if (!entry) return false
  const known = stemsOf([entry.title.en, entry.title.id, ...entry.items, ...entry.keywords].join(' '))
  return [...stemsOf(subject)].every((stem) => known.has(stem))
}

const OF_GRAMMAR = /\b(?:grammar|tata bahasa|structure|tenses?|kata (?:kerja|benda|sifat|ganti|depan|keterangan))\b/

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
  return set ? startWordQuiz(turn, set) : said('practice', [say(book, 'quiz.words.which', themesOf(book))], OFFERED)
}

const offerThemes = ({ book }: Turn, subject: string): Said =>
  said('practice', [say(book, 'quiz.words.none', { subject, ...themesOf(book) })], OFFERED)

const themesOf = (book: Book) => ({ themes: vocabularySets.map(({ title }) => title[book.language]).join(', ') })
const OFFERED = { offered: vocabularySets.map(({ id }) => `theme-quiz ${id}`) }
