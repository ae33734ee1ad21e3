import { useEffect, useRef } from 'react'
import { trackStep } from '../analytics/track.ts'

/**
 * Bot detection: a honeypot field and the time of the first interaction. A form that is already filled by then says
 * nothing about typing speed.
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
