import { useEffect, useRef } from 'react'
import { trackStep } from '../analytics/track.ts'

/** A field that people do not see, and when the form was first touched: by these a program is told from a person. */
export function FormTraces() {
  const startedAt = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = startedAt.current?.form
    const note = () => {
      if (!startedAt.current || startedAt.current.value) return
      startedAt.current.value = String(Date.now())
      trackStep('form_opened')
    }
    form?.addEventListener('focusin', note)
    return () => form?.removeEventListener('focusin', note)
  }, [])
  return (
    <div hidden>
      <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <input ref={startedAt} type="hidden" name="startedAtMs" />
    </div>
  )
}
