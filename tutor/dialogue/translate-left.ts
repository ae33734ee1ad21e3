import type { Translation } from '../find/translate.ts'
import { talkedAbout } from './memory.ts'
import { nearLines } from './near-lines.ts'
import { wordCount } from './phrases.ts'
import { sayFreshly } from './say-freshly.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

/** What is as short cannot be split. */
const SHORT = 7
const LONGEST_WORD = 2
const MOST_WORDS = 2
const MOST_LEFT = 2
const LONGEST_LEFT = 60

/** Of a sentence that she cannot translate only what is sure of it, or what comes near; never a guess. */
export function tellLeft(turn: Turn, sentence: string, to: 'en' | 'id', found: Translation | null): Said {
  const { book } = turn
  const last = talkedAbout('phrase', sentence)
  const sure = found?.to === to && turn.analysis.quoted !== null ? found.sureParts : undefined
  const left = (sure?.left ?? []).slice(0, MOST_LEFT).map((part) => `“${part.slice(0, LONGEST_LEFT)}”`)
  if (sure) return said('vocabulary', [say(book, 'left.part', { said: sure.said, parts: left.join(', ') })], { last })
  if (to === 'id' && wordCount(sentence) <= SHORT)
    return said('vocabulary', [say(book, 'left.phrase', { phrase: sentence.trim() })], { last })
  const { line, facts } = sayFreshly(
    turn,
    to === 'id' ? 'left.english' : wordCount(sentence) <= SHORT ? 'left.short' : 'left',
  )
  const near = to === 'en' ? nearLines(turn, sentence) : null
  const parts = wordsIn(found)
  const offer = near
    ? say(book, 'left.near', { lines: near.lines.join(' / ') })
    : parts === '' || to === 'id'
      ? null
      : say(book, 'left.word', { parts })
  return said('vocabulary', [line, offer], { last, facts })
}

/** Single words that she does not know. */
const wordsIn = (found: Translation | null): string =>
  (found?.unknown ?? found?.doubtful ?? [])
    .filter((part) => wordCount(part) <= LONGEST_WORD)
    .slice(0, MOST_WORDS)
    .map((part) => `“${part}”`)
    .join(', ')
