import { useSyncExternalStore } from 'react'
import { waitingRequests } from '../../lib/waiting-queue.ts'

/** Whether a form with this address waits in the browser for a network. */
export const useWaits = (email: string): boolean =>
  useSyncExternalStore(
    onStorage,
    () => waitingRequests().some(({ path, body }) => path === '/api/register' && body.email === email),
    () => false,
  )

function onStorage(notify: () => void): () => void {
  addEventListener('storage', notify)
  return () => removeEventListener('storage', notify)
}
