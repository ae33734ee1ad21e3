import { useEffect } from 'react'

/** Keeps a copy of this page and its files on the device, for when there is no network. */
export function useOfflineCopy(): void {
  useEffect(() => {
    const { serviceWorker } = navigator
    // Browsers that keep nothing, such as in a private window, refuse.
    serviceWorker?.register('/desk-worker.js', { scope: '/admin' }).then(
      async () => {
        const { active } = await serviceWorker.ready
        const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
        active?.postMessage({
          files: [...new Set(files)].filter((path) => path.startsWith('/assets/')),
          ...(!serviceWorker.controller && { page: location.href }),
        })
      },
      () => {},
    )
  }, [])
}

/** Nothing of anybody stays on the device. */
export async function forgetOfflineCopy(): Promise<void> {
  await caches.delete('desk-pages').catch(() => false)
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('desk-')) storage.removeItem(key)
}
