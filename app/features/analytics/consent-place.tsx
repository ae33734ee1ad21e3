import { useEffect, useState } from 'react'
import { onDemand } from '../../lib/on-demand.tsx'
import { partTexts, withTexts } from '../i18n/part-texts.tsx'

const texts = partTexts({
  id: () => import('../../../content/id/consent.ts'),
  en: () => import('../../../content/en/consent.ts'),
})
const Choice = onDemand(
  withTexts(texts, () => import('./consent-choice.tsx').then(({ ConsentChoice }) => ConsentChoice)),
)

/** Where visitors are asked, if the operator uses a third party at all. */
export function ConsentPlace() {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => setUsed('measurementId' in document.documentElement.dataset), [])
  return isUsed && <Choice wanted onMissing={() => {}} />
}
