import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { auth as en } from '../../../content/en/auth.ts'
import { textOfFailure } from './auth-failure.ts'
import { signInWithGoogle } from './google-sign-in.ts'

const OWN = 'https://sekolah.example'
const page = new EventTarget()
const popup = { closed: false }
let nonce = ''
let state: object

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval'] })
  popup.closed = false
  state = { status: 'signed-in', user: { email: 'sari@contoh.id', emailVerified: true, role: 'staff' } }
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('location', { origin: OWN })
  vi.stubGlobal('document', { documentElement: { dataset: { google: 'on' } } })
  vi.stubGlobal('window', {
    open: (address: string) => {
      nonce = new URL(address, OWN).searchParams.get('nonce') ?? ''
      return popup
    },
  })
  for (const name of ['screenX', 'screenY', 'outerWidth', 'outerHeight']) vi.stubGlobal(name, 0)
  vi.stubGlobal('fetch', async () => Response.json(state))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const say = (message: { origin?: string; type?: string; nonce?: string }) => {
  const data = { type: 'better-auth:oauth-popup', nonce, error: { code: 'foreign' }, ...message }
  page.dispatchEvent(new MessageEvent('message', { origin: OWN, ...message, data }))
}

test.each([
  ['a message from another origin', () => say({ origin: 'https://evil.example' })],
  ['a message with another nonce', () => say({ nonce: 'guessed' })],
  ['a message of another kind', () => say({ type: 'other' })],
  ['a message that is none', () => page.dispatchEvent(new MessageEvent('message', { origin: OWN }))],
])('%s signs nobody in', async (_, speak) => {
  const signingIn = signInWithGoogle()
  speak()
  let isOver = false
  signingIn.finally(() => (isOver = true)).catch(() => {})
  await vi.advanceTimersByTimeAsync(2000)
  expect(isOver).toBe(false)
  say({})
  await expect(signingIn).rejects.toMatchObject({ code: 'foreign' })
})

test.each([
  [{ status: 'signed-in', user: { role: 'staff' } }, { role: 'staff' }],
  [{ status: 'signed-out', codeNeeded: true }, { codeNeeded: true }],
])('when the popup has closed, the server says who came: %j', async (answer, arrival) => {
  state = answer
  const signingIn = signInWithGoogle()
  popup.closed = true
  await vi.advanceTimersByTimeAsync(2000)
  expect(await signingIn).toMatchObject(arrival)
})

test('a popup that was closed too early signs nobody in', async () => {
  state = { status: 'signed-out' }
  const signingIn = signInWithGoogle()
  const refused = expect(signingIn).rejects.toMatchObject({ code: 'popup.closed' })
  popup.closed = true
  await vi.advanceTimersByTimeAsync(2000)
  await refused
})

const told = async () => {
  const key = textOfFailure(await signInWithGoogle().catch((failure) => failure))
  return en[key as keyof typeof en]
}

test('AUTH-09 inside another app, its browser is told to open the page elsewhere, and no popup opens', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Instagram 356.0' })
  nonce = ''
  expect(await told()).toBe(
    'Google sign-in is not available in this browser. Open this page in your browser, or use your email.',
  )
  expect(nonce).toBe('')
})

test('AUTH-09 a site without Google says so kindly', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  expect(await told()).toContain('Google sign-in isn’t available on this site yet.')
})
