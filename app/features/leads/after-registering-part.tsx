import { type ComponentType, lazy } from 'react'
import { partTexts, withTexts } from '../i18n/part-texts.tsx'
import type { Registered } from './after-registering.tsx'

interface Props {
  registered: Registered
  takesFocus: boolean
}

const texts = partTexts('after-registering', {
  id: () => import('../../../content/id/after-registering.ts'),
  en: () => import('../../../content/en/after-registering.ts'),
})
const load = withTexts(texts, async () => (await import('./after-registering.tsx')).AfterRegisteringCard)

/** The card that stays after a registration, with its texts; nothing where they cannot be loaded. Suspends. */
export const AfterRegistering = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })))
