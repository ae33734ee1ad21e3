import { Suspense } from 'react'
import type { Registered } from './after-registering.tsx'
import { AfterRegistering } from './after-registering-part.tsx'
import { PromoForm } from './promo-form.tsx'

interface Props {
  onSubmitted(fields: Record<string, string>): void
  registered: Registered | null
}

/** The form, and after a registration what happens next. */
export const PromoPlace = ({ onSubmitted, registered }: Props) =>
  registered ? (
    <Suspense>
      <AfterRegistering registered={registered} takesFocus />
    </Suspense>
  ) : (
    <PromoForm onSubmitted={onSubmitted} />
  )
