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
  const isOff = useKeysOff()
  const press = useEffectEvent((event: KeyboardEvent, sinceGoMs: number) => {
    const path = GO[event.key.toLowerCase()]
    if (!path || sinceGoMs > PAUSE_MS || isOff(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    location.assign(path)
  })
  useEffect(() => {
    let goAtMs = Number.NEGATIVE_INFINITY
    const listen = (event: KeyboardEvent) => {
      press(event, event.timeStamp - goAtMs)
      goAtMs = event.key.toLowerCase() === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
    }
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [])
}

/** One-letter shortcuts. */
export function useDeskKeys(keys: Record<string, (event: KeyboardEvent) => void>): void {
  const isOff = useKeysOff()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key.toLowerCase()]
    if (!act || isOff(event)) return
    event.preventDefault()
    act(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/** Off while typing, under an open sheet, and for who turned them off. */
function useKeysOff(): (event: KeyboardEvent) => boolean {
  const { shortcuts } = useDesk().frame.notifications
  return (event) => !shortcuts || isTyping(event) || document.querySelector('dialog:modal') !== null
}

function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select'))
  )
}
