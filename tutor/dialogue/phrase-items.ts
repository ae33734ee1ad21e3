import type { Entry } from '../book/entry.ts'
import { GAP } from '../book/read-gaps.ts'
import { bare } from './phrases.ts'
import type { PracticeItem } from './practice-items.ts'

const FEWEST_WORDS = 4
const MOST_WORDS = 14
const SHORTEST = 4

/** Words that are never asked for: others would fit as well. */
const AROUND: ReadonlySet<string> = new Set(
  `this that these those with from have would could should will been were what when where which your their there here
  about they them than then very just some more also into only please can't don't i'm it's we're you're i'll we'll
  i've monday tuesday wednesday thursday friday saturday sunday`.split(/\s+/),
)

interface Asked {
  en: string
  id: string
  word: string
}

/** What is said in a situation, with a word left out and what it says in Indonesian. */
export function phraseItems({ examples, more, formal, informal, reply }: Entry): PracticeItem[] {
  const asked = [...examples, ...more, ...formal, ...informal, ...reply].flatMap(({ en, id }): Asked[] => {
    const count = en.split(' ').length
    const word = count >= FEWEST_WORDS && count <= MOST_WORDS ? wordAskedIn(en) : undefined
    return word === undefined ? [] : [{ en, id, word }]
  })
  const known = [...new Map(asked.map((one) => [one.word.toLowerCase(), one])).values()]
  return known.flatMap(({ en, id, word }, at): PracticeItem[] => {
    const others = [1, 2].map((step) => known[(at + step) % known.length]?.word ?? '')
    const isWhole = known.length > 2
    return isWhole
      ? [{ sentence: `${en.replace(whole(word), GAP)} (${id})`, choices: [word, ...others], reason: '' }]
      : []
  })
}

const whole = (word: string): RegExp => new RegExp(`(?<![\\p{L}'])${word}(?![\\p{L}'])`, 'u')

/** The longest word that stands in the sentence once and is no name. */
function wordAskedIn(sentence: string): string | undefined {
  const words = sentence.match(/(?<![\p{L}'])\p{Ll}[\p{L}']*/gu) ?? []
  const fitting = words.filter((word) => word.length >= SHORTEST && !AROUND.has(bare(word)))
  const once = fitting.filter((word) => words.filter((other) => other === word).length === 1)
  return once.toSorted((one, other) => other.length - one.length)[0]
}
