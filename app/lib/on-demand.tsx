import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { onSign } from './on-sign.ts'
import { whenIdle } from './when-idle.ts'

interface Wanted {
  wanted: boolean
  /** Called when the part could not be loaded. */
  onMissing(): void
}

/**
 * A part that is rendered only when wanted, such as a dialog. Its code is prefetched once the visitor has done something
 * and the browser is idle.
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
      else return onceVisited(() => whenIdle(() => loadOnce().catch(() => {})))
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

/** What made the page hydrate may be over: then the tab was used, or the page is scrolled. */
function onceVisited(run: () => void): (() => void) | undefined {
  if (!navigator.userActivation?.hasBeenActive && scrollY === 0)
    return onSign(['pointermove', 'pointerdown', 'keydown', 'scroll'], run)
  run()
}
