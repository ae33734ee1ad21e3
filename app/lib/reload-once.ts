import { get } from './api-client.ts'

const KEY = 'reloaded'
const WISH = 'wish'
const AGAIN_AFTER_MS = 60_000
const WRITTEN = 'textarea, input:not([type=hidden], [type=checkbox], [type=radio])'

/**
 * A chunk that fails to load usually means a newer build: reloads the page, but not in a loop, not while the site is
 * unreachable, and not when something was typed, which would be lost.
 */
export async function reloadOnceForNewBuild(): Promise<void> {
  const { kind } = await get('/healthz')
  // The early script may have begun to reload meanwhile, for a page that cannot come to life.
  const last = Number(sessionStorage.getItem(KEY))
  if (kind !== 'answered' || hasTyped() || Date.now() - last < AGAIN_AFTER_MS) return
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
}

/** When the visitor tries again: a browser does not ask a second time for a module that failed to load. */
export async function reloadForRetry(): Promise<void> {
  if ((await get('/healthz')).kind === 'answered') location.reload()
}

/** Remembers what could not be shown, for the page to show it once it was reloaded; null forgets it. */
export function rememberWish(wish: string | null): void {
  if (wish) sessionStorage.setItem(WISH, wish)
  else sessionStorage.removeItem(WISH)
}

/** Whether the page was reloaded with this wish. */
export function takeWish(wish: string): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isWished = sessionStorage.getItem(WISH) === wish
  if (isWished) rememberWish(null)
  return isWished && visit?.type === 'reload'
}

const hasTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(WRITTEN)].some(({ value }) => value !== '')
