import type { MouseEvent } from 'react'
import type { Kept } from '../../../domain/explainer/kept-explanations.ts'
import { wordsThisWeek } from '../../../domain/explainer/your-words.ts'
import { useExplainerText } from './use-explainer-text.ts'

interface Props {
  words: readonly Kept[]
  onOpen(word: Kept): void
  onForget(event: MouseEvent): void
}

/** A cloth of the words that were asked for on this device: each opens again without a call. */
export function YourWords({ words, onOpen, onForget }: Props) {
  const t = useExplainerText()
  if (words.length === 0) return null
  return (
    <section className="your-words" aria-label={t('explainer.yours')}>
      <p className="your-words-head">
        <b>{t('explainer.yours')}</b>
        <span>{t('explainer.yours.week', { count: wordsThisWeek(words, Date.now()) })}</span>
      </p>
      <ul>
        {words.map((kept) => (
          <li key={kept.word}>
            <button type="button" lang="en" onClick={() => onOpen(kept)}>
              {kept.word}
            </button>
          </li>
        ))}
        <li className="your-words-forget">
          <button type="button" onClick={onForget}>
            {t('explainer.yours.forget')}
          </button>
        </li>
      </ul>
    </section>
  )
}
