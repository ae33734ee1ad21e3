import { useCallback, useEffect, useState } from 'react'
import type { DeviceRequest } from '../../../../domain/desk/devices-contract.ts'
import type { Language } from '../../../../domain/shared/language.ts'
import { post } from '../../../lib/api-client.ts'
import { needsHomeScreen } from '../install/use-install.ts'

/** What the server knows of this device, for as long as somebody is signed in. */
const KNOWN = 'desk-device'
const KNOWN_ENDPOINT = 'desk-device-endpoint'
/** The device is told for as long as this session. */
const KNOWN_SESSION = 'desk-device-session'
const FORGET_TIMEOUT_MS = 8000

/** Whether this browser takes notifications for the account. */
export type DeviceState =
  | { step: 'unknown' }
  | { step: 'off' }
  | { step: 'busy' }
  | { step: 'failed' }
  | { step: 'on'; id: string }
  /** The browser's own settings forbid it. */
  | { step: 'blocked' }
  /** iPhones and iPads allow it from the home screen alone. */
  | { step: 'home-screen' }
  | { step: 'unsupported' }
  /** The site has no real address, which push services want. */
  | { step: 'not-set-up' }

export function useThisDevice(publicKey: string | null, language: Language) {
  const [state, setState] = useState<DeviceState>({ step: 'unknown' })
  const look = useCallback(async () => {
    const obstacle = obstacleOf(publicKey)
    if (obstacle) return setState(obstacle)
    const subscription = Notification.permission === 'granted' ? await currentSubscription() : null
    setState(subscription ? await register(subscription, language) : { step: 'off' })
  }, [publicKey, language])
  useEffect(() => {
    look()
  }, [look])

  /** The browser asks; only after a tap. */
  const turnOn = async () => {
    if (!publicKey || obstacleOf(publicKey)) return look()
    setState({ step: 'busy' })
    if ((await Notification.requestPermission()) !== 'granted') return look()
    const subscription = await subscribe(publicKey).catch(() => null)
    setState(subscription ? await register(subscription, language) : { step: 'failed' })
  }
  const turnOff = async () => {
    if (state.step !== 'on') return
    setState({ step: 'busy' })
    await forgetThisDevice()
    setState({ step: 'off' })
  }
  return { state, turnOn, turnOff }
}

function obstacleOf(publicKey: string | null): DeviceState | null {
  if (needsHomeScreen()) return { step: 'home-screen' }
  if (!('PushManager' in globalThis && 'Notification' in globalThis && navigator.serviceWorker))
    return { step: 'unsupported' }
  if (publicKey === null) return { step: 'not-set-up' }
  return Notification.permission === 'denied' ? { step: 'blocked' } : null
}

const currentSubscription = async () => (await navigator.serviceWorker.ready).pushManager.getSubscription()

/** A subscription made with another key is void. */
async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey }
  return pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
}

async function register(subscription: PushSubscription, language?: Language): Promise<DeviceState> {
  const outcome = await post('/api/desk/devices', { ...(subscription.toJSON() as DeviceRequest), language })
  if (outcome.kind !== 'answered' || !outcome.answer) return { step: 'failed' }
  const { id, sessionId } = outcome.answer
  localStorage.setItem(KNOWN, id)
  localStorage.setItem(KNOWN_ENDPOINT, subscription.endpoint)
  localStorage.setItem(KNOWN_SESSION, sessionId)
  return { step: 'on', id }
}

/** Tells the server of a subscription that the browser has renewed, and of the one that holds in a new session. */
export function useRenewedDevice(sessionId: string): void {
  useEffect(() => {
    if (localStorage.getItem(KNOWN)) renew(sessionId)
  }, [sessionId])
}

async function renew(sessionId: string): Promise<void> {
  const subscription = await currentSubscription()
  if (!subscription) return
  const { endpoint } = subscription
  const isKnown = endpoint === localStorage.getItem(KNOWN_ENDPOINT) && sessionId === localStorage.getItem(KNOWN_SESSION)
  if (!isKnown) await register(subscription)
}

/** Whoever signs out is told nothing more here. False if the server cannot be reached. */
export async function forgetThisDevice(): Promise<boolean> {
  const id = localStorage.getItem(KNOWN)
  if (!id) return true
  const outcome = await post(`/api/desk/devices/${id}/remove`, {}, { timeoutMs: FORGET_TIMEOUT_MS })
  if (outcome.kind === 'unreachable') return false
  localStorage.removeItem(KNOWN)
  await (await currentSubscription())?.unsubscribe().catch(() => false)
  return true
}
