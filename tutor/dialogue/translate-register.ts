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

interface Register {
  name: keyof typeof registerWords
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
  const changes = to === 'id' ? asked.indonesian : asked.changes
  const isAll = to === 'id' || asked.isAll
  const made = isAll ? changes.reduce(withChange, about) : changed(about, changes)
  const answer = made === about ? say(book, 'translation.same', { said: about }) : say(book, asked.key, { said: made })
  return said('vocabulary', [answer], { last: talkedAbout('phrase', made, 0, to) })
}

const SHORTEST_REWORDED = 3

/** 'Make it softer: Send me the file today' */
export function rewordQuoted(turn: Turn): Said | null {
  const { analysis, text, book } = turn
  const quoted = analysis.quoted ?? ''
  const asked = REGISTERS.find(({ words }) => holdsOneOf(text.replace(quoted, ' '), words))
  const isSentence = wordCount(quoted) >= SHORTEST_REWORDED && analysis.englishSentences > 0
  if (!asked || !isSentence || !holdsOneOf(text, rewordingWords)) return null
  const sentence = `${quoted.charAt(0).toUpperCase()}${quoted.slice(1).replace(/[.!]*$/, '')}.`
  const order = isOrder(turn, sentence)
    ? sentence.replace(/^(?!Please)(\w)/, (first) => `Please ${first.toLowerCase()}`)
    : sentence
  const made = asked.isAll ? asked.changes.reduce(withChange, order) : changed(order, asked.changes)
  return said('vocabulary', [say(book, asked.key, { said: made })], { last: talkedAbout('phrase', made, 0, 'en') })
}

/** It begins with a verb. */
function isOrder(turn: Turn, sentence: string): boolean {
  const looked = lookUpKindly(turn, sentence.split(' ')[0]?.toLowerCase() ?? '')
  return looked?.found === true && looked.senses[0].partOfSpeech === 'verb'
}

/** By the first change that applies. */
function changed(sentence: string, changes: readonly Change[]): string {
  const change = changes.find(([from]) => from.test(sentence))
  return change ? withChange(sentence, change) : sentence
}

const withChange = (sentence: string, [from, to]: Change): string =>
  typeof to === 'string' ? sentence.replace(from, to) : sentence.replace(from, to)
