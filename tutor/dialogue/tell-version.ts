import type { Entry, InBoth } from '../book/entry.ts'
import { exampleSubject, isAbout, themeAsked } from './example-subject.ts'
import { say } from './school-book.ts'
import { list, sentences } from './teach-entry.ts'
import { themeSentences } from './theme-sentences.ts'
import type { Turn } from './turn.ts'
import { fromDictionary } from './word-sentences.ts'

type Tell = (turn: Turn, entry: Entry) => string | null

const isSituation = ({ kind }: Entry): boolean => kind === 'situations'

/** Of a situation what it says in both languages, whatever the language of the reply. */
export const translated: Tell = ({ book }, { examples, kind }) =>
  kind === 'care'
    ? null
    : list(
        say(book, 'entry.translated'),
        examples.map(({ en, id }) => `**${en}** = ${id}`),
      )

export const translatedSituation: Tell = (turn, entry) => (isSituation(entry) ? translated(turn, entry) : null)

const SHORTEST_SHOWN = 2

/** The shortest lines that say it. */
export const shortest: Tell = ({ book }, entry) => {
  if (!isSituation(entry)) return null
  const all = [...entry.examples, ...entry.informal].sort((one, other) => one.en.length - other.en.length)
  return list(say(book, 'entry.shorter'), sentences(book, all.slice(0, SHORTEST_SHOWN)))
}

/** Written to somebody: the best line between a greeting and thanks. */
export const asMessage: Tell = ({ book }, entry) =>
  isSituation(entry) ? say(book, 'entry.message', { line: told(entry) }) : null

const BEST_LINE = /Best line: \*\*(.+?)\*\*/

/** The first example, and the line that says it where that is another one. */
function told(entry: Entry): string {
  const first = bestOf(entry.examples)
  const best = BEST_LINE.exec(entry.short.en)?.[1]
  if (!best || best === first) return first
  return best.startsWith(first) ? best : `${first} ${best}`
}

/** A whole e-mail; a model that the entry has is better. */
export const asEmail: Tell = ({ book }, entry) => {
  if (!isSituation(entry)) return null
  const [model] = entry.model
  const lines = model ?? [...entry.examples.slice(0, 1), ...entry.formal.slice(0, 1)].map(({ en }) => en).join(' ')
  return say(book, 'entry.email', { subject: entry.title.en, lines })
}

/** Without firm words of its own, how to make it firm. */
export const howFirm: Tell = ({ book }, entry) =>
  isSituation(entry)
    ? [say(book, 'entry.firm.how'), list(say(book, 'entry.formal'), sentences(book, entry.formal))]
        .filter(Boolean)
        .join('\n\n')
    : null

/** The sounds of its best line. */
export const bestLine = ({ examples }: Entry): string => bestOf(examples)

const bestOf = ([first]: readonly InBoth[]): string => first?.en ?? ''

/** The grammar of the entry in sentences about what is named; of a pair those of its own that are about it. */
export const exampleOnTheme: Tell = (turn, entry) => {
  const theme = themeAsked(turn)
  const made = theme ? themeSentences(entry.name, theme) : []
  const lines = theme && made.length === 0 ? sentencesOf(turn, entry).filter((one) => isAbout(theme, one)) : made
  return list(
    say(turn.book, 'entry.examples'),
    lines.map((line) => `**${line}**`),
  )
}

/** Those of its exercises and of the dictionary, too. */
const sentencesOf = (turn: Turn, { kind, exercise, mistake, items }: Entry): string[] =>
  kind === 'pairs'
    ? [
        ...mistake.sentences.map(({ right }) => right),
        ...exercise.map(({ sentence, keys: [key = ''] }) => sentence.replace('…', key).replaceAll(/\s*\([^)]*\)/g, '')),
        ...items.flatMap((item) => fromDictionary(turn, item)?.sentences ?? []),
      ]
    : []

/** Where no sentence of the entry is about it: those that there are with that word; of a pair its own matter more. */
export const exampleWith: Tell = (turn, entry) => {
  const about = entry.kind === 'pairs' ? null : exampleSubject(turn)
  const found = about === null ? null : fromDictionary(turn, about)
  if (!found) return null
  const { book } = turn
  const title = entry.title[book.language]
  return list(say(book, 'entry.example.other', { title, word: found.word }), found.sentences)
}
