import { registerWords, rewordingWords } from '../../content/tutor-registers.ts'
import { talkedAbout } from './memory.ts'
import { holdsOneOf, wordCount } from './phrases.ts'
import { say } from './school-book.ts'
import { lookUpKindly, type Said, said, type Turn } from './turn.ts'

type Change = [from: RegExp, to: string]

const POLITE: readonly Change[] = [
  [/^Please (.+?)\.$/, 'Could you $1, please?'],
  [/^Can you (.+?)\?$/, 'Could you $1, please?'],
  [/^Can I (.+?)\?$/, 'May I $1, please?'],
  [/^I want to (.+?)\.$/, "I'd like to $1, please."],
  [/^I want (?!you)(.+?)\.$/, "I'd like $1, please."],
  [/^Wait (.+?)\.$/, 'Would you mind waiting $1, please?'],
  [/^Don't (.+?)\.$/, 'Please do not $1.'],
  [/^(When|Where|What time|How much|How long) (.+?)\?$/, 'Could you tell me, please: $1 $2?'],
  [/^([A-Z][a-z]+ .+?)\.$/, 'Excuse me, $1.'],
]
const FULL: readonly Change[] = [
  [/\bcan't\b/g, 'cannot'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\bI'm\b/g, 'I am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/\b(He|She|It|he|she|it|That|that)'s (?=been|gone|just|already|never)/g, '$1 has '],
  [/\b(He|She|It|he|she|it|That|that)'s\b/g, '$1 is'],
]
const CASUAL: readonly Change[] = [
  [/^Could you (.+?), please\?$/, 'Can you $1?'],
  [/^Excuse me, /, 'Hey, '],
  [/^Hello\b/, 'Hey'],
  [/\bgoing to (?=[a-z]+\b(?! [A-Z]))/, 'gonna '],
  [/\bwant to\b/, 'wanna'],
  [/\bvery\b/, 'really'],
  [/\bI am\b/, "I'm"],
  [/^(.+?)\.$/, 'Hey, $1!'],
]

/** Of Indonesian sentences all changes apply. */
const POLITE_INDONESIAN: readonly Change[] = [
  [/\b[Aa]ku\b/g, 'saya'],
  [/\b[Kk]amu\b/g, 'Anda'],
  [/\b(?:nggak|gak|ga)\b/g, 'tidak'],
  [/^(?!Maaf|Permisi|Mohon)(\p{L})/u, 'Maaf, $1'],
]
const CASUAL_INDONESIAN: readonly Change[] = [
  [/\b[Ss]aya\b/g, 'aku'],
  [/\b[Aa]nda\b/g, 'kamu'],
  [/\b[Tt]idak\b/g, 'nggak'],
]

interface Register {
  words: readonly string[]
  changes: readonly Change[]
  indonesian: readonly Change[]
  /** Every change, not only the first that applies. */
  isAll: boolean
  key: 'translation.polite' | 'translation.casual'
}

const REGISTERS: readonly Register[] = [
  {
    words: registerWords.polite,
    changes: POLITE,
    indonesian: POLITE_INDONESIAN,
    isAll: false,
    key: 'translation.polite',
  },
  {
    words: registerWords.formal,
    changes: FULL,
    indonesian: POLITE_INDONESIAN,
    isAll: true,
    key: 'translation.polite',
  },
  {
    words: registerWords.casual,
    changes: CASUAL,
    indonesian: CASUAL_INDONESIAN,
    isAll: false,
    key: 'translation.casual',
  },
]
const LONGEST_WISH = 8
const LONGEST_KEPT = 60

/** 'Yang lebih sopan?', after a translation: the same sentence in another register. */
export function translateInRegister(turn: Turn): Said | null {
  const { memory, text, book } = turn
  if (memory.last?.kind !== 'phrase' || wordCount(text) > LONGEST_WISH) return null
  const asked = REGISTERS.find(({ words }) => holdsOneOf(text, words))
  const { about, to } = memory.last
  if (!asked || about.length >= LONGEST_KEPT) return null
  const changes = to === 'id' ? asked.indonesian : asked.changes
  const isAll = to === 'id' || asked.isAll
  const made = isAll ? changes.reduce((one, change) => one.replace(...change), about) : changed(about, changes)
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
  const made = asked.isAll
    ? asked.changes.reduce((one, change) => one.replace(...change), order)
    : changed(order, asked.changes)
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
  return change ? sentence.replace(...change) : sentence
}
