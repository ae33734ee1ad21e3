import { type RefObject, useEffect, useState } from 'react'

interface Props {
  rail: RefObject<HTMLElement | null>
  count: number
}

/** Which card of a row that is scrolled sideways is seen; the cards themselves are all there to be read. */
export function RailCounter({ rail, count }: Props) {
  /** Null before hydration: the first document has no room for what it cannot count. */
  const [at, setAt] = useState<number | null>(null)
  useEffect(() => {
    const element = rail.current
    if (!element) return
    const follow = () => {
      const width = element.scrollWidth - element.clientWidth
      setAt(width > 0 ? Math.round((element.scrollLeft / width) * (count - 1)) : 0)
    }
    follow()
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [rail, count])
  if (at === null) return null
  return (
    <p className="rail-counter" aria-hidden="true">
      <b>{at + 1}</b> / {count}
      <span>
        {Array.from({ length: count }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks never change places
          <i key={step} className={step === at ? 'rail-now' : ''} />
        ))}
      </span>
    </p>
  )
}
