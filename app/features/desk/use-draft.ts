import { useCallback, useEffect, useState } from 'react'
import { useDesk } from './frame/desk-context.ts'
import { ownKey } from './own-keys.ts'

/** Where this account keeps something. */
export const useOwnKey = (name: string): string => ownKey(useDesk().frame.me.id, name)

/** A value that survives a reload, an ended session and signing out, in this tab alone; null forgets it. */
export function useKept<Value>(name: string): [Value | null, (value: Value | null) => void] {
  const key = useOwnKey(name)
  const [value, setValue] = useState<Value | null>(null)
  useEffect(() => setValue(keptValue<Value>(key)), [key])
  const keep = useCallback(
    (next: Value | null) => {
      setValue(next)
      keepValue(key, next)
    },
    [key],
  )
  return [value, keep]
}

export function keepValue(key: string, value: unknown): void {
  if (value === null) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, JSON.stringify(value))
}

export function keptValue<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Adds the text that is kept under one key to that of another. */
export function moveDraft(from: string, to: string): void {
  const texts = [keptValue<string>(to), keptValue<string>(from)].filter(Boolean)
  keepValue(from, null)
  if (texts.length > 0) keepValue(to, texts.join('\n'))
}

/** Text that survives likewise. */
export function useDraft(name: string): [string, (text: string) => void] {
  const [text, keep] = useKept<string>(name)
  return [text ?? '', (next) => keep(next || null)]
}
