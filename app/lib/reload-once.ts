import { get } from './api-client.ts'

const KEY = 'reloaded'
const AGAIN_AFTER_MS = 60_000

/**
 * A chunk that fails to load usually means a newer build: reloads the page, but not in a loop, and not while the site
 * is unreachable.
 */
export async function reloadOnceForNewBuild(): Promise<void> {
  const last = Number(sessionStorage.getItem(KEY))
  if (Date.now() - last < AGAIN_AFTER_MS) return
  const { kind } = await get('/healthz')
  if (kind !== 'answered') return
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
}
