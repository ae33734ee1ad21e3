import type { Entry, Kind } from '../book/entry.ts'
import { stemsOf } from './closest-part.ts'
import { bare } from './phrases.ts'
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

/** The entry on grammar that is called so, or whose items the words of the subject are: 'in on at'. */
export function grammarCalled({ analysis, teaching }: Turn, subject: string): Entry | undefined {
  const wanted = namesIn(subject)
  if (wanted.length < 2) return undefined
  const isCalled = (entry: Entry | undefined): boolean => {
    if (!entry) return false
    const names = [entry.title.en, entry.title.id, ...entry.items].map((name) => namesIn(name).join(' '))
    return names.includes(wanted.join(' ')) || wanted.every((word) => names.includes(word))
  }
  const grammar = analysis.found.filter(({ name }) => OF_GRAMMAR.has(teaching.kindOf(name)))
  return grammar.map(({ name }) => teaching.entry(name)).find(isCalled)
}

const namesIn = (text: string): string[] =>
  bare(text)
    .split(/[ /-]/)
    .filter(Boolean)
    .map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''))

/** The same, however unlikely, if it is called so or has a word of its name: 'a quiz about passive'. */
export function mentionedGrammar(turn: Turn): Entry | undefined {
  const { analysis, teaching, text } = turn
  const asked = stemsOf(text)
  const stemsOfNames = ({ title, items }: Entry) => [title.en, ...items].map((item) => [...stemsOf(item)])
  const isCalled = (entry: Entry): boolean =>
    stemsOfNames(entry).some((stems) => stems.length > 0 && stems.every((stem) => asked.has(stem)))
  const isMentioned = (entry: Entry): boolean =>
    stemsOfNames(entry)
      .flat()
      .some((stem) => asked.has(stem))
  const grammar = analysis.found
    .filter(({ name }) => OF_GRAMMAR.has(teaching.kindOf(name)))
    .flatMap(({ name }) => teaching.entry(name) ?? [])
  return grammar.find(isCalled) ?? grammar.find(isMentioned)
}
