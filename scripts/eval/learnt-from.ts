import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readBook } from '../../tutor/book/read-book.ts'
import { readLearnerWords } from '../dictionary/learner-files.ts'
import { readWordNet } from '../dictionary/wordnet.ts'
import { readRows } from '../marked/rows.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { englishIn } from './book-english.ts'
import { accepted } from './same-sentence.ts'

const FEWEST_WORDS = 6
const MOST_WRITTEN = 4000
const EVALS = join(PROJECT_ROOT, 'evals')

/** The sets that may be looked at; the held-out ones are not. */
const developmentRows = () =>
  readdirSync(EVALS)
    .filter((name) => /^grammar.*\.tsv$/.test(name))
    .flatMap((name) => readRows(join(EVALS, name)))

/** Right sentences of these sets, each once. */
export const developmentRight = (): string[] => [
  ...new Set(developmentRows().flatMap(({ correct }) => (correct ? [accepted(correct)[0] ?? ''] : []))),
]

/** Wrong sentences with what they may be instead. */
export const wrongTexts = (): Map<string, readonly string[]> =>
  new Map(
    developmentRows()
      .filter(({ wrong, correct }) => wrong && wrong !== '-' && correct && wrong !== correct)
      .map(({ wrong = '', correct = '' }) => [wrong, accepted(correct)]),
  )

const PRONOUN = 'he|she|they|we|I|you|it'
const OPENER = 'the|this|these|those|many|some|most|all|my|his|her|our'
/** With a pronoun, whole sentences; with an article, also phrases without a verb; others with a helper verb inside. */
const KINDS = [
  new RegExp(`^(?:${PRONOUN}) `),
  new RegExp(`^(?:${OPENER}) `),
  new RegExp(`^(?!(?:${PRONOUN}|${OPENER}) ).* (?:is|are|was|were|has|had|have|will|would|can|could|did|does|do) `),
]

/** Examples in WordNet: written English by other hands. */
function writtenSentences(): string[] {
  const examples = [...new Set(readWordNet().flatMap(({ synset }) => synset.examples))]
  return KINDS.flatMap((kind) =>
    examples.filter((text) => kind.test(text) && text.split(' ').length >= FEWEST_WORDS).slice(0, MOST_WRITTEN),
  ).map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`)
}

/** Right sentences of the sets. */
export const rightOfSets = () => developmentRows().flatMap(({ correct }) => (correct ? accepted(correct) : []))

/** Right sentences: of the sets, the teacher's book, the dictionary and WordNet. Of articles only the sets tell. */
export function rightTexts(): { all: Set<string>; ofSets: Set<string> } {
  const ofSets = new Set(rightOfSets())
  const all = new Set([
    ...ofSets,
    ...englishIn(readBook().book).map(({ text }) => text),
    ...readLearnerWords(join(PROJECT_ROOT, 'content/dictionary')).flatMap(({ senses }) =>
      senses.flatMap(({ example }) => (example ? [example] : [])),
    ),
    ...writtenSentences(),
  ])
  return { all, ofSets }
}
