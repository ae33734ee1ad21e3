import { useCallback, useEffect, useState } from 'react'
import type { TextKey } from '../../i18n/texts.ts'
import { textOfFailure } from '../auth-failure.ts'

type Loaded<Value> = { value: Value | null; problem: TextKey | null }

/** Loads when the component appears and whenever `reload` is called. `load` must be stable. */
export function useLoaded<Value>(load: () => Promise<Value>) {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ value: null, problem: null })
  const reload = useCallback(async () => {
    try {
      setLoaded({ value: await load(), problem: null })
    } catch (error) {
      setLoaded(({ value }) => ({ value, problem: textOfFailure(error) }))
    }
  }, [load])
  useEffect(() => {
    reload()
  }, [reload])
  return { ...loaded, reload }
}
