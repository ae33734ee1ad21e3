import { useState } from 'react'
import { goToComposer } from './composer.ts'
import { CorrectionCard, type CorrectionProps, Reasons } from './correction-card.tsx'
import { FixTools } from './fix-tools.tsx'

/** A change that is likely and not sure: the visitor says whether it was meant. What was written is doubted: no reading. */
export function UnsureCard(props: CorrectionProps) {
  const { correction, t } = props
  const { original, corrected } = correction
  const [meant, setMeant] = useState<'changed' | 'kept' | null>(null)
  if (meant === 'changed') return <CorrectionCard {...props} />
  if (meant === 'kept')
    return (
      <div className="fix">
        <p className="fix-line" lang="en">
          {original}
        </p>
        <p role="status">{t('unsure.left')}</p>
        <Reasons {...props} />
        <FixTools words={original} t={t} />
      </div>
    )
  return (
    <div className="fix fix-unsure">
      <button type="button" className="woven-chip" onClick={() => setMeant('changed')}>
        <span>
          <small>{t('unsure.changed')}</small>
          <span className="voice" lang="en">
            {corrected}
          </span>
        </span>
      </button>
      <div className="quiz-foot">
        <button type="button" className="quiz-link" onClick={() => goToComposer()}>
          {t('unsure.neither')}
        </button>
        <button type="button" className="quiz-link" onClick={() => setMeant('kept')}>
          {t('unsure.leave')}
        </button>
      </div>
    </div>
  )
}
