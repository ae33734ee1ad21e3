import { type ComponentType, lazy, memo, type RefObject, Suspense, useEffect, useRef } from 'react'

type Loaded<Props> = { default: ComponentType<Props> }

interface LazyPart {
  load(): Promise<unknown>
  isOnPage: boolean
  hydrate(): void
  /** Resolves when the part is interactive. */
  hydrated: Promise<void>
}

const lazyParts: LazyPart[] = []

/** The server loads every part before it renders. */
export const loadLazyParts = () => Promise.all(lazyParts.map((part) => part.load()))

/** A part that is not on the page yet, such as a later step of a form, would never be hydrated: it is not waited for. */
export const hydrateLazyParts = () =>
  Promise.all(
    lazyParts
      .filter(({ isOnPage }) => isOnPage)
      .map((part) => {
        part.hydrate()
        return part.hydrated
      }),
  )

/**
 * Renders a part on the server and hydrates it in the browser only when it is near the viewport (`near`), on a click in it, or
 * when the language changes. Its code is not loaded before that.
 * Props and contexts must not change before hydration: React would discard the server's markup.
 */
export function lazyHydrate<Props extends object>(load: () => Promise<Loaded<Props>>, { near }: { near: boolean }) {
  const { promise: wanted, resolve } = Promise.withResolvers<void>()
  const hydrate = () => resolve()
  const { promise: hydrated, resolve: onHydrated, reject: onLoadError } = Promise.withResolvers<void>()
  let loaded: Loaded<Props> | null = null
  const loadNow = async () => {
    loaded = await load()
    return loaded
  }
  const part: LazyPart = { load: loadNow, isOnPage: false, hydrate, hydrated }
  lazyParts.push(part)

  /** Without its code the part keeps the server's markup: links and forms in it still work. */
  const stayDehydrated = (reason: unknown) => {
    onLoadError(reason)
    return new Promise<never>(() => {})
  }
  const Part = lazy(() => (loaded ? resolvedSync(loaded) : wanted.then(loadNow).catch(stayDehydrated)))

  return memo(function LazyHydration(props: Props) {
    const container = useRef<HTMLDivElement>(null)
    useEffect(() => {
      part.isOnPage = true
      addEventListener('wake', hydrate)
      hydrated.catch(() => releaseClicks(container))
      const stopObserving = near ? whenNear(container, hydrate) : undefined
      return () => {
        part.isOnPage = false
        removeEventListener('wake', hydrate)
        stopObserving?.()
      }
    }, [])
    return (
      <div ref={container} data-asleep="">
        <Suspense fallback={null}>
          <Part {...props} />
          <HydrationEnd container={container} onHydrated={onHydrated} />
        </Suspense>
      </div>
    )
  })
}

/** Its effect runs once everything in the same Suspense boundary is hydrated. */
function HydrationEnd({ container, onHydrated }: { container: RefObject<HTMLDivElement | null>; onHydrated(): void }) {
  useEffect(() => {
    releaseClicks(container)
    onHydrated()
  }, [container, onHydrated])
  return null
}

/** The early script replays the clicks that it held back. */
function releaseClicks(container: RefObject<HTMLDivElement | null>): void {
  container.current?.removeAttribute('data-asleep')
  window.pageIsAlive?.()
}

function whenNear(container: RefObject<HTMLDivElement | null>, run: () => void): () => void {
  const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && run(), {
    rootMargin: '100px',
  })
  if (container.current) observer.observe(container.current)
  return () => observer.disconnect()
}

/** `lazy` takes it without suspending, which renderToString could not wait for. */
// biome-ignore lint/suspicious/noThenProperty: React calls it as it calls a promise
const resolvedSync = <T,>(value: T) => ({ then: (resolve: (value: T) => void) => resolve(value) }) as Promise<T>
