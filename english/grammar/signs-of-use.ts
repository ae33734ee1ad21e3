import { chanceOf, wordsOf } from '../usage/usage.ts'

/** How many times likelier the words become by an edit, as a logarithm: each step that is reached is a sign. */
const STEPS = [-8, -6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 8, 10]
/** Each word is weighed behind two others. */
const BEHIND = 2

interface Gain {
  kind: 'put in' | 'taken out' | 'changed'
  by: number
}

/** What an edit makes of the words around it: nearer to what is usual in English, or farther from it. */
export function signsOfUse(before: string, after: string): string[] {
  const gain = gainOf(before, after)
  if (!gain) return []
  return STEPS.filter((step) => gain.by >= step).flatMap((step) => [`use ${step}`, `use ${gain.kind} ${step}`])
}

/** How many times likelier the words become, as a natural logarithm; nothing where they stay as they are. */
export function gainOf(before: string, after: string): Gain | undefined {
  const [was, is] = [wordsOf(before), wordsOf(after)]
  const start = was.findIndex((word, at) => word !== is[at])
  if (start < 0) return undefined
  const end = sameAtEnd(was.slice(start), is.slice(start))
  return {
    kind: was.length - end === start ? 'put in' : is.length - end === start ? 'taken out' : 'changed',
    by: weigh(is, start, is.length - end) - weigh(was, start, was.length - end),
  }
}

const weigh = (words: readonly string[], start: number, end: number): number =>
  chanceOf(words, start, Math.min(words.length, end + BEHIND))

function sameAtEnd(was: readonly string[], is: readonly string[]): number {
  const most = Math.min(was.length, is.length)
  let count = 0
  while (count < most && was.at(-1 - count) === is.at(-1 - count)) count += 1
  return count
}
