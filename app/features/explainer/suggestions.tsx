import { WordChips } from './word-chips.tsx'

interface Props {
  label: string
  words: readonly string[]
  onAsk(word: string): void
}

/** Other words to ask for, if there are any. */
export function Suggestions({ label, words, onAsk }: Props) {
  if (words.length === 0) return null
  return (
    <>
      <p className="answer-label">{label}</p>
      <WordChips words={words} onAsk={onAsk} />
    </>
  )
}
