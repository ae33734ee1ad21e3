import {
  notMeant,
  type Objection,
  objectionLinks,
  objectionOpenings,
  objections,
  objectionTails,
} from '../content/tutor-objections.ts'
import { wordsOf as inOneSpelling } from './intents/refusals.ts'
import { type Token, tokensAs } from './tokens.ts'

export interface Objected {
  kind: Objection
  /** What was meant, in the words of the message; empty where it is not said. */
  instead: string
}

/** In one spelling; some words stand for two. */
type Word = Token<readonly string[]>

const wordsIn = (text: string): Word[] => tokensAs(text, inOneSpelling)

const byLength = (list: readonly string[]): string[][] =>
  list.map((phrase) => phrase.split(' ')).sort((one, other) => other.length - one.length)

const OPENINGS = byLength(objectionOpenings)
const LINKS = byLength(objectionLinks)
const TAILS = byLength(objectionTails)
const OBJECTIONS = (Object.entries(objections) as [Objection, readonly string[]][])
  .flatMap(([kind, list]) => byLength(list).map((phrase) => ({ kind, phrase })))
  .sort((one, other) => other.phrase.length - one.phrase.length)

const MOST_OPENINGS = 4

/** Whether a message objects to the answer before it, and what it wants instead. */
export function objectionIn(text: string): Objected | null {
  const words = wordsIn(text)
  let at = 0
  for (let count = 0; count <= MOST_OPENINGS; count += 1) {
    const found = OBJECTIONS.find(({ phrase }) => lengthAt(words, at, phrase) > 0)
    if (found) return { kind: found.kind, instead: insteadIn(text, words, at + lengthAt(words, at, found.phrase)) }
    const opening = firstLength(words, at, OPENINGS)
    if (opening === 0) return null
    at += opening
  }
  return null
}

function insteadIn(text: string, words: readonly Word[], behind: number): string {
  let first = behind
  for (let link = firstLength(words, first, LINKS); link > 0; link = firstLength(words, first, LINKS)) first += link
  const not = words.findIndex(({ word }, at) => at > first && notMeant.includes(word.join(' ')))
  let last = not < 0 ? words.length : not
  while (last > first && TAILS.some((tail) => lengthAt(words, last - tail.length, tail) === tail.length)) last -= 1
  const [from, to] = [words[first], words[last - 1]]
  if (!from || !to || last <= first) return ''
  const isEnd = last === words.length
  return text.slice(from.start, isEnd ? undefined : to.end).trim()
}

const firstLength = (words: readonly Word[], at: number, phrases: readonly string[][]): number =>
  phrases.map((phrase) => lengthAt(words, at, phrase)).find((length) => length > 0) ?? 0

/** How many words from here on are this phrase; none if they are not. */
function lengthAt(words: readonly Word[], at: number, phrase: readonly string[]): number {
  let matched = 0
  let count = 0
  while (matched < phrase.length) {
    const plain = words[at + count]?.word
    if (!plain || plain.some((word, place) => word !== phrase[matched + place])) return 0
    matched += plain.length
    count += 1
  }
  return count
}
