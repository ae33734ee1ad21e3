import type { Page } from '@playwright/test'
import { JAKARTA_OFFSET_MS } from '../../domain/desk/opening-hours.ts'
import { alive } from '../../tests/browser/site-test.ts'
import { OPEN_HOURS } from './places.ts'
import type { Shot } from './shot.ts'

const PERSON = 'Sekar Ayu'

const api = (page: Page, path: string) => new URL(`/api/desk/${path}`, page.url()).href

async function open(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href)
  await alive(page)
}

async function openPerson(page: Page, name = PERSON): Promise<string> {
  const answer = await page.request.post(api(page, 'search'), { data: { text: name } })
  const [{ id }] = (await answer.json()).rows
  await open(page, `/admin/people/${id}`)
  return id
}

const tool = (page: Page, name: RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first()
const dialog = (page: Page) => page.locator('dialog[open]').waitFor()
const never = () => {}

async function search(page: Page, text: string): Promise<void> {
  const field = page.locator('[data-find-field]')
  if (!(await field.isVisible())) await tool(page, /^(Cari|Find|Search)/).click()
  await field.fill(text)
  await page.locator('.inbox-list [role="status"].sr-only').waitFor({ state: 'attached' })
}

async function reply(page: Page): Promise<void> {
  await page.locator('[data-person]', { hasText: 'Sekar Ayu' }).locator('.reply-button').click()
  await page.locator('.message-box').filter({ visible: true }).first().waitFor()
}

/** What the pages hear of others stays as it is. */
const deafen = (page: Page) => page.route(/api\/desk\/(events|changes|frame)/, never)

/** Open again tomorrow at eight. */
function closedToday() {
  const today = (new Date(Date.now() + JAKARTA_OFFSET_MS).getUTCDay() + 6) % 7
  const week = Array.from({ length: 7 }, (_, day) => (day === today ? null : { open: '08:00', close: '20:00' }))
  return { ...OPEN_HOURS, week }
}

async function setHours(page: Page, hours: object): Promise<void> {
  const { versions } = await (await page.request.get(api(page, 'settings'))).json()
  await page.request.post(api(page, 'settings/hours'), { data: { version: versions.hours, ...hours } })
}

const INBOX: Record<string, (page: Page) => Promise<unknown>> = {
  'desk-inbox': async () => {},
  'desk-inbox-all': (page) => open(page, '/admin/inbox?view=all'),
  'desk-inbox-mine': (page) => open(page, '/admin/inbox?view=mine'),
  'desk-inbox-due': (page) => open(page, '/admin/inbox?view=due'),
  'desk-inbox-answered': async (page) => {
    await open(page, '/admin/inbox?view=mine')
    const nobody = { rows: [], next: null, total: 0, partial: [], partialTotal: 0 }
    await page.route('**/api/desk/people?*', (route) => route.fulfill({ json: nobody }))
    await page.locator('.views a').first().click()
    await page.locator('.empty').waitFor()
    if ((page.viewportSize()?.width ?? 0) >= 1024) await page.locator('.inbox-panel .facts').waitFor()
  },
  'desk-reply': reply,
  'desk-sent': async (page) => {
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    await reply(page)
    const [other] = await Promise.all([
      page.waitForEvent('popup'),
      page.locator('[data-act="whatsapp"]').filter({ visible: true }).click(),
    ])
    await other.close()
    await dialog(page)
  },
  'desk-claimed': async (page) => {
    if ((page.viewportSize()?.width ?? 0) < 1024)
      await page.locator('[data-person]', { hasText: 'Maria' }).locator('.reply-button').click()
    else {
      await page.locator('[data-person]', { hasText: 'Maria' }).locator('.person-name').click()
      await page.locator('[data-act="claim"]').click()
    }
    await page.locator('dialog[open] h2', { hasText: /Bima/ }).waitFor()
  },
  'desk-filter': async (page) => {
    await tool(page, /^(Saring|Filter)/).click()
    await page.locator('dialog[open] .pill').nth(1).click()
    await page.locator('.filter-acts', { hasText: /\d/ }).waitFor()
  },
  'desk-filter-nobody': (page) => open(page, '/admin/inbox?view=all&city=Atlantis'),
  'desk-search': (page) => search(page, '+62 812-5550'),
  'desk-search-none': (page) => search(page, 'sekra ayu'),
  'desk-add': async (page) => {
    await tool(page, /^(Tambah|Add)/).click()
    await dialog(page)
  },
  'desk-shortcuts': async (page) => {
    await page.keyboard.press('Shift+?')
    await dialog(page)
  },
  'desk-closed': async (page) => {
    await deafen(page)
    await setHours(page, closedToday())
    await page.reload()
    await alive(page)
    await setHours(page, OPEN_HOURS)
  },
  'desk-offline': async (page) => {
    await page.context().setOffline(true)
    await page.locator('.offline-bar').waitFor()
  },
  'desk-loading': async (page) => {
    await page.route('**/api/desk/people?*', never)
    await page.locator('.views a').nth(1).click()
    await page.locator('.skeleton').first().waitFor()
  },
  'desk-error': async (page) => {
    await page.route('**/api/desk/people?*', (route) => route.fulfill({ status: 503, json: {} }))
    await page.locator('.views a').nth(1).click()
    await page.locator('.empty').waitFor()
  },
}

const PERSONS: Record<string, (page: Page) => Promise<unknown>> = {
  'desk-person': (page) => openPerson(page),
  'desk-person-doubles': (page) => openPerson(page, 'Dimas'),
  'desk-person-same': async (page) => {
    await openPerson(page, 'Dimas')
    await page.locator('.person-doubt button').first().click()
    await page.locator('.pair b').first().waitFor()
  },
  'desk-person-merge': async (page) => {
    await openPerson(page, 'Putri')
    await page.locator('.person-doubt button').first().click()
    await dialog(page)
  },
  'desk-person-reply': async (page) => {
    await openPerson(page)
    await tool(page, /WhatsApp/).click()
    await dialog(page)
  },
  'desk-person-lost': async (page) => {
    await openPerson(page)
    await tool(page, /^(Tandai batal|Mark as lost|Mark lost)/).click()
    await page.locator('dialog[open] .pill').nth(1).click()
  },
  'desk-person-again': async (page) => {
    await openPerson(page)
    await page.locator('[data-act="again"]').click()
    await dialog(page)
  },
  'desk-person-edit': async (page) => {
    await openPerson(page)
    await tool(page, /^(Ubah|Edit|Change)/).click()
    await dialog(page)
  },
  'desk-person-erase': async (page) => {
    await openPerson(page)
    await tool(page, /^(Hapus semua data|Erase all data)/).click()
    await dialog(page)
  },
  'desk-person-conflict': async (page) => {
    await deafen(page)
    const path = api(page, `people/${await openPerson(page, 'Maria')}`)
    const { person } = await (await page.request.get(path)).json()
    const other = person.step === 'trial' ? 'new' : 'trial'
    await page.request.post(`${path}/step`, { data: { version: person.version, step: other } })
    await page.locator('.step-stair label').nth(1).click()
    await dialog(page)
  },
  'desk-signed-out': async (page) => {
    await openPerson(page)
    await page.locator('.note-form textarea, form textarea').first().fill('Minta dihubungi setelah 15.00.')
    await page.context().clearCookies({ name: /session/ })
    await tool(page, /^(Simpan catatan|Save note)/).click()
    await dialog(page)
  },
}

const SETTINGS = ['', 'notifications', 'templates', 'hours', 'team', 'connections', 'security', 'privacy']
const CONTENT = ['promo', 'fees', 'teachers', 'reviews', 'questions', 'claims', 'contact']

/** A phone has no keys. */
const WIDE_ONLY = new Set(['desk-shortcuts'])

const asShots = (states: typeof INBOX, onlyWindow: boolean): Shot[] =>
  Object.entries(states).map(([name, prepare]) => ({
    name,
    ...(WIDE_ONLY.has(name) && { fromWidth: 1024 }),
    place: 'desk',
    path: '/admin/inbox',
    onlyWindow,
    prepare: async (page) => {
      await prepare(page)
    },
  }))

const WHOLE_PERSON = new Set(['desk-person', 'desk-person-doubles'])

export const DESK_SHOTS: readonly Shot[] = [
  { name: 'desk-first-day', place: 'first-day', path: '/admin' },
  {
    name: 'desk-install',
    place: 'first-day',
    path: '/admin',
    onlyWindow: true,
    prepare: async (page) => {
      await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')))
      await page.locator('.install-button').click()
      await dialog(page)
    },
  },
  { name: 'desk-inbox-empty', place: 'first-day', path: '/admin/inbox', onlyWindow: true },
  { name: 'desk-today', place: 'desk', path: '/admin' },
  { name: 'desk-statistics', place: 'desk', path: '/admin/statistics' },
  ...asShots(INBOX, true),
  ...asShots(PERSONS, true).map((shot) => ({ ...shot, onlyWindow: !WHOLE_PERSON.has(shot.name) })),
  ...SETTINGS.map((part) => ({
    name: `desk-settings-${part || 'menu'}`,
    place: 'desk' as const,
    path: `/admin/settings/${part}`.replace(/\/$/, ''),
    ...(part === 'security' && { prepare: (page: Page) => page.locator('.session-list').waitFor() }),
  })),
  {
    name: 'account-security',
    place: 'desk',
    path: '/account/security',
    prepare: (page) => page.locator('.session-list').waitFor(),
  },
  ...CONTENT.map((section) => ({
    name: `desk-content-${section}`,
    place: 'desk' as const,
    path: `/admin/content/${section}`,
  })),
  {
    name: 'desk-content-draft',
    place: 'desk',
    path: '/admin/content/promo',
    prepare: async (page) => {
      await page.locator('.content-form textarea').filter({ visible: true }).first().fill('Daftar hari ini.')
    },
  },
  {
    name: 'desk-content-versions',
    place: 'desk',
    path: '/admin/content/promo',
    onlyWindow: true,
    prepare: async (page) => {
      await tool(page, /^(Versi lama|Old versions)/).click()
      await dialog(page)
    },
  },
  {
    name: 'desk-content-preview',
    place: 'desk',
    path: '/admin/content/teachers',
    onlyWindow: true,
    prepare: async (page) => {
      const eye = page.locator('.desk-bar [aria-pressed]')
      if (await eye.isVisible()) await eye.click()
    },
  },
]
