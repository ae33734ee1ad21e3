import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type ContentValues,
  type DeskContent,
  SECTIONS,
  type Section,
} from '../../domain/desk/desk-content-contract.ts'
import { joinTeam, type Member } from '../../tests/harness/desk-team.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { createLiveSchool } from './live-school.ts'

const PHOTOS = '/api/desk/content/photos'
const DAY_MS = 24 * 60 * 60_000
let site: TestSite
let tari: Member
let clockMs: number
beforeEach(async () => {
  clockMs = Date.UTC(2026, 10, 16, 3)
  site = await createTestSite({ now: () => clockMs })
  tari = await joinTeam(site, 'owner')
})
afterEach(() => site.close())

async function valueIn<Name extends Section>(section: Name, member = tari): Promise<ContentValues[Name]> {
  const { sections } = await member.get<DeskContent>('content')
  return sections.find((each) => each.section === section)?.value as ContentValues[Name]
}
const publish = <Name extends Section>(section: Name, version: number, value: ContentValues[Name] | null) =>
  tari.post<DeskContent>(`content/${section}`, { version, value })
const pageAt = async (path: string) => (await site.request(path)).text()
const ask = async (content: string): Promise<string> => {
  const answer = await site.post('/api/chat', {
    messages: [{ role: 'user', content }],
    userId: 'user_1',
    language: 'en',
  })
  return (await answer.json()).assistantMessage
}

test('what is published is on the page in both languages at once, and as it was before when it is taken back', async () => {
  const before = await pageAt('/?lang=id')
  const promo = await valueIn('promo')
  const changed = { ...promo, title: { id: 'Gratis sebulan.', en: 'One month free.' } }
  await publish('promo', 0, changed)
  expect(await pageAt('/?lang=id')).toContain('Gratis sebulan.')
  expect(await pageAt('/?lang=en')).toContain('One month free.')
  expect(await pageAt('/')).not.toContain('kelas bonus 2 bulan.')
  await publish('promo', 1, null)
  expect(await pageAt('/?lang=id')).toBe(before)
})

test('a browser loads the words of now, also for a page that is older than they are', async () => {
  await publish('promo', 0, { ...(await valueIn('promo')), title: { id: 'Satu.', en: 'One.' } })
  const address = (await pageAt('/?lang=id')).match(/\/school\/\w+-words-id\.json/)?.[0] ?? ''
  const first = await site.request(address)
  expect(first.headers.get('cache-control')).toContain('immutable')
  expect(await first.text()).toContain('Satu.')
  await publish('promo', 1, { ...(await valueIn('promo')), title: { id: 'Dua.', en: 'Two.' } })
  const later = await site.request(address)
  expect(later.headers.get('cache-control')).not.toContain('immutable')
  expect(await later.text()).toContain('Dua.')
})

test('the rest of the school stays as it is, whatever is published', async () => {
  await publish('questions', 0, await valueIn('questions'))
  const shown = await pageAt('/?lang=id')
  for (const text of ['dapat kelas bonus 2 bulan.', 'Ratna Kusuma', 'Kelas bonus 2 bulan', 'Lebih dari 50'])
    expect(shown).toContain(text)
  expect(await pageAt('/programs?lang=id')).toContain('IELTS')
  expect((await site.request('/school/nothing.svg')).status).toBe(404)
})

test('Ms Kiky follows: a fee that is published is said, a promo that is off is not', async () => {
  expect(await ask('How much does the course cost?')).not.toContain('1.234.000')
  const fees = await valueIn('fees')
  const prices = fees.prices.map((price) => ({
    ...price,
    price: { id: 'Rp1.234.000 sebulan', en: 'Rp1.234.000 a month' },
  }))
  await publish('fees', 0, { ...fees, prices })
  expect(await ask('How much does the course cost?')).toContain('1.234.000')
  expect(await pageAt('/programs?lang=en')).toContain('Rp1.234.000 a month')
  await publish('promo', 0, { ...(await valueIn('promo')), isShown: false })
  expect(await ask('Is there a promo?')).not.toContain('bonus')
  expect(await pageAt('/?lang=id')).not.toContain('dapat kelas bonus')
})

test('a promo ends by itself with its last day', async () => {
  const live = site.services.liveSchool
  await publish('promo', 0, { ...(await valueIn('promo')), until: '2026-11-17' })
  expect(await pageAt('/?lang=id')).toContain('Sampai 17 November 2026.')
  clockMs += 2 * DAY_MS
  await live.refresh()
  expect(await pageAt('/?lang=id')).not.toContain('dapat kelas bonus')
})

test('another process shows it as soon as it hears of it, and a start shows it from the first page on', async () => {
  const { services } = site
  const other = createLiveSchool({ ...services, settings: services.configuration }, services.currentSchool)
  await publish('contact', 0, { ...(await valueIn('contact')), phone: '+62 411 555 0199' })
  expect(other.current().school.phone).not.toBe('+62 411 555 0199')
  await other.refresh()
  expect(other.current().school.phone).toBe('+62 411 555 0199')
  expect(services.brand.phone).toBe('+62 411 555 0199')
})

test('two who publish one section: the later one is told who was faster, and what', async () => {
  const reviews = await valueIn('reviews')
  await publish('reviews', 0, reviews.slice(0, 2))
  const { status, code, details } = await tari.refused('content/reviews', { version: 0, value: reviews.slice(0, 3) })
  expect([status, code]).toEqual([409, 'desk.conflict'])
  expect(details).toMatchObject({ version: 1, byName: expect.any(String), value: expect.any(Array) })
  expect(await valueIn('reviews')).toHaveLength(2)
})

test('old versions are kept, and one is published again as a new one', async () => {
  const questions = await valueIn('questions')
  await publish('questions', 0, questions.slice(1))
  await publish('questions', 1, questions.slice(2))
  const { versions } = await tari.get<{ versions: { version: number; value: unknown[] }[] }>(
    'content/questions/versions',
  )
  expect(versions.map(({ version, value }) => [version, value.length])).toEqual([
    [2, questions.length - 2],
    [1, questions.length - 1],
    [0, questions.length],
  ])
  await publish('questions', 2, versions[1]?.value as ContentValues['questions'])
  expect(await valueIn('questions')).toHaveLength(questions.length - 1)
})

test.each([
  ['promo', { title: { id: '', en: '' } }],
  ['promo', { title: { id: '   ', en: 'One month free.' } }],
  ['promo', { until: '2026-99-01' }],
  ['contact', { email: 'nobody' }],
  ['contact', { instagram: 'javascript:alert(1)' }],
] as const)('%s with %o is refused, and nothing changes', async (section, part) => {
  const value = { ...(await valueIn(section)), ...part }
  const { status, code, details } = await tari.refused(`content/${section}`, { version: 0, value })
  expect([status, code]).toEqual([400, 'body.invalid'])
  expect(JSON.stringify(details)).toContain(Object.keys(part)[0])
  expect((await tari.get<DeskContent>('content')).sections.every(({ version }) => version === 0)).toBe(true)
})

test('staff change what the desk shows them; claims and contact are for owners', async () => {
  const bima = await joinTeam(site, 'staff')
  const { sections } = await bima.get<DeskContent>('content')
  expect(sections.map(({ section }) => section)).toEqual(['promo', 'fees', 'teachers', 'reviews', 'questions'])
  await bima.post('content/questions', { version: 0, value: await valueIn('questions', bima) })
  expect((await bima.refused('content/contact', { version: 0, value: await valueIn('contact') })).status).toBe(404)
  expect((await bima.who.get('/api/desk/content/claims/versions')).status).toBe(404)
  expect((await site.request('/api/desk/content')).status).toBe(404)
})

test.each(SECTIONS)('the page of %s shows what is published, with its form and preview', async (section) => {
  const { status, response } = await tari.who.get(`/admin/content/${section}?lang=en`)
  expect(status).toBe(200)
  const shown = await response.text()
  expect(shown).toContain('as in the school’s files')
  expect(shown).toContain('How visitors see it on a phone.')
  expect(shown.match(/aria-current="page"/g)?.length).toBeGreaterThan(2)
})

test('a teacher’s photo is served for ever, and goes when no version has it any more', async () => {
  const { photo, address } = await sendPhoto()
  const [first, ...others] = await valueIn('teachers')
  await publish('teachers', 0, [{ ...(first as ContentValues['teachers'][number]), photo }, ...others])
  expect(await pageAt('/?lang=id')).toContain(address)
  const served = await site.request(address)
  expect(served.headers.get('content-type')).toBe('image/jpeg')
  expect(served.headers.get('cache-control')).toContain('immutable')
  expect(served.headers.get('x-content-type-options')).toBe('nosniff')
  clockMs += 2 * DAY_MS
  for (let version = 1; version <= 19; version++) await publish('teachers', version, null)
  expect((await site.request(address)).status).toBe(200)
  await publish('teachers', 20, null)
  expect((await site.request(address)).status).toBe(404)
})

test('a photo that was never sent is refused, and so is what is no photo', async () => {
  const [first] = await valueIn('teachers')
  const value = [{ ...first, photo: 'desk/0123456789abcdef01234567.jpg' }]
  expect((await tari.refused('content/teachers', { version: 0, value })).code).toBe('body.invalid')
  const noPhoto = new TextEncoder().encode('<svg/>')
  expect((await tari.who.put(PHOTOS, noPhoto, 'image/jpeg')).status).toBe(400)
  expect((await tari.who.put(PHOTOS, noPhoto, 'image/svg+xml')).status).toBe(415)
  expect((await tari.who.put(PHOTOS, new Uint8Array(600_001), 'image/jpeg')).status).toBe(413)
})

async function sendPhoto(): Promise<{ photo: string; address: string }> {
  const two = (value: number) => [value >> 8, value & 0xff]
  const part = (marker: number, data: number[]) => [0xff, marker, ...two(data.length + 2), ...data]
  const frame = part(0xc0, [8, ...two(700), ...two(700), 3])
  const body = Uint8Array.from([0xff, 0xd8, ...frame, ...part(0xda, [1, 1]), 0x12, 0xff, 0xd9])
  const { status, response } = await tari.who.put(PHOTOS, body, 'image/jpeg')
  expect(status).toBe(200)
  return (await response.json()) as { photo: string; address: string }
}
