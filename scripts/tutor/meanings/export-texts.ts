/**
 * Writes what meanings are learnt from: `export-texts.ts FILE`. Texts of the book's entries and questions, sentences in both
 * languages, what Indonesian words are in English, and the sets that are tried.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isIndonesianWord } from '../../../english/language/indonesian-words.ts'
import { openLexicon } from '../../../english/words/lexicon.ts'
import { readBook } from '../../../tutor/book/read-book.ts'
import { readQuestions } from '../../../tutor/book/read-questions.ts'
import { openIndex } from '../../../tutor/find/index-file.ts'
import { createRepair } from '../../../tutor/find/repair-spelling.ts'
import { indonesianStems } from '../../../tutor/find/stems.ts'
import { plainWords } from '../../../tutor/find/words.ts'
import { readFindRows } from '../../marked/find-rows.ts'
import { PROJECT_ROOT } from '../../project-root.ts'
import { type Taught, taughtTexts } from './taught-texts.ts'
import { twinTexts } from './twin-texts.ts'
import { wordTranslations } from './word-translations.ts'

const [file] = process.argv.slice(2)
if (!file) throw new Error('Usage: export-texts.ts FILE')

const SETS = ['find-dev', 'find-told', 'find-askers-dev', 'find-askers-2-dev', 'find-trades-dev', 'find-trades-2-dev']
/** How many of the likeliest English words an Indonesian one begins as. */
const FAITHFUL = 6

const lexicon = openLexicon()
const { book } = readBook()
const names = book.entries.map(({ name }) => name)
const twins = twinTexts(book)
const translations = wordTranslations(twins)
const repair = createRepair(openIndex().vocabulary, lexicon)
const texts = [...taughtTexts(book), ...questions()]
const sets = Object.fromEntries(
  SETS.map((set) => [
    set,
    readFindRows(join(PROJECT_ROOT, `evals/${set}.tsv`)).map(({ question, expected }) => ({
      words: plainWords(question).map(repair),
      expected: expected.map((name) => names.indexOf(name)),
    })),
  ]),
)
const words = new Set([
  ...texts.flatMap((text) => text.words),
  ...twins.flatMap(({ en, id }) => [...en, ...id]),
  ...translations.keys(),
])
const indonesian = Object.fromEntries(
  [...words].sort().flatMap((word) => {
    const form = [word, ...indonesianStems(word)].find((one) => translations.has(one))
    const isOurs = form !== undefined && (isIndonesianWord(word) || !lexicon.isKnown(word))
    return isOurs ? [[word, likeliest(form)] as const] : []
  }),
)
writeFileSync(file, JSON.stringify({ names, texts, twins, indonesian, sets }))
console.log(`${texts.length} texts, ${twins.length} twins, ${Object.keys(indonesian).length} Indonesian words`)

/** How people ask; behind the entries stands that none answers. */
function questions(): Taught[] {
  return readQuestions().map(({ question, entry }) => ({
    entry: entry === null ? names.length : names.indexOf(entry),
    words: plainWords(question),
    share: 1,
  }))
}

function likeliest(word: string): [string, number][] {
  return [...(translations.get(word) ?? [])].sort(([, one], [, other]) => other - one).slice(0, FAITHFUL)
}
