import { isIndonesianWord } from '../../english/language/indonesian-words.ts'
import { closedWords } from '../../english/words/closed-words.ts'
import { LONGEST_ABOUT, type Shown } from './memory.ts'
import { bare } from './phrases.ts'

const BULLET = /^\s*(?:-|\d+[.)])\s+/
const BOLD = /\*\*([^*\n]{2,160})\*\*/g
const GLOSS = /^[^(]{0,6}\(([^)]{2,80})\)/
const MOST = 12
const MOST_BEFORE = 16

/** What was shown before, with what is shown no more. */
export const shownBefore = (shown: readonly Shown[], before: readonly Shown[]): Shown[] =>
  unique([...shown, ...before]).slice(0, MOST_BEFORE)

/**
 * The English that a reply shows: what 'the second one' counts and what 'the one with tea' names. A list comes first; what is
 * asked of the learner is not shown, nor the word itself whose synonyms are.
 */
export function shownIn(parts: readonly string[], subject = ''): Shown[] {
  const lines = parts.filter(tellsSomething).flatMap((part) => part.split('\n'))
  const shown = [...lines.filter((line) => BULLET.test(line)), ...lines.filter((line) => !BULLET.test(line))].flatMap(
    (line) => (BULLET.test(line) ? firstOf(line) : allOf(line).filter(({ en }) => bare(en) !== bare(subject))),
  )
  return unique(shown.filter(({ en }) => isEnglish(en))).slice(0, MOST)
}

/** An offer or a task ends as a question, or begins with its name. */
const tellsSomething = (part: string): boolean => !/\?\s*$/.test(part) || !/\*\*/.test(part)

function firstOf(line: string): Shown[] {
  const bolds = [...line.matchAll(BOLD)]
  const arrow = line.indexOf('→')
  const [first] = arrow < 0 ? bolds : bolds.filter(({ index }) => index > arrow)
  if (!first) return [{ en: line.replace(BULLET, '').trim().slice(0, LONGEST_ABOUT), id: '' }]
  return [asShown(line, first)]
}

const allOf = (line: string): Shown[] => [...line.matchAll(BOLD)].map((bold) => asShown(line, bold))

function asShown(line: string, bold: RegExpExecArray): Shown {
  const behind = line.slice(bold.index + bold[0].length)
  const gloss = GLOSS.exec(behind)?.[1] ?? ''
  return {
    en: (bold[1] ?? '').slice(0, LONGEST_ABOUT),
    id: PARTS.test(gloss) ? (LAST_GLOSS.exec(line)?.[1] ?? '') : gloss,
  }
}

const PARTS =
  /^(?:noun|(?:phrasal |auxiliary |modal )?verb|adjective|adverb|phrase|idiom|preposition|pronoun|conjunction)\b/
const LAST_GLOSS = /\(([^()]{2,80})\)+\s*$/

/** A name of a task ends with a colon; an Indonesian word is no example. */
function isEnglish(text: string): boolean {
  const words = bare(text)
    .split(' ')
    .filter((word) => word.length > SHORTEST)
  const strange = words.filter((word) => isIndonesianWord(word) && !closedWords.has(word)).length
  return !text.endsWith(':') && strange * 2 < words.length
}

/** 'To' is a word of chats, too. */
const SHORTEST = 2

function unique(shown: readonly Shown[]): Shown[] {
  const first = new Map<string, Shown>()
  for (const one of shown) {
    const plain = bare(one.en)
    if (!first.has(plain)) first.set(plain, one)
  }
  return [...first.values()]
}
