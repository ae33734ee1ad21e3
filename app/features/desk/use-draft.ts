import { useEffect, useState } from 'react'

/** Text that survives a reload and an ended session, in this tab alone. */
export function useDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => setText(sessionStorage.getItem(key) ?? ''), [key])
  const keep = (value: string) => {
    setText(value)
    if (value) sessionStorage.setItem(key, value)
    else sessionStorage.removeItem(key)
  }
  return [text, keep]
}
