import { useEffect, useState } from 'react'
import { onDemand } from '../../lib/on-demand.tsx'
import { partTexts, withTexts } from '../i18n/part-texts.tsx'

const texts = partTexts('consent', {
  id: () => import('../../../content/id/consent.ts'),
  en: () => import('../../../content/en/consent.ts'),
})
const Choice = onDemand(
  withTexts(texts, () => import('./consent-choice.tsx').then(({ ConsentChoice }) => ConsentChoice)),
)

/** Renders the consent question only if the operator configured Google Analytics. */
export function ConsentPlace() {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => setUsed('measurementId' in document.documentElement.dataset), [])
  return isUsed && <Choice wanted onMissing={() => {}} />
}
