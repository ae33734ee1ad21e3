import { useEffect, useState } from 'react'
import { onDemand } from '../../lib/on-demand.tsx'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { partTexts, withTexts } from '../i18n/part-texts.tsx'

const texts = partTexts('hero-play', {
  id: () => import('../../../content/id/hero-play.ts'),
  en: () => import('../../../content/en/hero-play.ts'),
})
const HeroPlay = onDemand(withTexts(texts, async () => (await import('./hero-play.tsx')).HeroPlay))

const TOUCHES = ['pointermove', 'pointerdown', 'keydown'] as const

/** The stair that can be played: once the visitor does something, and not with reduced motion. */
export function HeroStage() {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    for (const type of TOUCHES)
      addEventListener(type, () => setTouched(true), { once: true, passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  return isTouched && !isCalm ? <HeroPlay wanted onMissing={() => setTouched(false)} /> : null
}
