import { isInAppBrowser } from '../../../domain/auth/in-app-browser.ts'
import type { SignInAnswer } from '../../../domain/auth/two-step-contract.ts'
import { randomText } from '../../lib/anonymous-id.ts'
import { AuthFailure } from './auth-failure.ts'
import { fetchAuthState } from './session-api.ts'

const LOOK_EVERY_MS = 400
/** The popup's message and its closing can arrive in either order. */
const GRACE_MS = 600

interface PopupMessage {
  type: 'better-auth:oauth-popup'
  nonce: string
  error?: { code: string }
}

/** Who came back from Google: somebody signed in, or somebody who is asked for a code next. */
export type Arrival = Omit<SignInAnswer, 'success'>

/** Signs in with Google in a popup. Must be called from within a click, or browsers block it. */
export async function signInWithGoogle(): Promise<Arrival> {
  if (document.documentElement.dataset.google !== 'on') throw new AuthFailure('auth.google_off')
  if (isInAppBrowser(navigator.userAgent)) throw new AuthFailure('in-app')
  const nonce = randomText()
  const popup = window.open(`/api/account/google/popup?nonce=${nonce}`, 'google-sign-in', besidePage(500, 640))
  if (!popup) throw new AuthFailure('popup.blocked')
  await answerOf(popup, nonce)
  return expectArrival()
}

/** The redirect flow, for browsers where popups fail. */
export const googleRedirectPath = (returnTo: string): string =>
  `/api/account/google?returnTo=${encodeURIComponent(returnTo)}`

/** Maps the error codes of Google and of the auth library to ours. */
export function failureOfGoogle(code: string): AuthFailure {
  if (code === 'access_denied') return new AuthFailure('popup.closed')
  if (code === 'account_not_linked') return new AuthFailure('auth.email_taken')
  return new AuthFailure(code === 'BANNED_USER' ? 'auth.disabled' : code)
}

function answerOf(popup: Window, nonce: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const onMessage = ({ origin, data }: MessageEvent<PopupMessage | undefined>) => {
    if (origin !== location.origin || data?.type !== 'better-auth:oauth-popup' || data.nonce !== nonce) return
    if (data.error) reject(failureOfGoogle(data.error.code))
    else resolve()
  }
  const looking = setInterval(() => {
    if (!popup.closed) return
    clearInterval(looking)
    setTimeout(resolve, GRACE_MS)
  }, LOOK_EVERY_MS)
  addEventListener('message', onMessage)
  return promise.finally(() => {
    removeEventListener('message', onMessage)
    clearInterval(looking)
  })
}

/** `popup.closed` is unreliable, a message may be missing, and only the server knows whether a code is needed. */
async function expectArrival(): Promise<Arrival> {
  const state = await fetchAuthState()
  if (!state) throw new AuthFailure('network')
  if (state.status === 'signed-in') return state.user
  if (state.codeNeeded) return { codeNeeded: true }
  throw new AuthFailure('popup.closed')
}

function besidePage(width: number, height: number): string {
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}
