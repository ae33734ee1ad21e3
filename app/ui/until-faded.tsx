import { type ReactNode, useEffect, useRef, useState } from 'react'

/** A dialog's content: mounted anew on each opening, unmounted only after the closing transition. */
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
