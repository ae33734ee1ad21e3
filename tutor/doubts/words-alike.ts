import { closedWords, type Tag } from '../../english/words/closed-words.ts'
import type { Lexicon } from '../../english/words/lexicon.ts'

/** How far one word may stand for another in a sentence, 0 to 1: another form, a slip, or a word of the same class. */
export type Alike = (one: string, other: string) => number

const SAME_BASE = 0.9
const SAME_STEM = 0.75
const SAME_CLASS = 0.4
const STEM = 4
const LONGEST_ENDING = 5

/** Pronouns in all their forms. */
const PERSONS: ReadonlySet<Tag> = new Set<Tag>(['pron', 'obj', 'poss'])
/** What stands before a verb. */
const HELPERS: ReadonlySet<Tag> = new Set<Tag>(['be', 'have', 'do', 'modal'])
const CLASSES: readonly ReadonlySet<Tag>[] = [
  PERSONS,
  HELPERS,
  new Set<Tag>(['prep', 'to']),
  new Set<Tag>(['det', 'poss']),
]

const TELLS: ReadonlySet<Tag> = new Set<Tag>(['adj', 'noun', 'name', 'verb', 'num'])

/** A word that tells nothing by itself. */
export function isClosed(word: string): boolean {
  const tag = word === 'to' ? 'to' : closedWords.get(word.replace(/'.*$/, ''))
  return tag !== undefined && !TELLS.has(tag)
}

export function createBaseOf(lexicon: Lexicon): (word: string) => string {
  return (word) => {
    const { verbs, singular, degree } = lexicon.read(word)
    return verbs[0]?.base ?? singular ?? degree?.base ?? word
  }
}

export function createAlike(baseOf: (word: string) => string): Alike {
  return (one, other) => {
    if (one === other) return 1
    if (baseOf(one) === baseOf(other)) return SAME_BASE
    const [first, second] = [closedWords.get(one), closedWords.get(other)]
    if (first || second) return areOfClass(first, second) ? SAME_CLASS : 0
    return isSameStem(one, other) || isSlip(one, other) ? SAME_STEM : 0
  }
}

const areOfClass = (one: Tag | undefined, other: Tag | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  (one === other || CLASSES.some((tags) => tags.has(one) && tags.has(other)))

function isSameStem(one: string, other: string): boolean {
  const stem = [...one].findIndex((letter, at) => letter !== other[at])
  const shared = stem < 0 ? one.length : stem
  return shared >= STEM && Math.max(one.length, other.length) - shared <= LONGEST_ENDING
}

/** One letter apart: 'affect', 'effect'. */
function isSlip(one: string, other: string): boolean {
  if (one.length !== other.length || one.length < STEM) return false
  return [...one].filter((letter, at) => letter !== other[at]).length === 1
}
