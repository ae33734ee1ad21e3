import { registerFrames, registerPeople, registerWords, rewordingWords } from '../../content/tutor-registers.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import { LONGEST_ABOUT, talkedAbout } from './memory.ts'
import { bare, holdsOneOf, wordCount } from './phrases.ts'
import {
  CASUAL,
  CASUAL_INDONESIAN,
  type Change,
  FORMAL,
  POLITE,
  POLITE_INDONESIAN,
  SHORT,
  SHORT_INDONESIAN,
} from './register-changes.ts'
import { say } from './school-book.ts'
import { lookUpKindly, type Said, said, type Turn } from './turn.ts'

export type Manner = keyof typeof registerWords

interface Register {
  name: Manner
  words: readonly string[]
  changes: readonly Change[]
  indonesian: readonly Change[]
  /** Every change, not only the first that applies. */
  isAll: boolean
  key: 'translation.polite' | 'translation.casual' | 'translation.shorter'
}

const REGISTERS: readonly Register[] = [
  {
    name: 'polite',
    words: registerWords.polite,
    changes: POLITE,
    indonesian: POLITE_INDONESIAN,
    isAll: false,
    key: 'translation.polite',
  },
  {
    name: 'formal',
    words: registerWords.formal,
    changes: FORMAL,
    indonesian: POLITE_INDONESIAN,
    isAll: true,
    key: 'translation.polite',
  },
  {
    name: 'short',
    words: registerWords.short,
    changes: SHORT,
    indonesian: SHORT_INDONESIAN,
    isAll: true,
    key: 'translation.shorter',
  },
  {
    name: 'casual',
    words: registerWords.casual,
    changes: CASUAL,
    indonesian: CASUAL_INDONESIAN,
    isAll: false,
    key: 'translation.casual',
  },
]
const LONGEST_WISH = 8

/** 'Kalau ke bos?' */
const readListener = createFrames(registerFrames, registerPeople)

/** 'Yang lebih sopan?', after a translation: the same sentence in another register. */
export function translateInRegister(turn: Turn): Said | null {
  const { memory, text, book } = turn
  if (memory.last?.kind !== 'phrase' || wordCount(text) > LONGEST_WISH) return null
  const listener = readListener(bare(text).split(' '))[0]?.name
  const asked = REGISTERS.find(({ name, words }) => name === listener || holdsOneOf(text, words))
  const { about, to } = memory.last
  if (!asked || about.length >= LONGEST_ABOUT) return null
  // What could not be translated stands there without a language.
  if (to === '') return said('vocabulary', [say(book, 'translation.none', { said: about })], { last: memory.last })
  const made = to === 'id' ? asked.indonesian.reduce(withChange, about) : reworded(about, asked)
  const answer = made === about ? say(book, 'translation.same', { said: about }) : say(book, asked.key, { said: made })
  return said('vocabulary', [answer], { last: talkedAbout('phrase', made, 0, to) })
}

/** 'Lebih sopan dong', of an English sentence that is open; null where it stays the same. */
export function rewordSentence(turn: Turn, sentence: string, name: Manner): Said | null {
  const asked = REGISTERS.find((one) => one.name === name)
  const written = asSentence(sentence)
  const made = asked ? reworded(asRequest(turn, written), asked) : written
  return asked && made !== written
    ? said('vocabulary', [say(turn.book, asked.key, { said: made })], { last: talkedAbout('phrase', made, 0, 'en') })
    : null
}

/** 'Selain itu?', of what was translated: a request or a question in another register; what is only told stays as it is. */
export function sayAlso({ book, memory }: Turn, text: string): Said | null {
  const { last } = memory
  if (last?.kind !== 'phrase' || last.to !== 'en') return null
  const others = [changed(text, POLITE), changed(text, CASUAL)].filter((one) => one !== text && !isOpened(one, text))
  const other = others[last.step]
  const answer = other ? say(book, 'translation.also', { said: other }) : say(book, 'translation.only', { said: text })
  return said('vocabulary', [answer], { last: { ...last, step: last.step + 1 } })
}

/** 'Excuse me, …' is no other way to say it. */
const isOpened = (made: string, text: string): boolean => bare(made).endsWith(bare(text))

/** Sentence by sentence; what is formal already is made polite. */
function reworded(text: string, { name, changes, isAll }: Register): string {
  const made = text
    .split(SENTENCE_ENDS)
    .map((sentence, at) => (isAll ? changes.reduce(withChange, sentence) : changed(sentence, changes, at > 0)))
    .join(' ')
  return made === text && name === 'formal' ? officially(text) : made
}

/** Nobody is spoken to in 'Breakfast starts at six.' */
function officially(text: string): string {
  const [, first = '', rest = ''] = TOLD.exec(text) ?? []
  return first === '' ? politely(text) : `Please note that ${first.toLowerCase()}${rest}`
}

const TOLD = /^((?:The|Our|This|That|These|Those|Your|It|Breakfast|Lunch|Dinner|Check-in|Check-out)\b)(.+\.)$/

const SENTENCE_ENDS = /(?<=[.?!]) (?=[A-Z])/

/** The first sentence is enough. */
export function politely(text: string): string {
  const [first = '', ...more] = text.split(SENTENCE_ENDS)
  return [changed(first, POLITE), ...more].join(' ')
}

const SHORTEST_REWORDED = 3

/** 'Make it softer: Send me the file today' */
export function rewordQuoted(turn: Turn): Said | null {
  const { analysis, text, book } = turn
  const quoted = analysis.quoted ?? ''
  const asked = REGISTERS.find(({ words }) => holdsOneOf(text.replace(quoted, ' '), words))
  const isSentence = wordCount(quoted) >= SHORTEST_REWORDED && analysis.englishSentences > 0
  if (!asked || !isSentence || !holdsOneOf(text, rewordingWords)) return null
  const order = asRequest(turn, asSentence(quoted))
  const made = asked.isAll ? asked.changes.reduce(withChange, order) : changed(order, asked.changes)
  return said('vocabulary', [say(book, asked.key, { said: made })], { last: talkedAbout('phrase', made, 0, 'en') })
}

const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.!]*$/, '')}${text.endsWith('?') ? '' : '.'}`

/** An order with 'please' before it. */
const asRequest = (turn: Turn, sentence: string): string =>
  isOrder(turn, sentence) ? sentence.replace(/^(?!Please)(\w)/, (first) => `Please ${first.toLowerCase()}`) : sentence

/** It begins with a verb. */
function isOrder(turn: Turn, sentence: string): boolean {
  const looked = lookUpKindly(turn, sentence.split(' ')[0]?.toLowerCase() ?? '')
  return looked?.found === true && looked.senses[0].partOfSpeech === 'verb'
}

/** By the first change that applies. */
function changed(sentence: string, changes: readonly Change[], isLater = false): string {
  const change = changes.find(([from]) => from.test(sentence))
  const made = change ? withChange(sentence, change) : sentence
  return isLater && isOpened(made, sentence) ? sentence : made
}

const withChange = (sentence: string, [from, to]: Change): string =>
  typeof to === 'string' ? sentence.replace(from, to) : sentence.replace(from, to)
