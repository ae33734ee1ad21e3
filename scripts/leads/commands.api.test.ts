import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY_MS, jakartaDay } from '../../domain/analytics/days.ts'
import { capture, form, type LeadDesk, openLeadDesk } from '../../tests/harness/lead-desk.ts'
import { insertLeads } from '../../tests/harness/old-leads.ts'
import { runLeadsCommand } from './commands.ts'
import { USAGE } from './usage.ts'

let desk: LeadDesk
let warnings: string[]
beforeEach(async () => {
  desk = await openLeadDesk()
  warnings = []
})
afterEach(() => desk.close())

const leads = (args: string) => {
  const { databaseUrl, dataDir } = desk.services.configuration
  const environment = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  return runLeadsCommand(args.split(' ').filter(Boolean), environment, (line) => warnings.push(line))
}

test.each(['', 'partial', 'suspect', 'dead', 'requests'])(
  'npm run leads -- %s says so when there are none',
  async (args) => {
    expect(await leads(args)).toBe('There are none.')
  },
)

test('each list names its people, with nothing in it that could command a terminal', async () => {
  await desk.post('/api/register', form({ name: 'Sari\u001b[2J\u202e Wulandari' }))
  await desk.post('/api/register', form({ name: 'Robot', website: 'x' }))
  await desk.post('/api/chat/capture-lead', capture({ leadInfo: { name: 'Budi' } }))
  expect(await leads('')).toBe(
    'Nov 15, 2026, 09:00 AM  Sari [2J Wulandari · +62 812 3456 7890 · Sari@Contoh.id · registration · Individual · Bandung · [name.odd]',
  )
  expect(await leads('suspect')).toContain('[bot.honeypot]')
  expect(await leads('partial')).toBe('Nov 15, 2026, 09:00 AM  Budi · chat')
})

test('a line tells what the lead wants', async () => {
  const company = { type: 'Business', companyName: 'PT Maju', companySize: '11-50', industry: 'Finance' }
  const consent = { wordingVersion: '1', language: 'id', marketing: true }
  const trial = { kind: 'trial', program: 'Business English', startDate: '2027-01-05' }
  await desk.post('/api/register', form({ ...company, ...trial, consent }))
  expect(await leads('')).toContain(
    'trial · Business · PT Maju, 11-50 people, Finance · Business English · from 2027-01-05 · Bandung · wants news',
  )
})

test('a dead letter names the person, the time and the reason, and is sent again', async () => {
  await desk.post('/api/register', form())
  desk.cloud.answers.push({ status: 401, code: 190 })
  await desk.workLater(3_600_000)
  expect(await leads('dead')).toBe(
    'Nov 15, 2026, 10:00 AM  Sari Wulandari · +62 812 3456 7890 · Sari@Contoh.id (lead of Nov 15, 2026, 09:00 AM)  WhatsApp: HTTP error! status: 401 (code 190) (tries: 1)',
  )
  expect(await leads('resend')).toBe('Given up notifications that will be tried again: 1.')
  expect(await leads('dead')).toBe('There are none.')
  desk.clock.nowMs = Date.now() + 60_000
  await desk.work()
  expect(desk.cloud.sent).toHaveLength(1)
})

test('a person is exported as JSON, and erased only when that is confirmed', async () => {
  await desk.post('/api/register', form())
  expect(JSON.parse(await leads('export 0812 3456 7890')).submissions).toMatchObject([{ name: 'Sari Wulandari' }])
  expect(await leads('erase sari@contoh.id')).toMatch(/^Would be erased: .*1 notifications.* 1 submissions.*\. Nothing/)
  expect(await desk.leads()).toHaveLength(1)
  expect(await leads('erase sari@contoh.id --yes')).toMatch(/^Erased: .*1 submissions.*\.$/)
  expect(await desk.leads()).toEqual([])
})

test('data that is held back is told of by every command, and deleted when that is confirmed, once', async () => {
  const { database } = desk.services
  const lastRun = jakartaDay(Date.now() - 1100 * DAY_MS)
  await database.queries
    .insertInto('chores')
    .values({ name: 'retention', done_day: lastRun, locked_until_ms: 0 })
    .execute()
  await insertLeads(database, 2, Date.now() - 1100 * DAY_MS)
  await leads('dead')
  const why = `the clock says ${jakartaDay(Date.now())}, but old data was last deleted on ${lastRun}`
  expect(warnings).toContain(`WARNING: Old data is not deleted: ${why}. See: npm run leads -- retention`)
  const told = await leads('retention')
  expect(told).toContain('  2 of 2 leads, older than 730 days\n')
  expect(told).toContain(`The site does not delete it: ${why}.`)
  expect(await desk.leads()).toHaveLength(2)
  expect(await leads('retention --yes')).toMatch(/^Deleted: .* 2 leads, /)
  expect(await desk.leads()).toEqual([])
  expect(await leads('retention')).toContain('The site deletes it by itself')
})

test('a confirmed request for data is listed until it is done', async () => {
  const { database } = desk.services
  const request = { email: 'sari@contoh.id', kind: 'copy' as const, created_at_ms: 0 }
  const confirmedAtMs = Date.UTC(2026, 10, 15, 2, 0)
  await database.queries
    .insertInto('data_requests')
    .values([
      { ...request, id: 'open', token_hash: 'a', confirmed_at_ms: confirmedAtMs },
      { ...request, id: 'unconfirmed', token_hash: 'b' },
    ])
    .execute()
  expect(await leads('requests')).toBe('Nov 15, 2026, 09:00 AM  sari@contoh.id · copy  open')
  await expect(leads('done unconfirmed')).rejects.toThrow('There is no such confirmed request.')
  await expect(leads('done nothing')).rejects.toThrow('There is no such confirmed request.')
  const done = await leads('done open')
  expect(done).toMatch(/^Done since /)
  expect(await leads('done open')).toBe(done)
  expect(await leads('requests')).toBe('There are none.')
})

test('what a confirmed request for erasure was done with: the person is told, and nothing else of them remains', async () => {
  const { database } = desk.services
  const request = { email: 'sari@contoh.id', created_at_ms: 1, confirmed_at_ms: 2, language: 'en' as const }
  await database.queries
    .insertInto('data_requests')
    .values([
      { ...request, id: 'erasure', kind: 'erasure', token_hash: 'a' },
      { ...request, id: 'again', kind: 'erasure', token_hash: 'b' },
      { ...request, id: 'copy', kind: 'copy', token_hash: 'c', done_at_ms: 3 },
      { ...request, id: 'unconfirmed', kind: 'erasure', token_hash: 'd', confirmed_at_ms: null },
    ])
    .execute()
  expect(await leads('erase sari@contoh.id --only --yes')).toContain('4 dataRequests')
  expect(await leads('requests')).toBe('There are none.')
  expect(await leads('done erasure')).toMatch(/^Done since /)
  const kept = await database.queries.selectFrom('data_requests').selectAll().orderBy('id').execute()
  expect(kept.map(({ id, kind, email, language }) => [id, kind, email, language])).toEqual([
    ['again', 'erasure', '', null],
    ['copy', 'copy', '', null],
    ['erasure', 'erasure', '', null],
  ])
  expect(kept.map(({ done_at_ms }) => Number(done_at_ms) >= 3)).toEqual([true, true, true])
  desk.clock.nowMs = Date.now() + 1000
  await desk.work()
  const mails = await database.queries.selectFrom('mailbox').selectAll().execute()
  expect(mails).toMatchObject([{ to_address: 'sari@contoh.id', subject: /^Your data has been erased/ }])
  const jobs = await database.queries.selectFrom('outbox').select('payload').execute()
  expect(JSON.stringify(jobs)).not.toContain('sari')
})

test.each(['export nobody@contoh.id', 'erase nobody@contoh.id', 'erase nobody@contoh.id --yes'])(
  '%s fails: there is nobody',
  async (args) => {
    await expect(leads(args)).rejects.toThrow('Nothing is stored about nobody@contoh.id.')
  },
)

test('with --only a person is what carries the very address', async () => {
  await desk.post('/api/register', form())
  await desk.post('/api/register', form({ email: 'lain@contoh.id' }))
  expect(JSON.parse(await leads('export sari@contoh.id')).submissions).toHaveLength(2)
  expect(JSON.parse(await leads('export sari@contoh.id --only')).submissions).toHaveLength(1)
})

test.each(['--help', '-h', 'help', 'dead --help'])('%s explains itself', async (args) => {
  expect(await leads(args)).toBe(USAGE)
})

test.each(['nonsense', 'export', 'erase', 'done', '--force', 'dead now', 'toString'])(
  '%s is refused with the explanation',
  async (args) => {
    await expect(leads(args)).rejects.toThrow(USAGE)
  },
)
