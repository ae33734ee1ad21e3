import { AfterRegistering } from './after-registering-part.tsx'

/** What happens after a trial was asked for, beside the form, which keeps the focus. */
export function AfterTrial({ fields: { name = '', email = '', startDate } }: { fields: Record<string, string> }) {
  const registered = { name, email, day: startDate, isKept: !navigator.onLine }
  return <AfterRegistering registered={registered} takesFocus={false} />
}
