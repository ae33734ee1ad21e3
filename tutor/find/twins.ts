import { typedWords } from './words.ts'

const SHARED = 2

/** Entries about the same words, such as a grammar topic and a pair: whichever is found, the question is answered. */
export function twinsOf(itemsOf: readonly string[][]): (one: number, other: number) => boolean {
  const sets = itemsOf.map((items) => new Set(items.map((item) => typedWords(item).join(' '))))
  return (one, other) => {
    const left = sets[one]
    const right = sets[other]
    if (!left || !right) return false
    let shared = 0
    for (const item of left) if (right.has(item)) shared += 1
    return shared >= SHARED && shared * 2 >= Math.min(left.size, right.size)
  }
}
