import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** Beside the title: a link, or a note in a few words. */
  tool?: ReactNode
  note?: string | undefined
  className?: string
  /** Without the padding of text. */
  isBare?: boolean
  children: ReactNode
}

/** A card with a title. */
export function Box({ title, tool, note, className = '', isBare = false, children }: Props) {
  const id = useId()
  return (
    <section className={`box ${className}`} aria-labelledby={id}>
      <div className="box-head">
        <h2 className="desk-h2" id={id}>
          {title}
        </h2>
        {tool}
        {note && <span className="mute small">{note}</span>}
      </div>
      {isBare ? children : <div className="box-body">{children}</div>}
    </section>
  )
}
