import { useEffect, useRef } from 'react'
import { trackStep } from '../analytics/track.ts'

/**
 * A field that people do not see, and when the form was first touched: by these a program is told from a person. A form
 * that is filled already when it is first touched tells nothing of speed.
 */
export function FormTraces() {
  const startedAt = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = startedAt.current?.form
    const note = () => {
      trackStep('form_opened')
      if (form && startedAt.current && !new FormData(form).get('name')) startedAt.current.value = String(Date.now())
    }
    form?.addEventListener('focusin', note, { once: true })
    return () => form?.removeEventListener('focusin', note)
  }, [])
  return (
    <div hidden>
      <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <input ref={startedAt} type="hidden" name="startedAtMs" />
    </div>
  )
}
