import { typedWords } from './words.ts'

const SHARED = 2

/** 'How much' is about 'much', too. */
const isSame = (one: string, other: string): boolean => one === other || holds(one, other) || holds(other, one)
const holds = (longer: string, shorter: string): boolean => shorter !== '' && ` ${longer} `.includes(` ${shorter} `)

/** Entries about the same words, such as a grammar topic and a pair: whichever is found, the question is answered. */
export function twinsOf(itemsOf: readonly string[][]): (one: number, other: number) => boolean {
  const sets = itemsOf.map((items) => new Set(items.map((item) => typedWords(item).join(' '))))
  return (one, other) => {
    const left = sets[one]
    const right = sets[other]
    if (!left || !right) return false
    let shared = 0
    for (const item of left) if ([...right].some((each) => isSame(item, each))) shared += 1
    return shared >= SHARED && shared * 2 >= Math.min(left.size, right.size)
  }
}
