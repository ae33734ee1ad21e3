import { aroundChoice, type ChoosingBy, choosing, choosingBy } from '../../content/tutor-choosing.ts'
import { wordFillers } from '../../content/tutor-open-word-questions.ts'
import { type FoundWord, WORD_LEVELS } from '../../domain/explainer/look-up.ts'
import { type Manner, otherWords } from '../book/read-other-words.ts'
import { bare, wordCount } from './phrases.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'
import { manner } from './word-notes.ts'
import { found } from './word-sentences.ts'

const LONGEST = 9
const FEWEST = 2
const WAYS = Object.keys(choosingBy) as ChoosingBy[]

/** 'Yang paling formal yang mana?', of the words that she showed. */
export function chooseShown(turn: Turn): Said | null {
  const { text, memory, analysis } = turn
  const words = bare(text).split(' ')
  const way = WAYS.find((one) => words.some((word) => choosingBy[one].has(word)))
  if (!way || memory.practice || analysis.quoted !== null || wordCount(text) > LONGEST) return null
  if (!words.some((word) => choosing.has(word)) || !words.every(isAround)) return null
  const shown = [...new Set(memory.shown.map(({ en }) => bare(en)))].flatMap((word) => found(turn, word) ?? [])
  const known = shown.filter(({ by }) => by === 'exact' || by === 'phrase')
  return known.length >= FEWEST ? tell(turn, known, way) : null
}

const isAround = (word: string): boolean =>
  aroundChoice.has(word) || choosing.has(word) || wordFillers.has(word) || WAYS.some((way) => choosingBy[way].has(word))

/** What the dictionary does not know is left out of the order. */
function tell(turn: Turn, words: readonly FoundWord[], way: ChoosingBy): Said | null {
  const { book, memory } = turn
  const subject = memory.last?.kind === 'word' ? memory.last.about : ''
  const ranked = words
    .map((word) => ({ word, score: SCORES[way](word, subject) }))
    .sort((one, other) => other.score - one.score)
  const [best, next] = ranked
  if (!best || !next) return null
  const gloss = best.word.senses[0].gloss ?? best.word.senses[0].definition
  const order = ranked
    .map(({ word: { word, level } }) => (level ? `**${word}** (${level})` : `**${word}**`))
    .join(' > ')
  const isTie = best.score === next.score
  const parts = isTie
    ? [say(book, 'choose.none', { words: order.replaceAll(' > ', ', ') })]
    : [say(book, `choose.${way}`, { word: best.word.word, gloss }), say(book, 'choose.order', { words: order })]
  return said('vocabulary', parts, { last: memory.last, shown: memory.shown })
}

const levelOf = ({ level }: FoundWord): number => (level === null ? WORD_LEVELS.length : WORD_LEVELS.indexOf(level))
const IS_STRONG = /\b(?:very|extremely|most|completely|absolutely|really|great|sangat|sekali|banget)\b/i

/** As the dictionary marks it, and what is listed as the formal word for what is open. */
const formality = (word: FoundWord, subject: string): number =>
  ({ formal: 1, neutral: 0, spoken: -1 })[manner(word)] + (isListed(word, subject, 'formal') ? 1 : 0)

const isListed = ({ word }: FoundWord, subject: string, way: Manner): boolean =>
  otherWords(subject, way).some((one) => one.word === word)

const SCORES: Record<ChoosingBy, (word: FoundWord, subject: string) => number> = {
  strong: (word, subject) =>
    (isListed(word, subject, 'strong') ? 2 : 0) +
    (IS_STRONG.test(`${word.senses[0].definition} ${word.senses[0].gloss ?? ''}`) ? 1 : 0),
  formal: formality,
  casual: (word, subject) => (isListed(word, subject, 'informal') ? 1 : 0) - formality(word, subject),
  common: (word) => -levelOf(word),
}
