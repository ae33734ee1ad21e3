import { useExplainerText } from './use-explainer-text.ts'

interface Props {
  words: readonly string[]
  onAsk(word: string): void
}

/** Buttons that look up their word. */
export function WordChips({ words, onAsk }: Props) {
  const t = useExplainerText()
  return (
    <span className="word-chips">
      {words.map((word) => (
        <button
          key={word}
          type="button"
          className="word-chip"
          lang="en"
          aria-label={t('explainer.lookUp', { word })}
          onClick={() => onAsk(word)}
        >
          {word}
        </button>
      ))}
    </span>
  )
}
