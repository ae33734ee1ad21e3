import { useSyncExternalStore } from 'react'
import { waitingRequests } from '../../lib/waiting-queue.ts'

/** Whether a form with this address waits in the browser for a network. */
export const useWaits = (email: string): boolean =>
  useSyncExternalStore(
    onWaiting,
    () => formWaits(email),
    () => false,
  )

export const formWaits = (email: string): boolean =>
  waitingRequests().some(({ path, body }) => path === '/api/register' && body.email === email)

/** Tells of what this tab or another has sent or kept, until the returned function is called. */
export function onWaiting(notify: () => void): () => void {
  addEventListener('storage', notify)
  return () => removeEventListener('storage', notify)
}
