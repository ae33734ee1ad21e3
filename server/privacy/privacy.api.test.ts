import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { erasePerson } from '../people/erase-person.ts'
import { finishDataTask, openDataTasks } from './data-tasks.ts'

const DAY_MS = 24 * 3_600_000
let site: TestSite
let nowMs: number

beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 15, 2, 0)
  site = await createTestSite({
    environment: { SITE_URL: 'https://kursus.example', ADMIN_EMAIL: 'staf@kursus.example' },
    now: () => nowMs,
  })
})
afterEach(() => site.close())

const ask = (changes: object = {}) =>
  site.post('/api/privacy/requests', { email: 'sari@contoh.id', kind: 'copy', language: 'id', ...changes })
const mails = async () => {
  await site.services.outboxWorker.work()
  return site.services.database.queries.selectFrom('mailbox').selectAll().orderBy('created_at_ms').execute()
}
const tokenIn = (text: string) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? ''
const confirm = (token: string) => site.request(`/privacy/confirm?token=${token}`, { method: 'POST' })
const plainForm = (fields: Record<string, string>) =>
  site.request('/privacy', {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test('a request is a task for the staff only after its address was confirmed, and only once', async () => {
  expect((await ask()).status).toBe(200)
  const [mail] = await mails()
  expect(mail).toMatchObject({ to_address: 'sari@contoh.id', subject: expect.stringContaining('Konfirmasi') })
  expect(mail?.text).toContain('https://kursus.example/privacy/confirm?lang=id&token=')
  expect(await openDataTasks(site.services.database)).toEqual([])

  nowMs += 1000
  const token = tokenIn(mail?.text ?? '')
  const answers = await Promise.all([confirm(token), confirm(token)])
  for (const answer of answers) expect(answer.headers.get('location')).toBe('/privacy/confirmed')
  const tasks = await openDataTasks(site.services.database)
  expect(tasks).toMatchObject([{ email: 'sari@contoh.id', kind: 'copy' }])
  const toStaff = (await mails()).filter((sent) => sent.to_address === 'staf@kursus.example')
  expect(toStaff).toHaveLength(1)
  expect(toStaff[0]?.text).toContain('leads -- export sari@contoh.id --only')

  const { database } = site.services
  expect(await finishDataTask(database, tasks[0]?.id ?? '', nowMs)).toBe(nowMs)
  expect(await openDataTasks(database)).toEqual([])
  expect(await finishDataTask(database, tasks[0]?.id ?? '', nowMs + 1)).toBe(nowMs)
  expect(await finishDataTask(database, 'nothing', nowMs)).toBeNull()
})

test('who confirmed a wish for erasure is told when it was done, and the task names the one command', async () => {
  await ask({ kind: 'erasure', language: 'en' })
  await confirm(tokenIn((await mails())[0]?.text ?? ''))
  const toStaff = (await mails()).find((sent) => sent.to_address === 'staf@kursus.example')
  expect(toStaff?.text).toContain('npm run leads -- erase sari@contoh.id --only')
  expect(toStaff?.text).not.toContain('-- done')
  await erasePerson(site.services, 'sari@contoh.id', 'contact')
  expect(await openDataTasks(site.services.database)).toEqual([])
  expect(await mails()).toMatchObject([
    { to_address: 'sari@contoh.id', subject: 'Your data has been erased: Langkah English Academy' },
  ])
})

test('an old or invented link confirms nothing', async () => {
  await ask({ kind: 'erasure', language: 'en' })
  const token = tokenIn((await mails())[0]?.text ?? '')
  nowMs += 7 * DAY_MS
  for (const tried of [token, 'x', '', `${token}x`]) {
    expect((await confirm(tried)).headers.get('location')).toBe('/privacy/expired')
  }
  expect(await openDataTasks(site.services.database)).toEqual([])
  const page = await (await site.request('/privacy/expired?lang=en')).text()
  expect(page).toMatch(/<a [^>]*href="\/privacy#data-request"/)
})

test('the link alone, as a mail scanner follows it, confirms nothing', async () => {
  await ask()
  const token = tokenIn((await mails())[0]?.text ?? '')
  const page = await site.request(`/privacy/confirm?token=${token}`)
  expect(page.status).toBe(200)
  expect(await page.text()).toMatch(/<form[^>]*method="post"[^>]*>.*Ya, ini permintaanku/s)
  expect(await openDataTasks(site.services.database)).toEqual([])
})

test('a link that was confirmed says so when it is opened again', async () => {
  await ask()
  const token = tokenIn((await mails())[0]?.text ?? '')
  await confirm(token)
  const again = await site.request(`/privacy/confirm?lang=en&token=${token}`)
  expect([again.status, again.headers.get('location')]).toEqual([303, '/privacy/confirmed?lang=en'])
  expect(await (await site.request('/privacy/confirmed?lang=en')).text()).toContain('Your request is confirmed')
  expect((await site.request('/privacy/confirm?token=other')).status).toBe(200)
})

test('the token is not kept', async () => {
  await ask()
  const token = tokenIn((await mails())[0]?.text ?? '')
  const rows = await site.services.database.queries.selectFrom('data_requests').selectAll().execute()
  expect(token).toHaveLength(43)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a mailbox is not filled by strangers', async () => {
  const statuses = []
  for (const email of ['a@b.id', 'A@B.id', 'a@b.id', 'a@b.id']) statuses.push((await ask({ email })).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await ask({ email: 'other@b.id' })).status).toBe(200)
})

test('what is no request is refused and leaves nothing', async () => {
  for (const changes of [
    { email: 'sari' },
    { kind: 'all' },
    { language: 'xx' },
    { email: `${'a'.repeat(300)}@b.id` },
  ]) {
    expect((await ask(changes)).status).toBe(400)
  }
  expect(await mails()).toEqual([])
})

test('a browser without script asks by the same form', async () => {
  const page = await (await site.request('/privacy')).text()
  const form = page.match(/id="data-request"[\s\S]*?<\/form>/)?.[0] ?? ''
  expect(form).toMatch(/<form[^>]* action="\/privacy" method="post"/)
  for (const part of [/<input[^>]*name="email"/, /<input[^>]*name="kind"[^>]*value="copy"/, /value="erasure"/])
    expect(form).toMatch(part)
  const answer = await plainForm({ email: 'sari@contoh.id', kind: 'erasure' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/privacy/asked'])
  expect((await mails())[0]?.text).toContain('dihapus')
  const wrong = await plainForm({ email: 'sari' })
  expect(wrong.headers.get('location')).toBe('/privacy#data-request')
})
