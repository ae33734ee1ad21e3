import { Suspense } from 'react'
import { askTutor } from '../../lib/ask-tutor.ts'
import { AfterRegistering } from './after-registering-part.tsx'
import { PromoForm } from './promo-form.tsx'
import type { Registered } from './registered.ts'

interface Props {
  onSubmitted(fields: Record<string, string>): void
  registered: Registered | null
}

/** The form, and after a registration what happens next. */
export const PromoPlace = ({ onSubmitted, registered }: Props) =>
  registered ? (
    <Suspense>
      <AfterRegistering registered={registered} takesFocus onAskTutor={askTutor} />
    </Suspense>
  ) : (
    <PromoForm onSubmitted={onSubmitted} />
  )
