import { useEffect, useEffectEvent } from 'react'
import { onRefusal } from '../../../lib/api-client.ts'

const FRAME = '/api/desk/frame'

/**
 * Notices in the answer to any call that the session has ended. Without a cookie the desk's calls are 404, like what is
 * not there: then `check` asks for the frame, which is always there.
 */
export function useSessionEnd({ onEnd, check }: { onEnd(): void; check(): void }): void {
  const hear = useEffectEvent((status: number, code: string | undefined, path: string) => {
    const isDesk = path.startsWith('/api/desk/')
    if (code === 'auth.required' || (status === 404 && path === FRAME)) onEnd()
    else if (status === 404 && isDesk) check()
  })
  useEffect(() => onRefusal(({ status, error }, path) => hear(status, error?.code, path)), [])
}
