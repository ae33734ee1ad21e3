import { type ComponentType, lazy } from 'react'
import { partTexts, withTexts } from '../i18n/part-texts.tsx'
import type { EssayProps } from './essay-card.tsx'

const texts = partTexts('chat-essay', {
  id: () => import('../../../content/id/chat-essay.ts'),
  en: () => import('../../../content/en/chat-essay.ts'),
})
const load = withTexts<EssayProps>(texts, async () => (await import('./essay-card.tsx')).EssayCard)

/** The card of a text with its texts; where they cannot be loaded, the review in words. Suspends. */
export const Essay = lazy<ComponentType<EssayProps>>(() =>
  load().catch(() => ({ default: ({ children }: EssayProps) => children })),
)
