import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'

interface Wanted {
  wanted: boolean
  /** Called when the part could not be loaded. */
  onMissing(): void
  /** Shown while the part is being loaded. */
  waiting?: ReactNode
}

/**
 * A part that is rendered only when wanted, such as a dialog. Its code is prefetched when a finger or a mouse is seen.
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
  return function OnDemand({ wanted, onMissing, waiting, ...props }: Props & Wanted) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null)

    useEffect(() => {
      if (Part) return
      if (wanted) loadOnce().then((loaded) => setPart(() => loaded), onMissing)
      else addEventListener('pointerover', loadOnce, { once: true })
    }, [Part, wanted, onMissing])

    if (!Part) return wanted && waiting
    return (
      <Suspense fallback={null}>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    )
  }
}
