import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AuthState } from '../../../domain/auth/auth-contract.ts'
import { leaveWhenSignedOut } from './destination.ts'
import { tellOtherTabs, watchSession } from './session-watch.ts'

const SIGNED_IN: AuthState = { status: 'signed-in', user: { email: 'sari@contoh.id', emailVerified: true } }
let state: AuthState
let isAway: boolean
let asked: number
let replaced: string[]
let page: EventTarget
let seen: EventTarget & { visibilityState: string }
let stop: () => void
const otherTab = new BroadcastChannel('auth')
afterAll(() => otherTab.close())

beforeEach(async () => {
  state = SIGNED_IN
  isAway = false
  asked = 0
  replaced = []
  page = new EventTarget()
  seen = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('document', seen)
  vi.stubGlobal('location', { pathname: '/documents', replace: (path: string) => replaced.push(path) })
  vi.stubGlobal('fetch', async () => {
    asked += 1
    if (isAway) throw new TypeError('Failed to fetch')
    return Response.json(state)
  })
  stop = watchSession(leaveWhenSignedOut)
  await vi.waitFor(() => expect(asked).toBe(1))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('a page from the back/forward cache is left when its session has ended, for the login that remembers it', async () => {
  state = { status: 'signed-out' }
  show(true)
  await vi.waitFor(() => expect(replaced).toEqual(['/login?returnTo=%2Fdocuments']))
})

test('it stays while its session lasts, or when the server cannot be asked', async () => {
  show(true)
  await vi.waitFor(() => expect(asked).toBe(2))
  isAway = true
  show(true)
  await vi.waitFor(() => expect(asked).toBe(3))
  await new Promise(setImmediate)
  expect(replaced).toEqual([])
})

test('the session is asked for when the page comes to the front, and not when it leaves it or was just loaded', async () => {
  seen.visibilityState = 'hidden'
  seen.dispatchEvent(new Event('visibilitychange'))
  show(false)
  expect(asked).toBe(1)
  seen.visibilityState = 'visible'
  seen.dispatchEvent(new Event('visibilitychange'))
  expect(asked).toBe(2)
})

test('the page is left when another tab signs out, and hears of nothing any more once it has stopped', async () => {
  state = { status: 'signed-out' }
  otherTab.postMessage('changed')
  await vi.waitFor(() => expect(replaced).toEqual(['/login?returnTo=%2Fdocuments']))
  stop()
  show(true)
  seen.dispatchEvent(new Event('visibilitychange'))
  expect(asked).toBe(2)
})

test('what this tab does is told to the others, not to itself', async () => {
  const heard = new Promise((resolve) =>
    otherTab.addEventListener('message', ({ data }) => resolve(data), { once: true }),
  )
  tellOtherTabs()
  expect(await heard).toBe('changed')
  expect(asked).toBe(1)
})
