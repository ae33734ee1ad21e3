import { useSyncExternalStore } from 'react'

/** Today in the visitor's time zone, as YYYY-MM-DD. Undefined on the server, whose pages are cached. */
export const useToday = (): string | undefined =>
  useSyncExternalStore(
    () => () => {},
    () => dateIn(new Date()),
    () => undefined,
  )

function dateIn(moment: Date): string {
  const shifted = moment.getTime() - moment.getTimezoneOffset() * 60_000
  return new Date(shifted).toISOString().slice(0, 10)
}
