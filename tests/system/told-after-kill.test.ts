import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { signInEverybody } from '../../scripts/attack/team.ts'
import { openDatabase } from '../../server/outside/database/open.ts'
import type { Database } from '../../server/outside/database/tables.ts'
import { type FakePushService, type Subscription, startFakePushService } from '../harness/fake-push-service.ts'
import { form } from '../harness/lead-desk.ts'
import { type MailServer, startMailServer } from '../harness/mail-server.ts'
import { createDatabase } from '../harness/postgres-server.ts'
import { findPostgres } from '../harness/programs.ts'
import { type SiteProcess, startSite } from '../harness/site-process.ts'

const START_LIMIT_MS = 120_000
const SOON = { interval: 50, timeout: 20_000 }
const CROSSES_MS = 5000
const RINA = { id: 'rina', email: 'rina@contoh.id' }

describe.skipIf(!findPostgres())('two processes on one PostgreSQL', () => {
  let push: FakePushService
  let webhook: SilentReceiver
  let mail: MailServer
  let database: Database
  let environment: Record<string, string>
  const sites: SiteProcess[] = []
  const start = async () => {
    const site = await startSite(environment)
    sites.push(site)
    return site
  }
  beforeAll(async () => {
    ;[push, webhook, mail] = await Promise.all([startFakePushService(), startSilentReceiver(), startMailServer()])
    const databaseUrl = await createDatabase(inject('postgresUrl') as string)
    environment = {
      DATABASE_URL: databaseUrl,
      ADMIN_EMAIL: 'admin@langkah.co.id',
      PUSH_SERVICE_ORIGIN: push.origin,
      DESK_WEBHOOK_URL: webhook.url,
      DESK_WEBHOOK_SECRET: 'a-secret-of-twenty-four-characters',
      SMTP_URL: mail.url,
      MAIL_FROM: 'site@langkah.co.id',
      TWO_STEP: 'optional',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      BACKUP_KEEP: '0',
    }
    database = await openDatabase({ databaseUrl, dataDir: '' })
    await addMember(database, push.subscribe())
  }, START_LIMIT_MS)
  afterAll(async () => {
    await database?.close()
    for (const site of sites) await site.stop()
    await Promise.all([push?.close(), webhook?.close(), mail?.stop()])
  })

  const register = ({ address }: SiteProcess) =>
    fetch(`${address}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form()),
    })
  /** Reminders are due later. */
  const undone = () =>
    database.queries
      .selectFrom('outbox')
      .select('kind')
      .where('done_at_ms', 'is', null)
      .where('due_at_ms', '<=', Date.now())
      .orderBy('kind')
      .execute()

  test('a digest, a push and a webhook on their way in a process that is killed are sent by the other, and only those again', {
    timeout: START_LIMIT_MS,
  }, async () => {
    mail.leaveNextUnanswered()
    const killed = await start()
    await expect.poll(() => mail.unanswered, SOON).toMatchObject([{ to: RINA.email }])
    push.answers.push('hang')
    webhook.leaveNextUnanswered()
    expect((await register(killed)).status).toBe(200)
    await expect.poll(() => [push.tried.length, webhook.tried.length], SOON).toEqual([1, 1])
    await expect.poll(undone, SOON).toEqual([{ kind: 'desk.push' }, { kind: 'desk.webhook' }, { kind: 'mail' }])
    await killed.stop('SIGKILL')
    await passTheLease(database)
    const other = await start()
    await expect.poll(undone, SOON).toEqual([])
    expect((await register(other)).status).toBe(200)
    const events = await database.queries.selectFrom('desk_events').select('id').orderBy('seq').execute()
    await expect.poll(() => webhook.received.toSorted(), SOON).toEqual(events.map(({ id }) => id).toSorted())
    await expect.poll(undone, SOON).toEqual([])

    expect(push.received).toHaveLength(1)
    expect(push.tried).toHaveLength(2)
    expect(webhook.tried).toHaveLength(events.length + 1)
    expect(mail.mails.filter(({ to }) => to === RINA.email)).toHaveLength(1)
    expect(mail.mails.filter(({ to }) => to === environment.ADMIN_EMAIL)).toHaveLength(2)
  })

  test('what is published through one process is on the pages of the other within five seconds', {
    timeout: START_LIMIT_MS,
  }, async () => {
    const [one, other] = [sites.at(-1) as SiteProcess, await start()]
    const [, , , cookie = ''] = await signInEverybody(one.address, environment)
    const promo = await promoOf(one, cookie)
    const title = { id: 'Gratis sebulan.', en: 'One month free.' }
    const publishedAt = performance.now()
    const published = await fetch(`${one.address}/api/desk/content/promo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ version: 0, value: { ...promo, title } }),
    })
    expect(published.status).toBe(200)
    const page = async () => (await fetch(`${other.address}/?lang=id`)).text()
    await expect.poll(page, SOON).toContain(title.id)
    expect(performance.now() - publishedAt).toBeLessThan(CROSSES_MS)
  })
})

/** Somebody of the team with a device, who is told at any hour and wants a digest of today. */
async function addMember({ queries }: Database, { endpoint, keys }: Subscription): Promise<void> {
  await sql`
    insert into auth_user (id, name, email, "emailVerified", role, "createdAt", "updatedAt")
    values (${RINA.id}, 'Rina', ${RINA.email}, true, 'staff', now(), now())`.execute(queries)
  const device = { id: 'phone', user_id: RINA.id, endpoint, ...keys, name: 'Phone', session_id: null }
  await queries
    .insertInto('desk_devices')
    .values({ ...device, created_at_ms: 1, told_at_ms: null })
    .execute()
  const value = JSON.stringify({ quietOutsideHours: false, digest: true, digestAt: '00:00' })
  await queries
    .insertInto('desk_choices')
    .values({ user_id: RINA.id, value, digest_day: '', updated_at_ms: 1 })
    .execute()
}

/** What a killed process held is free after a minute. */
const passTheLease = ({ queries }: Database) =>
  queries.updateTable('outbox').set({ locked_until_ms: 0 }).where('done_at_ms', 'is', null).execute()

async function promoOf({ address }: SiteProcess, cookie: string): Promise<object> {
  const response = await fetch(`${address}/api/desk/content`, { headers: { cookie } })
  const { sections } = (await response.json()) as { sections: { section: string; value: object }[] }
  return sections.find(({ section }) => section === 'promo')?.value ?? {}
}

interface SilentReceiver {
  url: string
  /** Ids of messages that came, and of those that were answered. */
  tried: string[]
  received: string[]
  leaveNextUnanswered(): void
  close(): Promise<void>
}

async function startSilentReceiver(): Promise<SilentReceiver> {
  const [tried, received]: [string[], string[]] = [[], []]
  let isSilent = false
  const server: Server = createServer((request, response) => {
    const id = String(request.headers['webhook-id'])
    tried.push(id)
    request.resume()
    if (isSilent) {
      isSilent = false
      return
    }
    received.push(id)
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    tried,
    received,
    leaveNextUnanswered: () => {
      isSilent = true
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
