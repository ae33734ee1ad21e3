import type { ReactNode } from 'react'

interface Props {
  title: string
  /** The English phrase in the heading. */
  voice?: string
  children?: ReactNode
}

/** A section's title beside its opening words. */
export const SectionHead = ({ title, voice, children }: Props) => (
  <div className="section-head">
    <h2 className="section-title">
      {voice ? `${title} ` : title}
      {voice && (
        <span className="voice" lang="en">
          {voice}
        </span>
      )}
    </h2>
    {children && <p className="lead">{children}</p>}
  </div>
)
