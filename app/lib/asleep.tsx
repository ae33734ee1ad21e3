import { type ComponentType, lazy, memo, type RefObject, Suspense, useEffect, useRef } from 'react'

type Loaded<Props> = { default: ComponentType<Props> }

interface Sleeper {
  /** Brings the code; the server does it for all before it renders. */
  load(): Promise<unknown>
  wake(): void
  /** Resolves when the part answers to clicks. */
  awakened: Promise<void>
}

const sleepers: Sleeper[] = []

export const loadEverything = () => Promise.all(sleepers.map((sleeper) => sleeper.load()))

/** Wakes the page's sleeping parts and waits until they are awake. */
export const wakeEverything = () =>
  Promise.all(
    sleepers.map((sleeper) => {
      sleeper.wake()
      return sleeper.awakened
    }),
  )

/**
 * A part of the page that the server renders and the browser takes over only when it is needed: when it comes near the
 * window (if `near`), after a time (if `afterMs`), when a button in it is pressed, or when the language changes. Until then it costs no script.
 * Props and contexts must stay the same while it sleeps: for a change React would throw the server's markup away.
 */
export function asleep<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  { near, afterMs }: { near: boolean; afterMs?: number },
) {
  const { promise: wanted, resolve } = Promise.withResolvers<void>()
  const wake = () => resolve()
  const { promise: awakened, resolve: tellAwake, reject: tellMissing } = Promise.withResolvers<void>()
  let loaded: Loaded<Props> | null = null
  const loadNow = async () => {
    loaded = await load()
    return loaded
  }
  sleepers.push({ load: loadNow, wake, awakened })

  /** The part stays as the server made it: readable, with links and forms that work. */
  const staysAsleep = (reason: unknown) => {
    tellMissing(reason)
    return new Promise<never>(() => {})
  }
  const Part = lazy(() => (loaded ? atOnce(loaded) : wanted.then(loadNow).catch(staysAsleep)))

  return memo(function Asleep(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      addEventListener('wake', wake)
      awakened.catch(() => letGo(place))
      const stopWatching = near ? whenNear(place, wake) : undefined
      const timer = afterMs && setTimeout(wake, afterMs)
      return () => {
        removeEventListener('wake', wake)
        stopWatching?.()
        if (timer) clearTimeout(timer)
      }
    }, [])
    return (
      <div ref={place} data-asleep="">
        <Suspense fallback={null}>
          <Part {...props} />
          <Awake place={place} tellAwake={tellAwake} />
        </Suspense>
      </div>
    )
  })
}

/** Its effect runs when React has taken over everything beside it. */
function Awake({ place, tellAwake }: { place: RefObject<HTMLDivElement | null>; tellAwake(): void }) {
  useEffect(() => {
    letGo(place)
    tellAwake()
  }, [place, tellAwake])
  return null
}

/** Clicks in it are held back no longer. */
function letGo(place: RefObject<HTMLDivElement | null>): void {
  place.current?.removeAttribute('data-asleep')
  window.pageIsAlive?.()
}

function whenNear(place: RefObject<HTMLDivElement | null>, wake: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), { rootMargin: '100px' })
  if (place.current) observer.observe(place.current)
  return () => observer.disconnect()
}

/** What is there already must not make the server wait. */
// biome-ignore lint/suspicious/noThenProperty: React calls it as it calls a promise
const atOnce = <T,>(value: T) => ({ then: (resolve: (value: T) => void) => resolve(value) }) as Promise<T>
