import type { Explanation } from '../../../domain/explainer/explainer-contract.ts'
import thinking from '../../art/kiky/thinking.svg?no-inline'
import { AskKiky } from './ask-kiky.tsx'
import { Suggestions } from './suggestions.tsx'
import { useExplainerText } from './use-explainer-text.ts'

interface Props {
  explanation: Explanation
  /** Shows the answer to the nearest word, which is there already. */
  onNearest(explanation: Explanation): void
  onAsk(word: string): void
}

/** A word that is nearly one of several others: which one was meant? */
export function Misspelt({ explanation, onNearest, onAsk }: Props) {
  const { word, correctedFrom = word, suggestions = [] } = explanation
  const t = useExplainerText()
  return (
    <div className="answer-none">
      <h3 tabIndex={-1} className="voice">
        {correctedFrom}
      </h3>
      <p>{t('explainer.misspelt')}</p>
      <Suggestions
        label={t('explainer.perhaps')}
        words={[word, ...suggestions]}
        onAsk={(chosen) => (chosen === word ? onNearest(explanation) : onAsk(chosen))}
      />
      <AskKiky word={correctedFrom} pose={thinking} text={t('explainer.ask.unknown')} />
    </div>
  )
}
