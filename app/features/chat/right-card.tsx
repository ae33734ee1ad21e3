import type { ReactNode } from 'react'
import type { Translate } from '../i18n/texts.ts'
import { FixTools } from './fix-tools.tsx'

interface Props {
  sentence: string
  t: Translate
  /** One small next thing. */
  children: ReactNode
}

/** A sentence that is right: a green thread under all of it. */
export function RightCard({ sentence, t, children }: Props) {
  return (
    <div className="fix">
      <p className="fix-line" lang="en">
        <span className="fix-right">{sentence}</span>
      </p>
      {children}
      <FixTools words={sentence} t={t} />
    </div>
  )
}
