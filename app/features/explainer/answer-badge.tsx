import type { Explanation } from '../../../domain/explainer/explainer-contract.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconShape } from '../../ui/icon.tsx'
import { explainerIcons } from './explainer-icons.ts'
import { useExplainerText } from './use-explainer-text.ts'

const LOOKS = {
  ai: { tone: 'success', icon: 'sparkles' },
  dictionary: { tone: 'quiet', icon: 'book-open' },
  limited: { tone: 'limited', icon: 'hourglass' },
} as const

/** The source: the AI, the dictionary where no AI is configured, or a fallback. */
export function AnswerBadge({ explanation, isQuotaReached }: { explanation: Explanation; isQuotaReached: boolean }) {
  const t = useExplainerText()
  const kind = isQuotaReached || explanation.fallback ? 'limited' : explanation.source
  const { tone, icon } = LOOKS[kind]
  return (
    <Badge tone={tone}>
      <IconShape path={explainerIcons[icon]} />
      {t(`explainer.badge.${kind}`)}
    </Badge>
  )
}
