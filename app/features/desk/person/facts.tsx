import { type ReactNode, useId } from 'react'

export interface Fact {
  name: string
  value: ReactNode
  /** Under the value. */
  more?: ReactNode
}

interface Props {
  title: string
  /** Beside the title. */
  tool?: ReactNode
  facts: readonly (Fact | false | null)[]
  /** Under the facts. */
  children?: ReactNode
}

/** A box with names and values. */
export function Facts({ title, tool, facts, children }: Props) {
  const id = useId()
  return (
    <section className="box" aria-labelledby={id}>
      <div className="box-head">
        <h2 className="desk-h2" id={id}>
          {title}
        </h2>
        {tool}
      </div>
      <div className="box-body">
        <FactList facts={facts} />
        {children}
      </div>
    </section>
  )
}

export const FactList = ({ facts }: Pick<Props, 'facts'>) => (
  <dl className="facts">
    {facts
      .filter((fact) => fact !== false && fact !== null)
      .map(({ name, value, more }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {more && <small>{more}</small>}
          </dd>
        </div>
      ))}
  </dl>
)
