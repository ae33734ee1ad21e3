import { readBook } from '../../tutor/book/read-book.ts'
import { LABELS } from '../../tutor/intents/classifier.ts'
import { readRows } from '../marked/rows.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { trainingRows } from './training-rows.ts'

const EVERY = 2
const LEARNERS = ['grammar-chat', 'grammar-daily', 'grammar-mails', 'grammar-office', 'grammar-lower-case']

export const everyOf = (count: number, texts: readonly string[]): string[] => texts.filter((_, at) => at % count === 0)

/** English as it is written for practice: of the phrase book, the entries' examples, and learners, wrong and right. */
export function practisedTexts(): string[] {
  const { entries, phrases } = readBook().book
  const learners = LEARNERS.flatMap((name) => readRows(`${PROJECT_ROOT}/evals/${name}.tsv`))
  const sentences = trainingRows('intents-training.tsv', LABELS).filter(({ label }) => label === 'sentence')
  return [
    ...everyOf(
      EVERY,
      phrases.flatMap(({ en }) => en.slice(0, 1)).filter((text) => !text.includes('{')),
    ),
    ...everyOf(
      EVERY,
      entries.flatMap(({ examples, more }) => [...examples, ...more]).map(({ en }) => en),
    ),
    ...learners.flatMap(({ wrong = '', correct = '' }) => [wrong, correct]).filter(Boolean),
    ...sentences.map(({ utterance }) => utterance),
  ]
}
