import { markWord } from '../../../domain/explainer/mark-word.ts'

/** An example sentence with the word marked in it. */
export function Example({ text, words }: { text: string; words: readonly string[] }) {
  let at = 0
  return (
    <>
      “
      {markWord(text, words).map((piece) => {
        at += piece.text.length
        return piece.isWord ? <mark key={at}>{piece.text}</mark> : piece.text
      })}
      ”
    </>
  )
}
