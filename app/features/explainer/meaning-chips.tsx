import type { Explanation } from '../../../domain/explainer/explainer-contract.ts'
import '../../styles/woven-chip.css'
import { useExplainerText } from './use-explainer-text.ts'

interface Props {
  meanings: NonNullable<Explanation['meanings']>
  onAsk(word: string): void
}

/** English words for an Indonesian one, each with what else it means. */
export function MeaningChips({ meanings, onAsk }: Props) {
  const t = useExplainerText()
  return (
    <ol className="meaning-chips">
      {meanings.map(({ word, also }, at) => (
        <li key={word}>
          <button type="button" className="woven-chip" onClick={() => onAsk(word)}>
            <i aria-hidden="true">{at + 1}</i>
            <span>
              {also && <small lang="id">{also}</small>}
              <span className="voice" lang="en">
                {word}
              </span>
            </span>
            <span className="sr-only">{t('explainer.lookUp', { word })}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
