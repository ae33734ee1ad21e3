import { useSyncExternalStore } from 'react'

/** Today where the visitor is, as a date field writes it. Unknown to the server, whose pages are kept. */
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
