import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

interface Wanted {
  wanted: boolean
  /** The part could not be loaded when it was wanted. */
  onMissing(): void
}

/**
 * A part that is not in the page until it is wanted, such as a dialog. It is only fetched when the browser has nothing
 * else to do, or when it is wanted before that.
 */
export function onDemand<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loading: Promise<ComponentType<Props>> | null = null
  const loadOnce = () => {
    loading ??= load().then((part) => part.default)
    loading.catch(() => {
      loading = null
    })
    return loading
  }
  return function OnDemand({ wanted, onMissing, ...props }: Props & Wanted) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null)

    useEffect(() => {
      if (Part) return
      if (wanted) loadOnce().then((loaded) => setPart(() => loaded), onMissing)
      else whenIdle(() => loadOnce().catch(() => {}))
    }, [Part, wanted, onMissing])

    return (
      Part && (
        <Suspense fallback={null}>
          <Part {...(props as unknown as Props)} />
        </Suspense>
      )
    )
  }
}
