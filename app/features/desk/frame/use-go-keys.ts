import { useEffect, useEffectEvent } from 'react'
import { useDesk } from './desk-context.ts'

const GO: Record<string, string> = { h: '/admin', k: '/admin/inbox', s: '/admin/statistics' }
const PAUSE_MS = 1500

/** G, then H, K or S go to Today, Inbox or Statistics; Z takes back; / searches. */
export function useGoKeys(): void {
  useDeskKeys({
    z: () => document.querySelector<HTMLElement>('[data-undo]')?.click(),
    '/': () => {
      const field = document.querySelector<HTMLInputElement>('[data-find-field]')
      if (field) field.focus()
      else location.assign('/admin/inbox#find')
    },
  })
  useEffect(() => {
    let pressedAtMs = 0
    const listen = (event: KeyboardEvent) => {
      if (isTyping(event)) return
      const key = event.key.toLowerCase()
      const path = GO[key]
      if (path && event.timeStamp - pressedAtMs < PAUSE_MS) {
        event.preventDefault()
        event.stopImmediatePropagation()
        location.assign(path)
      }
      pressedAtMs = key === 'g' ? event.timeStamp : 0
    }
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [])
}

/** One-letter shortcuts: off while typing, under an open sheet, and for who turned them off. */
export function useDeskKeys(keys: Record<string, (event: KeyboardEvent) => void>): void {
  const { frame } = useDesk()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = frame.notifications.shortcuts ? keys[event.key.toLowerCase()] : undefined
    if (!act || isTyping(event) || document.querySelector('dialog:modal')) return
    event.preventDefault()
    act(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select'))
  )
}
