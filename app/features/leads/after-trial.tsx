import type { Registered } from './after-registering.tsx'
import { AfterRegistering } from './after-registering-part.tsx'

/** What happens after a trial was asked for, beside the form, which keeps the focus. */
export const AfterTrial = ({ registered }: { registered: Registered }) => (
  <AfterRegistering wanted onMissing={() => {}} registered={registered} takesFocus={false} />
)
