import { useSyncExternalStore } from 'react'

/** Reasons in the page's language alone, or in the other one, too. */
export type ReasonsIn = 'one' | 'both'

const KEY = 'reasons-in'
const listeners = new Set<() => void>()
let unkept: ReasonsIn = 'one'

function read(): ReasonsIn {
  try {
    return localStorage.getItem(KEY) === 'both' ? 'both' : 'one'
  } catch {
    return unkept
  }
}

export function chooseReasons(choice: ReasonsIn): void {
  unkept = choice
  try {
    localStorage.setItem(KEY, choice)
  } catch {}
  for (const listener of listeners) listener()
}

/** What the visitor chose last, for every correction. */
export const useReasonsIn = (): ReasonsIn =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read,
    () => 'one',
  )
