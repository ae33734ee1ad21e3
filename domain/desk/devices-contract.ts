import { z } from 'zod'
import { LANGUAGES, type Language } from '../shared/language.ts'

/** What `PushSubscription.toJSON()` gives: an uncompressed point of P-256 and 16 bytes, both in base64url. */
export const deviceRequest = z
  .object({
    endpoint: z.url({ protocol: /^https?$/ }).max(1000),
    keys: z.object({ p256dh: z.string().regex(/^[\w-]{87}=?$/), auth: z.string().regex(/^[\w-]{22}={0,2}$/) }),
    language: z.enum(LANGUAGES).optional(),
  })
  .meta({ id: 'DeskDeviceRequest' })
export interface DeviceRequest {
  endpoint: string
  keys: { p256dh: string; auth: string }
  /** Of the notifications from now on. */
  language?: Language | undefined
}

export const deviceAnswer = z
  .object({ id: z.string(), sessionId: z.string().meta({ description: 'With whose end it is told nothing more' }) })
  .meta({ id: 'DeskDeviceAnswer' })
export type DeviceAnswer = z.infer<typeof deviceAnswer>

/** Of the account that asks. */
export const pushState = z.object({
  publicKey: z.string().nullable().meta({ description: 'For subscriptions; null if the site has no real address yet' }),
  devices: z.array(
    z.object({ id: z.string(), name: z.string(), createdAtMs: z.number(), toldAtMs: z.number().nullable() }),
  ),
})
export type PushState = z.infer<typeof pushState>

export const testAnswer = z
  .object({
    isTaken: z.boolean(),
    words: z.string().meta({ description: 'What the service itself said, in its language' }),
    tookMs: z.number(),
  })
  .meta({ id: 'DeskTestAnswer' })
export type TestAnswer = z.infer<typeof testAnswer>

/** What the service worker gets, encrypted. */
export interface PushContent {
  title: string
  body: string
  /** A later one with the same tag takes its place. */
  tag: string
  path: string
  /** Buttons; the first one opens the path, the second claims the person first. */
  actions: readonly { action: 'open' | 'claim'; title: string }[]
  personId: string | null
  /** Of a test: the open page is told that it has arrived. */
  testId?: string
}
