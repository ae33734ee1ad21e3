import { useEffect } from 'react'
import type { DeskChange, DeskFrame } from '../../../../domain/desk/desk-contract.ts'
import { get } from '../../../lib/api-client.ts'
import { forgetSeen } from '../own-keys.ts'
import type { Desk } from './desk-context.ts'

const WORKER = '/desk-worker.js'
const PAGES = 'desk-pages'
const HEARD = 'desk-heard'
const ACCOUNT = 'desk-account'
/** What a page needs to start: its files, and the school's own words. */
const STARTS_WITH = /^\/assets\/|^\/school\/.*\.json$/

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

/** Keeps a copy of this page and its files on the device, for when there is no network. Who was erased is in none. */
export function useOfflineCopy({ cursor, me }: DeskFrame, onChange: Desk['onChange']): void {
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
  useEffect(() => forgetOfOthers(me.id), [me.id])
  useEffect(() => {
    forgetErasedMeanwhile(cursor)
    return onChange((change) => {
      if (change === 'reload' || mayBeErasure(change)) keepAnew()
    })
  }, [cursor, onChange])
}

/** On a page that was kept for somebody else one would act in their name. */
function forgetOfOthers(accountId: string): void {
  if (!navigator.onLine || localStorage.getItem(ACCOUNT) === accountId) return
  localStorage.setItem(ACCOUNT, accountId)
  keepAnew()
}

/** An erasure does not say of whom. */
const mayBeErasure = ({ personId }: DeskChange): boolean => personId === null

/** What happened between the last page that was open here and this one. */
async function forgetErasedMeanwhile(cursor: number): Promise<void> {
  const heard = Number(localStorage.getItem(HEARD) ?? cursor)
  const outcome = heard < cursor ? await get(`/api/desk/changes?after=${heard}`) : null
  if (outcome?.kind === 'answered' && outcome.answer) {
    const { reload, changes } = outcome.answer
    if (reload || changes.some(mayBeErasure)) await keepAnew()
  }
  if (!outcome || outcome.kind === 'answered') localStorage.setItem(HEARD, String(cursor))
}

const keepAnew = () => forgetPages().then(keepLoaded)

async function keepLoaded(): Promise<void> {
  if (!navigator.serviceWorker) return
  const { active } = await navigator.serviceWorker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  // A page that came through the worker is kept already.
  const isKept = navigator.serviceWorker.controller && (await caches.match(location.href, { cacheName: PAGES }))
  active?.postMessage({
    files: [...new Set(files)].filter((path) => STARTS_WITH.test(path)),
    ...(!isKept && { page: location.href }),
  })
}

/** Whether this page came from the device, because the network failed or was silent. */
export function isCopy(): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
    navigator.serviceWorker?.controller?.postMessage({ isCopy: true }, [port2])
  })
}

/** The copies of all pages; what waits to be sent stays. */
export async function forgetPages(): Promise<void> {
  // Only there on a secure address.
  await globalThis.caches?.delete(PAGES).catch(() => false)
}

/** Nothing of anybody stays on the device, but what somebody has not finished. */
export async function forgetOfflineCopy(): Promise<void> {
  await forgetPages()
  forgetSeen(localStorage, sessionStorage)
}
