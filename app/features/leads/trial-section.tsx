import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { Card } from '../../ui/card.tsx'
import { useText } from '../i18n/language-context.ts'
import { TrialForm } from './trial-form.tsx'
import { TRIAL_ID } from './use-fixed-program.ts'
import type { TrialState, TrialValues } from './use-trial-form.ts'

const loadAfterTrial = () => import('./after-trial.tsx')
/** Nothing where it cannot be loaded: the toast has already thanked. */
const AfterTrial = lazy<ComponentType<{ fields: Record<string, string> }>>(() =>
  loadAfterTrial().then(
    (part) => ({ default: part.AfterTrial }),
    () => ({ default: () => null }),
  ),
)

export function TrialSection({ trial }: { trial: TrialState }) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const takeOverTyped = useEffectEvent(() => {
    if (form.current) trial.change(Object.fromEntries(new FormData(form.current)) as Partial<TrialValues>)
  })
  // Typed before hydration.
  useEffect(() => takeOverTyped(), [])

  const fetchNext = useEffectEvent(() => loadAfterTrial().then(({ unsent }) => trial.change(unsent()), String))

  // Hide the floating button over the form that it would open, and fetch what follows while there is a network.
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const now = entries.at(-1)
      if (now?.target.toggleAttribute('data-in-view', now.isIntersecting)) fetchNext()
    })
    if (form.current) observer.observe(form.current)
    return () => observer.disconnect()
  }, [])

  return (
    <section id={TRIAL_ID} className="trial on-dark" aria-labelledby="trial-title" data-below="">
      <div className="wrap trial-row">
        <div>
          <h2 id="trial-title">
            {t('trial.title')}{' '}
            <span className="voice" lang="en">
              {t('trial.voice')}
            </span>
          </h2>
          <p className="trial-lead">{t('trial.lead')}</p>
          <Suspense>{trial.sent && <AfterTrial fields={trial.sent} />}</Suspense>
        </div>
        <Card>
          <TrialForm trial={trial} ref={form} />
        </Card>
      </div>
    </section>
  )
}
