import type { Explanation } from '../../../domain/explainer/explainer-contract.ts'
import idle from '../../art/kiky/idle.svg?no-inline'
import thinking from '../../art/kiky/thinking.svg?no-inline'
import { AskKiky } from './ask-kiky.tsx'
import { MeaningChips } from './meaning-chips.tsx'
import { Suggestions } from './suggestions.tsx'
import { useExplainerText } from './use-explainer-text.ts'

const KEYS = {
  unknown: 'explainer.notFound.unknown',
  indonesian: 'explainer.notFound.indonesian',
  sentence: 'explainer.notFound.sentence',
  'not a word': 'explainer.notFound.notAWord',
  rude: 'explainer.notFound.rude',
} as const
const SUGGESTION_KEYS = {
  unknown: 'explainer.perhaps',
  indonesian: 'explainer.inEnglish',
  sentence: 'explainer.wordsInside',
  'not a word': 'explainer.perhaps',
  rude: 'explainer.perhaps',
} as const

const ASK_KEYS = {
  unknown: 'explainer.ask.unknown',
  indonesian: 'explainer.ask.indonesian',
  sentence: 'explainer.ask.sentence',
  'not a word': 'explainer.ask.where',
} as const

interface Props {
  asked: string
  reason: NonNullable<Explanation['notFound']>
  suggestions: readonly string[]
  meanings: NonNullable<Explanation['meanings']>
  isQuotaReached: boolean
  onAsk(word: string): void
}

export function NotFound({ asked, reason, suggestions, meanings, isQuotaReached, onAsk }: Props) {
  const t = useExplainerText()
  const hasOthers = suggestions.length > 0
  return (
    <div className="answer-none">
      <h3 tabIndex={-1} lang={reason === 'indonesian' ? 'id' : undefined}>
        {asked}
      </h3>
      {isQuotaReached && <p className="answer-quota">{t('explainer.quota.reached')}</p>}
      <p>{t(meanings.length > 1 ? 'explainer.notFound.meanings' : KEYS[reason])}</p>
      {meanings.length > 1 ? (
        <MeaningChips meanings={meanings} onAsk={onAsk} />
      ) : (
        <Suggestions label={t(SUGGESTION_KEYS[reason])} words={suggestions} onAsk={onAsk} />
      )}
      {reason !== 'rude' && (
        <AskKiky
          word={asked}
          pose={reason === 'indonesian' ? idle : thinking}
          text={t(hasOthers || reason !== 'unknown' ? ASK_KEYS[reason] : 'explainer.ask.where')}
        />
      )}
    </div>
  )
}
