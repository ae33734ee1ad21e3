import { comparing } from '../../content/tutor-compare-words.ts'
import { verbForms } from '../../content/tutor-verb-forms.ts'
import type { Entry } from '../book/entry.ts'
import { bare, holdsOneOf } from '../dialogue/phrases.ts'
import { teachEntry } from '../dialogue/teach-entry.ts'
import type { Said, Turn } from '../dialogue/turn.ts'
import { entryOnBoth, sideBySide } from './compare-with-open.ts'

const BESIDE = /\b(?:sama|sm|dan|dengan|dgn|vs|and|with|from|atau|or)\b/
const LONGEST = 4

/** 'Bedanya was repaired dan has been repaired?': the two forms by what the book says of each. */
export function compareVerbForms(turn: Turn): Said | null {
  if (!holdsOneOf(turn.lower, comparing)) return null
  const [left, right, ...more] = turn.lower.split(BESIDE).map((side) => bare(side).split(' '))
  if (!left || !right || more.length > 0) return null
  const one = entryFor(turn, endsOf(left))
  const other = entryFor(turn, beginningsOf(right))
  if (!one || !other || one === other) return null
  const own = entryOnBoth(turn, one, other)
  return own ? teachEntry(turn, own) : sideBySide(turn, one, other)
}

/** The longest first. */
const endsOf = (words: readonly string[]): string[] =>
  counts(words).map((count) => words.slice(words.length - count).join(' '))
const beginningsOf = (words: readonly string[]): string[] =>
  counts(words).map((count) => words.slice(0, count).join(' '))
const counts = (words: readonly string[]): number[] =>
  Array.from({ length: Math.min(LONGEST, words.length) }, (_, at) => Math.min(LONGEST, words.length) - at)

function entryFor({ teaching }: Turn, phrases: readonly string[]): Entry | undefined {
  for (const phrase of phrases) {
    const name = verbForms.find(([form]) => form.test(phrase))?.[1]
    if (name) return teaching.entry(name)
  }
  return undefined
}
