import { get } from './api-client.ts'

const KEY = 'reloaded'
const AGAIN_AFTER_MS = 60_000
const WRITTEN = 'textarea, input:not([type=hidden], [type=checkbox], [type=radio])'

/**
 * A chunk that fails to load usually means a newer build: reloads the page, but not in a loop, not while the site is
 * unreachable, and not when something was typed, which would be lost.
 */
export async function reloadOnceForNewBuild(): Promise<void> {
  const last = Number(sessionStorage.getItem(KEY))
  if (Date.now() - last < AGAIN_AFTER_MS) return
  const { kind } = await get('/healthz')
  if (kind !== 'answered' || hasTyped()) return
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
}

const hasTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(WRITTEN)].some(({ value }) => value !== '')
