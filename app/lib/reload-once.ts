import { get } from './api-client.ts'

const KEY = 'reloaded'
const AGAIN_AFTER_MS = 60_000

/**
 * A chunk that cannot be loaded usually means a newer build: the page is loaded anew, but not in a circle, and not
 * while the site itself cannot be reached, for then there would be no page at all.
 */
export async function reloadOnceForNewBuild(): Promise<void> {
  const last = Number(sessionStorage.getItem(KEY))
  if (Date.now() - last < AGAIN_AFTER_MS) return
  const { kind } = await get('/healthz')
  if (kind !== 'answered') return
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
}
