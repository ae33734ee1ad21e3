import { type ReactElement, useId } from 'react'
import { LANGUAGES, type Language } from '../../../domain/shared/language.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Translate } from '../i18n/texts.ts'
import { Bulb } from './bulb.tsx'
import { FixTools } from './fix-tools.tsx'
import { chooseReasons, useReasonsIn } from './reasons-language.ts'
import type { Correction } from './reply-parts.ts'
import { RichText } from './rich-text.tsx'
import { wordDiff } from './word-diff.ts'

export interface CorrectionProps {
  correction: Correction
  t: Translate
  /** The page's language. */
  language: Language
}

/** The sentence in one line, old words struck through and new ones woven in; the reasons are folded. */
export function CorrectionCard({ correction, t, language }: CorrectionProps) {
  const { original, corrected } = correction
  return (
    <div className="fix">
      <p className="fix-line marked" lang="en">
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
      <Reasons {...{ correction, t, language }} />
      <FixTools words={corrected} t={t} />
    </div>
  )
}

/** In the page's language, with one tap for the other; the choice is remembered. */
export function Reasons({ correction: { explanation, reasons = [] }, t, language }: CorrectionProps) {
  const other = LANGUAGES.find((one) => one !== language) ?? language
  const hasBoth = useReasonsIn() === 'both'
  const id = useId()
  const list = (shown: Language) => reasons.map((reason) => <RichText key={reason[shown]} source={reason[shown]} />)
  return (
    <details className="fix-why">
      <summary>
        <Bulb />
        {reasons.length > 1 ? t('correction.why.several', { count: reasons.length }) : t('correction.why')}
        <Icon name="chevron-down" />
      </summary>
      {reasons.length === 0 ? (
        <p>{explanation}</p>
      ) : (
        <div className="fix-reasons">
          <Listed>{list(language)}</Listed>
          <button
            type="button"
            className="quiz-link"
            lang={other}
            aria-expanded={hasBoth}
            aria-controls={id}
            onClick={() => chooseReasons(hasBoth ? 'one' : 'both')}
          >
            {t('correction.otherLanguage')}
          </button>
          <div id={id} className="fix-other" lang={other} hidden={!hasBoth}>
            <Listed>{list(other)}</Listed>
          </div>
        </div>
      )}
    </details>
  )
}

/** One reason alone, several with their numbers. */
function Listed({ children }: { children: ReactElement[] }) {
  if (children.length === 1) return children
  return (
    <ol className="fix-list marked-list">
      {children.map((child, at) => (
        <li key={child.key}>
          <i aria-hidden="true">{at + 1}</i>
          {child}
        </li>
      ))}
    </ol>
  )
}
