import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, openUnmigrated } from '../../server/outside/database/open.ts'
import type { Database } from '../../server/outside/database/tables.ts'
import { currentSchool } from '../../server/school/current-school.ts'
import { startFakeModelService } from '../../tests/harness/fake-model-service.ts'
import { startMailServer } from '../../tests/harness/mail-server.ts'
import { FAKE_KEY } from '../../tests/harness/model-wires.ts'
import { insertLeads } from '../../tests/harness/old-leads.ts'
import { freePort } from '../../tests/harness/postgres-server.ts'
import { type TestDatabase, testDatabase } from '../../tests/harness/test-database.ts'
import { runSchoolCommand } from '../school/commands.ts'
import { examine } from './examine.ts'
import { checkBackups, judgeDisk } from './machine.ts'
import { checkPublicAddress } from './public-address.ts'
import { checkDocuments } from './school.ts'

const TIMUR = join(import.meta.dirname, '../../tests/schools/timur')
const DAY_MS = 86_400_000
let place: TestDatabase
let cleanUp: (() => unknown)[]
beforeEach(async () => {
  place = await testDatabase()
  cleanUp = [place.remove]
})
afterEach(async () => {
  for (const step of cleanUp.reverse()) await step()
})

async function found(settings: Record<string, string> = {}, { localOnly = true, now = Date.now } = {}) {
  const { databaseUrl, dataDir } = place.configuration
  const environment = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...settings }
  const findings = await examine(environment, { localOnly, now })
  return (topic: string) => {
    const about = findings.filter((finding) => finding.topic === topic)
    return about.map(({ level, text }) => `${level}: ${text}`).join('\n')
  }
}

async function change(work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = await openDatabase(place.configuration)
  await work(database).finally(() => database.close())
}

async function serve(listener: RequestListener, tls?: { key: Buffer; cert: Buffer }): Promise<string> {
  const server = tls ? createTlsServer(tls, listener) : createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUp.push(() => new Promise((resolve) => server.close(resolve)))
  return `${tls ? 'https://localhost' : 'http://127.0.0.1'}:${(server.address() as AddressInfo).port}`
}

/** Answers as the Graph API does for a number, a token and the templates of its account. */
const cloudApi = (status: string): RequestListener => {
  const answers: Record<string, object> = {
    '/v26.0/77': { display_phone_number: '+62 812-0000-1111' },
    '/v26.0/debug_token': {
      data: { expires_at: 0, granular_scopes: [{ scope: 'whatsapp_business_management', target_ids: ['55'] }] },
    },
    '/v26.0/55/message_templates': { data: [{ name: 'new_lead', language: 'id', status }] },
  }
  return (request, response) => {
    const isKnown = request.headers.authorization === 'Bearer token-of-the-school'
    const answer = answers[new URL(request.url ?? '', 'http://localhost').pathname]
    if (isKnown && answer) response.end(JSON.stringify(answer))
    else response.writeHead(401).end(JSON.stringify({ error: { code: 190 } }))
  }
}
const whatsApp = (url: string, token = 'token-of-the-school') => ({
  WHATSAPP_API_URL: `${url}/v26.0`,
  WHATSAPP_TOKEN: token,
  WHATSAPP_PHONE_NUMBER_ID: '77',
})

test('on a new site the database, its migrations, disk, rights and messages are well', async () => {
  const about = await found()
  expect(about('database')).toMatch(/^ok: (SQLite|PostgreSQL) .*, 0 leads/)
  expect(about('migrations')).toMatch(/^ok: all \d+ applied$/)
  for (const topic of ['Node', 'settings', 'disk', 'clock', 'old data', 'messages', 'PDFs']) {
    expect(about(topic)).toMatch(/^ok: /)
  }
  expect(about('content')).toContain("sample school's name, contact, social networks")
})

test('a wrong setting is named, and nothing else is tried', async () => {
  const about = await found({ PORT: 'x' })
  expect(about('settings')).toMatch(/^problem: Configuration: PORT /)
  expect(about('database')).toBe('')
})

test('where there is no database it says so and makes none', async () => {
  const about = await found({ DATA_DIR: join(place.configuration.dataDir, 'none'), DATABASE_URL: '' })
  expect(about('database')).toMatch(/^problem: There is no database at /)
})

test('a database that does not answer is told with what to do', async () => {
  const url = `postgres://site:secret@127.0.0.1:${await freePort()}/site`
  expect((await found({ DATABASE_URL: url }))('database')).toMatch(
    /^problem: .*does not answer \(.*ECONNREFUSED.*\)\. Check host, port, name, user and password/,
  )
})

test('given up and late messages are told', async () => {
  const job = { kind: 'mail', payload: '{}', attempts: 1, due_at_ms: 0, locked_until_ms: 0, created_at_ms: Date.now() }
  const insert = (id: string, more: object) =>
    change(({ queries }) =>
      queries
        .insertInto('outbox')
        .values({ ...job, id, dedupe_key: id, ...more } as never)
        .execute(),
    )
  await insert('late', { created_at_ms: Date.now() - 3 * 3_600_000 })
  expect((await found())('messages')).toBe('warning: 1 wait, the oldest for 3 h. Does the site run?')
  await insert('dead', { dead_at_ms: 1 })
  expect((await found())('messages')).toMatch(/^problem: 1 were given up\. .*npm run leads -- dead/)
})

test('a clock that jumped by 1,100 days is told', async () => {
  await change((database) => insertLeads(database, 3, Date.now()))
  const about = await found({}, { now: () => Date.now() + 1100 * DAY_MS })
  expect(about('old data')).toMatch(
    /^problem: It is not deleted: the clock says 20\d\d-\d\d-\d\d, but the newest data is of/,
  )
})

test('pending migrations, and those of newer code, are named', async () => {
  const database = await openUnmigrated(place.configuration)
  await sql`delete from kysely_migration where name = '010-lead-sources'`.execute(database.queries)
  expect((await found())('migrations')).toBe('warning: 010-lead-sources will be applied by the next start.')
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(database.queries)
  expect((await found())('migrations')).toMatch(/^problem: The database is newer than this code \(999-later\)/)
  await database.close()
})

test.skipIf(process.env.TEST_ENGINE === 'postgres')('files that others can read are named', async () => {
  const { dataDir } = place.configuration
  chmodSync(dataDir, 0o700)
  chmodSync(join(dataDir, 'site.db'), 0o644)
  expect((await found())('file rights')).toContain(`Others on this machine can read ${join(dataDir, 'site.db')}`)
  chmodSync(join(dataDir, 'site.db'), 0o600)
  expect((await found())('file rights')).toMatch(/^ok/)
})

test('backups that stopped coming are a problem', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-backups-'))
  cleanUp.push(() => rmSync(folder, { recursive: true }))
  const check = (now = Date.now(), keep = 7) => checkBackups({ folder, keep }, now)
  expect(check()).toMatchObject({ level: 'warning', text: expect.stringContaining('There is none') })
  expect(check(Date.now(), 0)).toMatchObject({ level: 'warning', text: expect.stringContaining('BACKUP_KEEP is 0') })
  const inFile = checkBackups({ folder: join(import.meta.filename, 'backups'), keep: 7 }, Date.now())
  expect(inFile).toMatchObject({ level: 'problem', text: expect.stringContaining('cannot be written') })
  writeFileSync(join(folder, 'site-20261116T000000-daily.db'), '')
  expect(check()).toMatchObject({ level: 'ok', text: expect.stringMatching(/^1 in /) })
  expect(check(Date.now() + 4 * DAY_MS).level).toBe('problem')
})

test('a full disk is a problem, a fuller one a warning', () => {
  expect(judgeDisk('/data', 1e8).level).toBe('problem')
  expect(judgeDisk('/data', 1e9).level).toBe('warning')
  expect(judgeDisk('/data', 1e11).level).toBe('ok')
})

test('mail, WhatsApp, AI and the public address are tried for real', async () => {
  const mailServer = await startMailServer()
  const model = await startFakeModelService({ says: { answer: 'Hello' } })
  cleanUp.push(mailServer.stop, model.close)
  const about = await found(
    {
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'site@example.com',
      ADMIN_EMAIL: 'admin@example.com',
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: model.url['openai-compatible'],
      AI_MODEL: 'small',
      AI_API_KEY: FAKE_KEY,
      SITE_URL: await serve((_, response) => response.end()),
      ...whatsApp(await serve(cloudApi('APPROVED'))),
    },
    { localOnly: false },
  )
  expect(about('mail')).toMatch(/^ok: a test mail to admin@example\.com was accepted/)
  expect((await mailServer.next('admin@example.com')).subject).toBe('Test mail of Langkah English Academy')
  expect(about('WhatsApp')).toBe('ok: +62 812-0000-1111 can send, the template new_lead (id) is approved')
  expect(about('AI')).toMatch(/^ok: .*answered in \d+ ms$/)
  expect(about('address')).toBe('ok: 127.0.0.1 is 127.0.0.1')
  expect(about('site')).toMatch(/^ok: .* is ready$/)
})

test('a stopped mail server, a wrong token, a refused key and a silent site are problems', async () => {
  const model = await startFakeModelService({ status: 401 })
  cleanUp.push(model.close)
  const about = await found(
    {
      SMTP_URL: 'smtp://127.0.0.1:1',
      ADMIN_EMAIL: 'admin@example.com',
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: model.url['openai-compatible'],
      AI_MODEL: 'small',
      SITE_URL: `http://127.0.0.1:${await freePort()}`,
      ...whatsApp(await serve(cloudApi('APPROVED')), 'another-token'),
    },
    { localOnly: false },
  )
  expect(about('mail')).toMatch(/^problem: SMTP at 127\.0\.0\.1:1 did not take a test mail: .*ECONNREFUSED/)
  expect(about('WhatsApp')).toMatch(/^problem: The API refused \(status 401, code 190\)/)
  expect(about('AI')).toMatch(/^problem: .* did not answer \(refused\)/)
  expect(about('site')).toMatch(/^problem: .* does not answer \(ECONNREFUSED\)/)
})

test('a template that is not approved is a problem', async () => {
  const about = await found(whatsApp(await serve(cloudApi('REJECTED'))), { localOnly: false })
  expect(about('WhatsApp')).toBe('problem: The template new_lead (id) is REJECTED: leads cannot be sent.')
})

test('a name that is not found and a certificate that browsers refuse are problems', async () => {
  const [nowhere] = await checkPublicAddress('https://nowhere.invalid', Date.now())
  expect(nowhere).toMatchObject({ topic: 'address', level: 'problem' })
  const siteUrl = await serve((_, response) => response.end(), selfSigned())
  const tls = (await checkPublicAddress(siteUrl, Date.now())).find(({ topic }) => topic === 'TLS')
  expect(tls).toMatchObject({ level: 'problem', text: expect.stringContaining('SELF_SIGNED') })
})

test('what a new folder of a school begins with is told until it is changed', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'site-school-')), 'school')
  cleanUp.push(() => rmSync(dirname(folder), { recursive: true }))
  await runSchoolCommand(['new', folder], {})
  expect((await found({ SCHOOL_DIR: folder }))('content')).toContain(
    "the sample school's name, contact, social networks, teachers, reviews.",
  )
  expect((await found({ SCHOOL_DIR: TIMUR }))('content')).toBe('ok: Sekolah Bahasa Timur, with its own contact')
})

test('PDFs of another school, or of nobody knows which, are to be made again', async () => {
  expect(checkDocuments(currentSchool({ schoolDir: null, brandOverrides: { name: 'Sekolah Lain' } }))).toMatchObject({
    level: 'warning',
  })
  expect(checkDocuments(currentSchool({ schoolDir: null, brandOverrides: {} }), '/no/such/file')).toMatchObject({
    level: 'warning',
    text: expect.stringContaining('ENOENT'),
  })
})

function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'site-tls-'))
  cleanUp.push(() => rmSync(folder, { recursive: true }))
  const [key, cert, settings] = ['key.pem', 'cert.pem', 'settings'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  writeFileSync(settings, '[req]\ndistinguished_name=name\n[name]\n')
  execFileSync(
    'openssl',
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'
      .split(' ')
      .concat('-config', settings, '-keyout', key, '-out', cert),
    { stdio: 'ignore' },
  )
  return { key: readFileSync(key), cert: readFileSync(cert) }
}
