import { useCallback, useRef, useState } from 'react'
import type { TextKey } from '../i18n/texts.ts'
import { textOfFailure } from './auth-failure.ts'

/** Runs one submission at a time and ignores others meanwhile; a failure becomes a text. */
export function useAttempt() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<TextKey | null>(null)
  const running = useRef(false)

  const attempt = useCallback(async (act: () => Promise<void>): Promise<unknown> => {
    if (running.current) return null
    running.current = true
    setBusy(true)
    setProblem(null)
    try {
      await act()
      return null
    } catch (error) {
      setProblem(textOfFailure(error))
      return error
    } finally {
      running.current = false
      setBusy(false)
    }
  }, [])
  return { busy, problem, setProblem, attempt }
}
