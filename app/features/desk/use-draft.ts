import { useCallback, useEffect, useState } from 'react'

/** A value that survives a reload and an ended session, in this tab alone; null forgets it. */
export function useKept<Value>(key: string): [Value | null, (value: Value | null) => void] {
  const [value, setValue] = useState<Value | null>(null)
  useEffect(() => setValue(keptValue<Value>(key)), [key])
  const keep = useCallback(
    (next: Value | null) => {
      setValue(next)
      if (next === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, JSON.stringify(next))
    },
    [key],
  )
  return [value, keep]
}

export function keptValue<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Text that survives likewise. */
export function useDraft(key: string): [string, (text: string) => void] {
  const [text, keep] = useKept<string>(key)
  return [text ?? '', (next) => keep(next || null)]
}
