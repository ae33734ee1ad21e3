import { get } from './api-client.ts'

const AGAIN_AFTER_MS = 60_000
const WRITTEN = '[placeholder]:not(:placeholder-shown)'

/**
 * A chunk that fails to load usually means a newer build: reloads the page, but not in a loop, not while the site is
 * unreachable, and not when something was typed, which would be lost.
 */
export async function reloadOnceForNewBuild(): Promise<void> {
  const { kind } = await get('/healthz')
  // The early script may have begun to reload meanwhile, for a page that cannot come to life.
  if (kind !== 'answered' || document.querySelector(WRITTEN)) return
  if (Date.now() - sessionStorage.reloaded < AGAIN_AFTER_MS) return
  sessionStorage.reloaded = Date.now()
  location.reload()
}
