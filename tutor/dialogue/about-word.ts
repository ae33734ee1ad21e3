import { isEnglish } from './asked-object.ts'
import { besideEachOther } from './compare-words.ts'
import { bare } from './phrases.ts'
import { say } from './school-book.ts'
import { tellWord } from './tell-word.ts'
import { lookUpKindly, type Said, type Turn } from './turn.ts'
import { tellsOnly } from './understood.ts'
import { isAboutWord } from './word-continuations.ts'
import {
  comparedWithOpen,
  openWordQuestion,
  perhapsWordQuestion,
  unknownWordQuestion,
  wordQuestion,
} from './word-question.ts'
import { explainWord, IS_LANGUAGE } from './words.ts'

const LONGEST_FOLLOW_UP = 9
const LONGEST_UNKNOWN = 3

/** 'Arti dari overwhelmed', 'synonym of big': the dictionary has the word, so nothing else is meant. */
export function askedAboutWord(turn: Turn): Said | null {
  if (isOfLanguage(turn) || tellsOnly(turn)) return null
  const question = wordQuestion(turn)
  if (question) return tellWord(turn, question.asks, question.words)
  const unknown = unknownWordQuestion(turn)
  return unknown === null ? null : (phraseInside(turn, unknown) ?? wordByWord(turn, unknown))
}

/** 'May he rest in peace': the phrase that the dictionary has of it. */
function phraseInside(turn: Turn, typed: string): Said | null {
  const looked = lookUpKindly(turn, typed)
  return looked?.found && looked.word.includes(' ') ? explainWord(turn, looked.word) : null
}

/** 'What is a notice period?', or a word that the dictionary does not have. */
export function perhapsAboutWord(turn: Turn): Said | null {
  if (isOfLanguage(turn) || tellsOnly(turn)) return null
  const question = perhapsWordQuestion(turn)
  if (question) return tellWord(turn, question.asks, question.words)
  const unknown = unknownWordQuestion(turn)
  return unknown === null || unknown.split(' ').length > LONGEST_UNKNOWN ? null : explainWord(turn, unknown)
}

/** A phrase that the dictionary does not have: what its words mean. */
function wordByWord(turn: Turn, phrase: string): Said | null {
  const words = phrase.split(' ').filter((word) => word.length > SHORT_WORD)
  const isKnown = (word: string) => lookUpKindly(turn, word)?.found === true
  if (words.length < 2 || words.length > LONGEST_UNKNOWN || !words.every(isKnown)) return null
  const told = tellWord(turn, 'meaning', words)
  return told && { ...told, parts: [say(turn.book, 'words.phrase', { phrase }), ...told.parts.slice(0, 1)] }
}

const SHORT_WORD = 2

const isOfLanguage = ({ text, analysis }: Turn): boolean => analysis.quoted === null && IS_LANGUAGE.test(text)

/** 'Noun form?', 'lawan katanya?', about the word that is open. */
export function followOpenWord(turn: Turn): Said | null {
  const { last } = turn.memory
  if (!isAboutWord(last) || turn.text.trim().split(/\s+/).length > LONGEST_FOLLOW_UP || tellsOnly(turn)) return null
  const asks = openWordQuestion(turn)
  if (asks) return tellWord(turn, asks, [namedAgain(turn) ?? last.about])
  const wrong = wrongFormIn(turn)
  if (wrong) return explainWord(turn, wrong)
  const other = comparedWithOpen(turn)
  return other === null ? null : besideEachOther(turn, [last.about, other])
}

/** Of several words that were asked about, the one that is named: 'contoh yang tell'. */
function namedAgain(turn: Turn): string | undefined {
  const before = new Set(bare(turn.before).split(' '))
  return bare(turn.text)
    .split(' ')
    .find((word) => before.has(word) && word.length >= SHORTEST_NAMED && isEnglish(turn, word))
}

const SHORTEST_NAMED = 3

const WHY = /^(?:kok|kenapa|knp|why|lho)\b/i

/** 'Kok bukan flied?': a form that does not exist. */
function wrongFormIn(turn: Turn): string | undefined {
  if (!WHY.test(turn.text.trim())) return undefined
  return bare(turn.text)
    .split(' ')
    .find((word) => {
      const looked = lookUpKindly(turn, word)
      return looked?.found === true && looked.wrongForm !== null
    })
}
