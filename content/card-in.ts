import type { ProgramKind } from '../domain/school/school.ts'

/** The card of a program, with which its page begins. */
export function cardIn<Card extends { id: string }>(cards: readonly Card[], id: ProgramKind): Card {
  const found = cards.find((one) => one.id === id)
  if (!found) throw new Error(`There is no card for ${id}`)
  return found
}
