import { correctText } from '../../english/grammar/correct.ts'
import { openLexicon } from '../../english/words/lexicon.ts'
import { type Entry, SENTENCE_FACETS } from '../../tutor/book/entry.ts'
import { problemText } from '../../tutor/book/problem.ts'
import { readBook, type WholeBook } from '../../tutor/book/read-book.ts'
import { twinsOf } from '../../tutor/find/twins.ts'

/** Prints what is malformed, English sentences that the grammar checker would change, entries alike, and counts. */
export async function run(): Promise<void> {
  const { book, problems } = readBook()
  for (const problem of problems) console.log(`malformed\t${problemText(problem)}`)
  const changed = changedSentences(book)
  for (const { where, text, corrected, rules } of changed)
    console.log(['checker', where, text, corrected, rules].join('\t'))
  const twins = twinEntries(book)
  for (const names of twins) console.log(['twins', ...names].join('\t'))
  const kinds = Object.groupBy(book.entries, ({ kind }) => kind)
  console.log(
    JSON.stringify({
      ...Object.fromEntries(Object.entries(kinds).map(([kind, entries]) => [kind, entries.length])),
      entries: book.entries.length,
      asks: book.entries.reduce((sum, { ask }) => sum + ask.length, 0),
      phrases: book.phrases.length,
      fillings: book.fillings.length,
      scenes: book.scenes.length,
      malformed: problems.length,
      changed: changed.length,
      twins: twins.length,
    }),
  )
}

/** Entries about the same words: perhaps one of them is enough. */
function twinEntries({ entries }: WholeBook): string[][] {
  const areTwins = twinsOf(entries.map(({ items }) => items))
  return entries.flatMap(({ name }, at) =>
    entries.flatMap((other, later) => (later > at && areTwins(at, later) ? [[name, other.name]] : [])),
  )
}

interface Changed {
  where: string
  text: string
  corrected: string
  rules: string
}

function changedSentences(book: WholeBook): Changed[] {
  const lexicon = openLexicon()
  const sentences = [
    ...book.entries.flatMap((entry) => englishOf(entry).map((text) => ({ where: entry.name, text }))),
    ...book.phrases.flatMap(({ en }) => en.slice(0, 1).map((text) => ({ where: 'phrases', text: filled(text) }))),
    ...book.scenes.flatMap(({ name, steps }) =>
      steps.flatMap(({ say, good }) => [say, ...good].map((text) => ({ where: name, text }))),
    ),
  ]
  return sentences.flatMap(({ where, text }) =>
    correctText(text, lexicon).map(({ original, corrected, findings }) => ({
      where,
      text: original,
      corrected,
      rules: findings.map(({ rule }) => rule).join(' '),
    })),
  )
}

const englishOf = (entry: Entry): string[] => [
  ...SENTENCE_FACETS.flatMap((facet) => entry[facet].map(({ en }) => en)),
  ...entry.model,
  ...entry.mistake.sentences.map(({ right }) => right),
]

const SAMPLES: Record<string, string> = {
  name: 'Rina',
  person: 'my sister',
  place: 'the station',
  time: 'nine o’clock',
  day: 'Monday',
  thing: 'the bag',
  food: 'fried rice',
  number: 'two',
  money: '50,000 rupiah',
  job: 'a nurse',
  country: 'Indonesia',
}

const filled = (text: string): string => text.replaceAll(/\{([^}]*)\}/g, (_, slot: string) => SAMPLES[slot] ?? slot)
