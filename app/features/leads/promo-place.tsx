import { useState } from 'react'
import type { Registered } from './after-registering.tsx'
import { AfterRegistering } from './after-registering-part.tsx'
import { PromoForm } from './promo-form.tsx'

interface Props {
  onSubmitted(fields: Record<string, string>): void
  registered: Registered | null
}

/** The form, and after a registration what happens next. */
export function PromoPlace({ onSubmitted, registered }: Props) {
  const [isMissing, setMissing] = useState(false)
  if (!registered || isMissing) return <PromoForm onSubmitted={onSubmitted} />
  return <AfterRegistering wanted onMissing={() => setMissing(true)} registered={registered} takesFocus />
}
