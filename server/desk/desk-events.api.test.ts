import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeskChanges as Changes } from '../../domain/desk/desk-contract.ts'
import { joinTeam, type Member } from '../../tests/harness/desk-team.ts'
import { form } from '../../tests/harness/lead-desk.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { openDatabase } from '../outside/database/open.ts'
import type { Database } from '../outside/database/tables.ts'
import { changesSince, createDeskChanges } from './changes.ts'

let site: TestSite
let rina: Member
/** Another process: its own connections to the same database. */
let other: Database

beforeEach(async () => {
  site = await createTestSite()
  rina = await joinTeam(site, 'staff')
  other = await openDatabase(site.services.configuration)
})
afterEach(async () => {
  await other.close()
  await site.close()
})

const SOON = { timeout: 8000, interval: 20 }

test('what happens in one process is noticed in another within two seconds, with ids only', async () => {
  const changes = createDeskChanges(other, site.services.log)
  const onChange = vi.fn()
  const unsubscribe = changes.subscribe({ onChange, onEnd: () => {} })
  await settled(site.services.database)
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), SOON)
  onChange.mockClear()
  const before = Date.now()
  await site.post('/api/register', form())
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), SOON)
  expect(Date.now() - before).toBeLessThan(2000)
  const [person] = await rina.people()
  expect(await changesSince(other.queries, 0)).toEqual({
    changes: [{ cursor: 1, kind: 'arrived', personId: person?.id, byId: null }],
    cursor: 1,
    reload: false,
  })
  unsubscribe()
})

/** Until the listener has its connection, or has looked at the database once. */
async function settled({ engine, queries }: Database): Promise<void> {
  if (engine === 'sqlite') return void (await new Promise((resolve) => setImmediate(resolve)))
  await vi.waitFor(async () => expect(await listening(queries)).toHaveLength(1), SOON)
}

const listening = async (queries: Database['queries']): Promise<number[]> =>
  (
    await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and query = 'listen desk_events'`.execute(queries)
  ).rows.map(({ pid }) => pid)

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a listener whose connection breaks gets another, and misses nothing',
  async () => {
    const { queries } = site.services.database
    const changes = createDeskChanges(other, site.services.log)
    const onChange = vi.fn()
    changes.subscribe({ onChange, onEnd: () => {} })
    await settled(site.services.database)
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), SOON)
    onChange.mockClear()
    const [pid] = await listening(queries)
    await sql`select pg_terminate_backend(${pid})`.execute(queries)
    await site.post('/api/register', form())
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), SOON)
    await vi.waitFor(async () => {
      const [now] = await listening(queries)
      expect(now).toBeDefined()
      expect(now).not.toBe(pid)
    }, SOON)
    changes.stop()
  },
)

test('an open window is told of each change, from where it was, and of the end of the site', async () => {
  await site.post('/api/register', form())
  const [person] = await rina.people()
  const stream = await openStream('0')
  expect(await stream.until('arrived')).toContain(`id: 1`)
  await rina.post(`people/${person?.id}/claim`)
  const told = await stream.until('changed')
  expect(told).toContain(`"personId":"${person?.id}","byId":"${rina.id}"`)
  expect(told).not.toMatch(/sari|wulandari|8123/i)
  const later = await openStream('2')
  await rina.post(`people/${person?.id}/release`)
  expect(await later.until('"cursor":3')).not.toContain('"cursor":2')
  site.services.deskChanges.stop()
  expect(await stream.end()).toBe(true)
  expect(await later.end()).toBe(true)
})

async function openStream(lastEventId: string) {
  const cookie = [...rina.who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await site.request('/api/desk/events', { headers: { cookie, 'last-event-id': lastEventId } })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('no stream')
  let text = ''
  return {
    until: async (wanted: string): Promise<string> => {
      while (!text.includes(wanted)) {
        const { value, done } = await reader.read()
        if (done) throw new Error(`ended before ${wanted}: ${text}`)
        text += value
      }
      return text
    },
    end: async (): Promise<boolean> => {
      for (;;) {
        const { done } = await reader.read()
        if (done) return true
      }
    },
  }
}

test('who was answering is named when somebody else takes over, and in no other change', async () => {
  await site.post('/api/register', form())
  const [person] = await rina.people()
  const bima = await joinTeam(site, 'owner')
  await rina.post(`people/${person?.id}/claim`)
  await bima.post(`people/${person?.id}/claim`, { takeOver: true })
  const { changes } = await rina.get<Changes>('changes?after=1')
  expect(changes.map(({ byId, takenFromId }) => [byId, takenFromId])).toEqual([
    [rina.id, undefined],
    [bima.id, rina.id],
  ])
})

test('an erasure says who did it, and not of whom', async () => {
  await site.post('/api/register', form())
  const [person] = await rina.people()
  const bima = await joinTeam(site, 'owner')
  await bima.post(`people/${person?.id}/erase`, { word: 'HAPUS' })
  const { changes } = await rina.get<Changes>('changes?after=1')
  expect(changes).toEqual([{ cursor: expect.any(Number), kind: 'erased', personId: null, byId: bima.id }])
})

test('polling gives the same; who is far behind, or ahead of a restored database, loads everything again', async () => {
  await site.post('/api/register', form())
  expect(await rina.get<Changes>('changes?after=0')).toMatchObject({ changes: [{ kind: 'arrived' }], cursor: 1 })
  expect(await rina.get<Changes>('changes?after=1')).toEqual({ changes: [], cursor: 1, reload: false })
  expect(await rina.get<Changes>('changes?after=99')).toEqual({ changes: [], cursor: 1, reload: true })
  const [person] = await rina.people()
  for (let i = 0; i < 101; i++) {
    await rina.post(`people/${person?.id}/claim`)
    await rina.post(`people/${person?.id}/release`)
  }
  expect(await rina.get<Changes>('changes?after=0')).toEqual({ changes: [], cursor: 203, reload: true })
  expect((await rina.get<Changes>('changes?after=10')).changes).toHaveLength(193)
})
