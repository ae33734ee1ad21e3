import { openBook } from './book/open-book.ts'

/** As visitors ask and write: questions of the book's entries, and sentences with the mistakes that they are about. */
export function* practiceMessages(): Generator<string> {
  const book = openBook()
  for (const name of book.names) {
    const { ask = [], mistake } = book.entry(name) ?? {}
    const [question] = ask
    const [sentence] = mistake?.sentences ?? []
    if (question) yield question
    if (sentence) yield sentence.wrong
  }
}
