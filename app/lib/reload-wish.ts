import { get } from './api-client.ts'
import { bringFieldsBack, keepFields } from './kept-fields.ts'

const KEY = 'wish'

/** When the visitor tries again: a browser does not ask a second time for a module that failed to load. */
export async function reloadForRetry(): Promise<void> {
  if ((await get('/healthz')).kind !== 'answered') return
  keepFields()
  location.reload()
}

/** Remembers what could not be shown, for the page to show it once it was reloaded; null forgets it. */
export function rememberWish(wish: string | null): void {
  if (wish) sessionStorage.setItem(KEY, wish)
  else sessionStorage.removeItem(KEY)
}

/** Whether the page was reloaded with this wish; what was written before is there again. */
export function takeWish(wish: string): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isWished = sessionStorage.getItem(KEY) === wish
  if (isWished) rememberWish(null)
  const isReloaded = isWished && visit?.type === 'reload'
  if (isReloaded) bringFieldsBack()
  return isReloaded
}
