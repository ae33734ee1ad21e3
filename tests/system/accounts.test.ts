import { afterAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../../server/outside/database/open.ts'
import type { Database } from '../../server/outside/database/tables.ts'
import { type AccountWorld, describeAccounts, newcomer } from '../harness/account-suite.ts'
import { type MailServer, startMailServer } from '../harness/mail-server.ts'
import { createDatabase } from '../harness/postgres-server.ts'
import { type SiteProcess, startSite } from '../harness/site-process.ts'
import { visitor } from '../harness/visitor.ts'

const MAIL_LIMIT_MS = 15_000
const postgresUrl = inject('postgresUrl')

describe.skipIf(!postgresUrl)('two processes that share PostgreSQL, asked in turns', () => {
  let sites: SiteProcess[] = []
  let mail: MailServer
  let database: Database
  let world: AccountWorld
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()))
    await mail?.stop()
    await database?.close()
  })

  const start = async () => {
    const databaseUrl = await createDatabase(postgresUrl as string)
    mail = await startMailServer()
    const environment = { DATABASE_URL: databaseUrl, SMTP_URL: mail.url, TRUST_PROXY: '1' }
    sites = await Promise.all([startSite(environment), startSite(environment)])
    database = await openDatabase({ databaseUrl, dataDir: '' })
    let turn = 0
    world = {
      database,
      request: (path, { from = '127.0.0.1', ...init } = {}) => {
        turn += 1
        const { address } = sites[turn % sites.length] as SiteProcess
        const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': from }
        return fetch(new URL(path, address), { ...init, headers, redirect: 'manual' })
      },
      hasMail: async (email) => mail.mails.some(({ to }) => to === email),
      nextMail: (email) =>
        Promise.race([
          mail.next(email),
          new Promise<null>((resolve) => setTimeout(() => resolve(null), MAIL_LIMIT_MS).unref()),
        ]),
    }
    return world
  }

  describeAccounts(start)

  test('ten tries at a password from one address are ten in all, whichever process is asked', async () => {
    const { email } = await newcomer(world)
    const from = '198.51.100.9'
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1) {
      statuses.push(
        (await visitor(world, { from }).post('/api/account/sign-in', { email, password: `salah-${count}` })).status,
      )
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })
})
