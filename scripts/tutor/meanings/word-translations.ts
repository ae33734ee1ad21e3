import type { Twin } from './twin-texts.ts'

/** How likely each English word is what an Indonesian word is in English. */
export type Translations = Map<string, Map<string, number>>

const ROUNDS = 6
const LONGEST = 13
/** An English word may stand for nothing. */
const NOTHING = 0.02
const LEAST = 0.005

/** Which word goes with which is learnt from what they stand in together (IBM model 1). */
export function wordTranslations(twins: readonly Twin[]): Translations {
  const short = twins.filter(({ en, id }) => en.length <= LONGEST && id.length <= LONGEST)
  let chances: Translations | null = null
  for (let round = 0; round < ROUNDS; round += 1) chances = counted(short, chances)
  return chances ?? new Map()
}

function counted(twins: readonly Twin[], before: Translations | null): Translations {
  const counts: Translations = new Map()
  const chanceOf = (from: string, to: string) => (before ? (before.get(from)?.get(to) ?? 0) : 1)
  for (const { en, id, weight } of twins) {
    for (const to of en) {
      const total = id.reduce((sum, from) => sum + chanceOf(from, to), NOTHING)
      for (const from of id) add(counts, from, to, (weight * chanceOf(from, to)) / total)
    }
  }
  return new Map([...counts].map(([from, own]) => [from, asChances(own)]))
}

function add(counts: Translations, from: string, to: string, count: number): void {
  if (count === 0) return
  const own = counts.get(from) ?? new Map<string, number>()
  own.set(to, (own.get(to) ?? 0) + count)
  counts.set(from, own)
}

function asChances(counts: ReadonlyMap<string, number>): Map<string, number> {
  const total = [...counts.values()].reduce((sum, one) => sum + one, 0)
  return new Map([...counts].map(([to, count]) => [to, count / total] as const).filter(([, chance]) => chance > LEAST))
}
