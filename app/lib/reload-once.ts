const KEY = 'reloaded'
const AGAIN_AFTER_MS = 60_000

/** A chunk that cannot be loaded usually means a newer build: the page is loaded anew, but not in a circle. */
export function reloadOnceForNewBuild(): void {
  const last = Number(sessionStorage.getItem(KEY))
  if (Date.now() - last < AGAIN_AFTER_MS) return
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
}
