import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AuditAnswer } from '../../domain/desk/desk-settings-contract.ts'
import { joinTeam, type Member } from '../../tests/harness/desk-team.ts'
import { capture, type LeadDesk } from '../../tests/harness/lead-desk.ts'
import { openQuietDesk } from '../../tests/harness/quiet-desk.ts'
import { erasePerson } from '../people/erase-person.ts'
import { exportPerson } from '../people/export-person.ts'

let desk: LeadDesk
let rina: Member
let owner: Member

beforeEach(async () => {
  ;({ desk, rina } = await openQuietDesk())
  owner = await joinTeam(desk, 'owner')
})
afterEach(() => desk.close())

const note = (id: string, text: string) => rina.post(`people/${id}/notes`, { text, key: `key of ${text}` })

const first = { name: 'Dimas Aryo Wibowo', email: 'dimas@mail.example', phone: '0813 5550 0177', city: 'Surabaya' }
const second = { name: 'Dimas Aryo Wibowo', email: 'd.aryo@pt.example', phone: '0899 5550 0199', city: 'Malang' }

/** All text of all tables, whatever the engine. */
async function everything(): Promise<string> {
  const { queries, engine } = desk.services.database
  const listed =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
  const tables = (await listed.execute(queries)).rows.map(({ name }) => name)
  const rows = await Promise.all(
    tables.map(async (name) => (await sql`select * from ${sql.table(name)}`.execute(queries)).rows),
  )
  return JSON.stringify(Object.fromEntries(tables.map((name, index) => [name, rows[index]])))
}

const TRACES = /dimas|wibowo|813[ -]?5550|7710055|pt\.example/i

test('a copy has all that is known of a person; after an erasure no text column anywhere has a trace of them, and one line without a name stays', async () => {
  await desk.registerNext({ name: 'Sari Lain', email: 'sari@lain.example', phone: '0811 0000 1111' })
  await desk.registerNext(first)
  await desk.post('/api/chat/capture-lead', capture({ leadInfo: { name: 'Dimas', email: first.email } }))
  await desk.work()
  const { id } = await rina.named(first.name)
  await note(id, 'rahasia Dimas')
  await rina.post(`people/${id}/claim`)
  await rina.post(`people/${id}/details`, { version: 0, name: 'Dimas Wibowo', email: 'x@pt.example' })
  await rina.post(`people/${id}/step`, { version: 1, step: 'lost', lostReason: 'other', lostWords: 'Dimas pindah' })
  const exported = await rina.get<{ followUp: object[] }>(`people/${id}/export`)
  for (const known of [
    first.name,
    first.email,
    '+6281355500177',
    first.phone,
    first.city,
    'rahasia Dimas',
    'Dimas pindah',
  ])
    expect(JSON.stringify(exported)).toContain(known)
  expect(exported.followUp).toMatchObject([{ corrected: { name: 'Dimas Wibowo', email: 'x@pt.example' } }])
  expect(await everything()).toMatch(TRACES)

  expect((await rina.refused(`people/${id}/erase`, { word: 'ya' })).status).toBe(400)
  expect(await rina.post(`people/${id}/erase`, { word: 'hapus' })).toEqual({ success: true })
  expect(await everything()).not.toMatch(TRACES)
  expect(await rina.people()).toMatchObject([{ name: 'Sari Lain' }])
  expect((await rina.who.get(`/api/desk/people/${id}`)).status).toBe(404)
  const { lines } = await owner.get<AuditAnswer>('audit')
  expect(lines[0]).toMatchObject({ what: 'erased', actorId: rina.id, personId: null, personName: null, data: {} })
  expect(JSON.stringify(lines)).not.toContain(id)
})

test('who erases their own data takes the desk’s with it; of a contact that others share only its own part goes', async () => {
  await desk.registerNext(first)
  await desk.registerNext({ ...first, email: second.email })
  const { id } = await rina.named(first.name)
  await note(id, `tulis ke ${second.email}`)
  await erasePerson(desk.services, second.email, 'contact')
  expect((await rina.story(id)).person).toMatchObject({ submissions: 1, email: first.email })
  expect(await everything()).not.toContain('pt.example')
  await erasePerson(desk.services, first.phone, 'joined')
  expect(await everything()).not.toMatch(TRACES)
})

test('who has proved one contact of several gets no correction in the copy: it may be another’s', async () => {
  await desk.registerNext(first)
  const { id } = await rina.named(first.name)
  await rina.post(`people/${id}/details`, { version: 0, name: 'Dimas Wibowo', phone: second.phone })
  const correctedFor = async (contact: string) => {
    const { followUp } = await exportPerson(desk.services, contact, 'contact')
    return followUp?.map((story) => ('corrected' in story ? story.corrected : null))
  }
  expect(await correctedFor(first.email)).toEqual([{ name: 'Dimas Wibowo', phone: '+6289955500199' }])
  await desk.registerNext({ ...first, email: 'stranger@mail.example' })
  expect(await correctedFor('stranger@mail.example')).toEqual([{}])
})

test('somebody is found by what staff corrected, by those who know the person only', async () => {
  await desk.registerNext(first)
  const { id } = await rina.named(first.name)
  await rina.post(`people/${id}/details`, { version: 0, email: 'Benar@pt.example', phone: '0899-5550-0199' })
  for (const corrected of ['benar@pt.example', '+62 899 5550 0199']) {
    expect((await exportPerson(desk.services, corrected, 'joined')).submissions).toMatchObject([{ name: first.name }])
    expect((await exportPerson(desk.services, corrected, 'contact')).submissions).toEqual([])
  }
  expect(await erasePerson(desk.services, 'benar@pt.example', 'joined')).toMatchObject({ submissions: 1 })
  expect(await everything()).not.toMatch(TRACES)
})

test('the CSV has everybody of the filter, in UTF-8, as a spreadsheet of the reader opens it, and is in the audit log', async () => {
  await desk.registerNext({ ...first, name: '=HYPERLINK("http://evil.example")' })
  await desk.registerNext({ ...second, name: 'Zoë "Zo" Élan', city: 'Medan' })
  const { id } = await rina.named('Zoë "Zo" Élan')
  await rina.post(`people/${id}/step`, { version: 0, step: 'lost', lostReason: 'price', lostWords: 'Cicilan 3x' })
  const cookie = [...rina.who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const download = (lang: string) => desk.request(`/api/desk/people.csv?view=all&lang=${lang}`, { headers: { cookie } })
  const response = await download('id')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="people.csv"')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = new TextDecoder().decode(bytes).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('Kode;Nama;Nomor WhatsApp;E-mail;Kota;')
  expect(lines[1]).toContain('"Zoë ""Zo"" Élan";0899-5550-0199;d.aryo@pt.example;Medan')
  expect(lines[1]).toContain(';Batal;Harga;Cicilan 3x;')
  expect(lines[2]).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  const [head, row] = (await (await download('en')).text()).split('\r\n')
  expect(head).toContain('Code,Name,WhatsApp number,Email,City,')
  expect(row).toContain(',Lost,Price,Cicilan 3x,')
  const { lines: audit } = await owner.get<AuditAnswer>('audit')
  expect(audit[0]).toMatchObject({ what: 'csv', actorId: rina.id, data: { view: 'all', people: 2 } })
})
