import { onDemand } from '../../lib/on-demand.tsx'
import { partTexts, withTexts } from '../i18n/part-texts.tsx'

const texts = partTexts('after-registering', {
  id: () => import('../../../content/id/after-registering.ts'),
  en: () => import('../../../content/en/after-registering.ts'),
})

/** The card that stays after a registration, with its texts. */
export const AfterRegistering = onDemand(
  withTexts(texts, async () => (await import('./after-registering.tsx')).AfterRegisteringCard),
)
