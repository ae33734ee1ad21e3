import { correctText } from '../../english/grammar/correct-text.ts'
import { openLexicon } from '../../english/words/lexicon.ts'
import { problemText } from '../../tutor/book/problem.ts'
import { readBook, type WholeBook } from '../../tutor/book/read-book.ts'
import { twinsOf } from '../../tutor/find/twins.ts'
import { englishIn } from './book-english.ts'

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
  return englishIn(book).flatMap(({ where, text }) =>
    correctText(text, lexicon).map(({ original, corrected, findings }) => ({
      where,
      text: original,
      corrected,
      rules: findings.map(({ rule }) => rule).join(' '),
    })),
  )
}
