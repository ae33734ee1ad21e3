import { Hono } from 'hono'
import { Failure } from '../../domain/shared/failure.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import { isSameSecret } from '../http/same-secret.ts'
import type { Database } from '../outside/database/tables.ts'
import { isSigned, receiveWebhook } from './whatsapp-webhook.ts'

export interface WebhookDeps {
  configuration: { whatsApp: { appSecret: string | null; verifyToken: string | null } }
  database: Database
  whatsAppNumbers: { admin: string }
  now: () => number
}

/** Receives WhatsApp's delivery reports. The routes exist only with a configured secret. */
export function webhookRoutes({ configuration, database, whatsAppNumbers, now }: WebhookDeps) {
  const { appSecret, verifyToken } = configuration.whatsApp
  const routes = new Hono<SiteEnvironment>()
  if (!appSecret || !verifyToken) return routes
  return routes
    .get('/webhooks/whatsapp', (c) => {
      const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = c.req.query()
      if (mode !== 'subscribe' || !isSameSecret(token ?? '', verifyToken) || !challenge)
        throw new Failure('auth.forbidden')
      return c.text(challenge.slice(0, 200))
    })
    .post('/webhooks/whatsapp', async (c) => {
      const rawBody = Buffer.from(await c.req.arrayBuffer())
      if (!isSigned(rawBody, c.req.header('x-hub-signature-256'), appSecret)) throw new Failure('auth.forbidden')
      await receiveWebhook(database, parse(rawBody), whatsAppNumbers.admin, now())
      return c.body(null, 200)
    })
}

function parse(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString())
  } catch {
    return null
  }
}
