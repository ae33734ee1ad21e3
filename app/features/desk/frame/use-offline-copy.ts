import { useEffect } from 'react'

const WORKER = '/desk-worker.js'

interface ScriptPolicies {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(address: string): unknown }
}

/** The policy of the page lets no other address become a script. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies }
  const policy = trustedTypes?.createPolicy('desk-worker', { createScriptURL: () => WORKER })
  return (policy?.createScriptURL(WORKER) ?? WORKER) as string
}

let address: string | undefined

/** Keeps a copy of this page and its files on the device, for when there is no network. */
export function useOfflineCopy(): void {
  useEffect(() => {
    const { serviceWorker } = navigator
    if (!serviceWorker) return
    address ??= workerAddress()
    // Browsers that keep nothing, such as in a private window, refuse.
    serviceWorker.register(address, { scope: '/admin' }).then(keepLoaded, () => {})
    // From then on the worker sees itself what is loaded.
    serviceWorker.addEventListener('controllerchange', keepLoaded)
    return () => serviceWorker.removeEventListener('controllerchange', keepLoaded)
  }, [])
}

async function keepLoaded(): Promise<void> {
  const { serviceWorker } = navigator
  const { active } = await serviceWorker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  active?.postMessage({
    files: [...new Set(files)].filter((path) => path.startsWith('/assets/')),
    ...(!serviceWorker.controller && { page: location.href }),
  })
}

/** Nothing of anybody stays on the device. */
export async function forgetOfflineCopy(): Promise<void> {
  await caches.delete('desk-pages').catch(() => false)
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('desk-')) storage.removeItem(key)
}
