import { type ComponentType, lazy } from 'react'
import { partTexts, withTexts } from '../i18n/part-texts.tsx'
import type { Registered } from './registered.ts'

interface Props {
  registered: Registered
  takesFocus: boolean
  onAskTutor?: (wish: string) => void
}

const texts = partTexts('after-registering', {
  id: () => import('../../../content/id/after-registering.ts'),
  en: () => import('../../../content/en/after-registering.ts'),
})
const load = withTexts(texts, async () => (await import('./after-registering.tsx')).AfterRegisteringCard)

/** Fetches the card while there is a network. */
export const prepareAfterRegistering = (): void => void load().catch(() => {})

/** The card that stays after a registration, with its texts; nothing where they cannot be loaded. Suspends. */
export const AfterRegistering = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })))
