import { aroundCompared, besideCompared } from '../../content/tutor-compare-words.ts'
import { wordFillers } from '../../content/tutor-open-word-questions.ts'
import { listedIndonesian } from '../book/read-topics.ts'
import { englishOf, isEnglish, knownObject } from './asked-object.ts'
import { besideEachOther } from './compare-words.ts'
import { talkedAbout } from './memory.ts'
import { bare } from './phrases.ts'
import { say } from './school-book.ts'
import { tellWord } from './tell-word.ts'
import { type Said, said, type Turn } from './turn.ts'
import { found } from './word-sentences.ts'

const BESIDE = / (?:sama|sm|dan|dengan|dgn|atau|vs|and|with) /
const DIFFERENCE = /\b(?:beda\w*|perbedaan\w*|difference|different)\b/
const LONGEST = 3

/** 'Bedanya wajan sama panci', 'lol sama lmao': two words that are no pair of the dictionary's, by what they mean. */
export function compareIndonesian(turn: Turn): Said | null {
  const text = ` ${bare(turn.text)} `
  const parts = DIFFERENCE.test(text) ? text.split(BESIDE).map(thingIn) : []
  const [first = '', second = ''] = parts
  if (parts.length !== 2 || [first, second].some((part) => part === '' || part.split(' ').length > LONGEST)) return null
  const english = [first, second].map((part) => asEnglish(turn, part))
  if (english.some((one) => one === undefined)) return null
  if (![first, second].every((part) => isEnglish(turn, part))) return tell(turn, [first, second], english as string[])
  return parts.some((part) => isListedOnly(turn, part)) ? tellWord(turn, 'meaning', parts) : null
}

/** 'lmao' */
function isListedOnly(turn: Turn, part: string): boolean {
  const by = found(turn, part)?.by
  return (by === undefined || by === 'spelling') && listedIndonesian(part) !== undefined
}

/** Without the words that ask. */
function thingIn(part: string): string {
  const words = part.trim().split(' ')
  while (isBeside(words, words[0])) words.shift()
  while (isBeside(words, words.at(-1))) words.pop()
  return words.join(' ')
}

/** 'Lol' may be what is asked about. */
const isBeside = (words: readonly string[], word = ''): boolean =>
  isAround(word) && (words.length > 1 || !wordFillers.has(word))

const isAround = (word: string): boolean =>
  aroundCompared.has(word) || besideCompared.has(word) || wordFillers.has(word) || OTHERS.has(word)

const OTHERS: ReadonlySet<string> = new Set(
  'beda bedanya bahasa inggris inggrisnya aja ga gak nggak kah gimana gmn dalam kalau kalo terus'.split(' '),
)

function asEnglish(turn: Turn, part: string): string | undefined {
  if (isEnglish(turn, part)) return part
  const [known, ...more] = knownObject(turn, part)
  return known !== undefined && more.length === 0 ? englishOf(turn, known) : undefined
}

function tell(turn: Turn, asked: readonly string[], english: readonly string[]): Said {
  const { book } = turn
  const [first = '', second = ''] = english
  const lines = asked.map((part, at) => say(book, 'words.listed', { asked: part, words: `**${english[at]}**` }))
  const last = talkedAbout('word', first)
  if (first === second)
    return said('vocabulary', [say(book, 'compare.same', { words: asked.join(', '), english: first })], { last })
  const told = besideEachOther(turn, english)
  const parts = [lines.map((line) => `- ${line}`).join('\n'), ...(told?.parts ?? [])]
  return { ...said('vocabulary', parts, { last }) }
}
