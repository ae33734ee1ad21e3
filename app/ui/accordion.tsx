import type { MouseEvent, ReactNode } from 'react'
import { afterPaint } from '../lib/after-paint.ts'
import { Icon } from './icon.tsx'

interface Props {
  /** Unique on the page: opening an item closes the others with the same name. */
  name: string
  items: readonly { title: string; content: ReactNode }[]
  /** Whether the first item is open at the start. */
  startsOpen?: boolean
}

const toggle = (event: MouseEvent) => {
  const details = event.currentTarget.parentElement as HTMLDetailsElement
  event.preventDefault()
  afterPaint(() => {
    details.open = !details.open
  })
}

/** At most one item is open. Works without JavaScript. */
export const Accordion = ({ name, items, startsOpen = false }: Props) => (
  <div className="accordion">
    {items.map(({ title, content }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an open item stays open when its words change
      <details key={index} name={name} open={startsOpen && index === 0}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, by keyboard too */}
        <summary onClick={toggle}>
          {title}
          <span className="accordion-mark">
            <Icon name="plus" />
          </span>
        </summary>
        <div className="accordion-content">{content}</div>
      </details>
    ))}
  </div>
)
