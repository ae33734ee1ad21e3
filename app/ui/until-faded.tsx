import { type ReactNode, useEffect, useRef, useState } from 'react'

/** What a dialog holds: made anew each time it opens, and kept while it fades, or it would fade as an empty box. */
export function UntilFaded({ open, children }: { open: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState(open)
  useEffect(() => {
    if (open) return setKept(true)
    let isCurrent = true
    const frame = requestAnimationFrame(async () => {
      const fading = place.current?.closest('dialog')?.getAnimations() ?? []
      await Promise.allSettled(fading.map((animation) => animation.finished))
      if (isCurrent) setKept(false)
    })
    return () => {
      isCurrent = false
      cancelAnimationFrame(frame)
    }
  }, [open])
  return (
    <div ref={place} className="contents">
      {(open || kept) && children}
    </div>
  )
}
