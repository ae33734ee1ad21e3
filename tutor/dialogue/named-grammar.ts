import type { Entry, Kind } from '../book/entry.ts'
import { stemsOf } from './closest-part.ts'
import type { Turn } from './turn.ts'

const OF_GRAMMAR: ReadonlySet<Kind | undefined> = new Set<Kind | undefined>(['grammar', 'pairs'])
const LIKELY = 0.25

/** The entry on grammar that a message most likely names. */
export function namedGrammar({ analysis, teaching }: Turn): Entry | undefined {
  const best = analysis.found.find(
    ({ name, probability }) => probability >= LIKELY && OF_GRAMMAR.has(teaching.kindOf(name)),
  )
  return best && teaching.entry(best.name)
}

/** The same, however unlikely, if it has a word of its name: 'a quiz about passive'. */
export function mentionedGrammar(turn: Turn): Entry | undefined {
  const { analysis, teaching, text } = turn
  const asked = stemsOf(text)
  const isMentioned = (entry: Entry | undefined): boolean =>
    entry !== undefined &&
    [entry.title.en, ...entry.items].some((item) => [...stemsOf(item)].some((stem) => asked.has(stem)))
  const grammar = analysis.found.filter(({ name }) => OF_GRAMMAR.has(teaching.kindOf(name)))
  return grammar.map(({ name }) => teaching.entry(name)).find(isMentioned)
}
