import { Icon } from '../../ui/icon.tsx'
import type { Translate } from '../i18n/texts.ts'
import type { Correction } from './reply-parts.ts'
import { wordDiff } from './word-diff.ts'

/** The sentence in one line, old words struck through and new ones woven in; the reason is folded. */
export function CorrectionCard({ correction, t }: { correction: Correction; t: Translate }) {
  const { original, corrected, explanation } = correction
  return (
    <div className="fix">
      {correction.isAsked && (
        <p className="fix-asked" lang="en">
          {t('correction.asked')}
        </p>
      )}
      <p className="fix-line" lang="en">
        {wordDiff(original, corrected).map(({ kind, text }, index) => {
          const key = `${index}${kind}`
          if (kind === 'same') return <span key={key}> {text} </span>
          const Mark = kind === 'old' ? 'del' : 'ins'
          return (
            <span key={key}>
              <span className="sr-only">{t(kind === 'old' ? 'correction.removed' : 'correction.added')} </span>
              <Mark>{text}</Mark>{' '}
            </span>
          )
        })}
      </p>
      <p className="sr-only">
        {t('correction.better')} <span lang="en">{corrected}</span>
      </p>
      <details className="fix-why">
        <summary>
          {t('correction.why')} <Icon name="chevron-down" />
        </summary>
        <p>{explanation}</p>
      </details>
    </div>
  )
}
