import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import type { SiteProcess } from '../harness/site-process.ts'
import { DESKTOP, joinTeam, openDesk, PHONE } from './desk-test.ts'
import { alive, expect, test as testOfSite } from './site-test.ts'

const SCRIPTS = /\/assets\/.*\.js$/

/** A page that shows its forms and is not alive before it is let. */
async function openAsleep(page: Page, path: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  await page.route(SCRIPTS, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return async () => {
    held.resolve()
    await page.waitForFunction(() => document.documentElement.dataset.alive === 'true')
  }
}

const settingsOf = async (page: Page, site: SiteProcess) =>
  (await page.request.get(`${site.address}/api/desk/settings`)).json()

/** A colleague changes settings elsewhere. */
async function colleagueAt(colleague: Page, site: SiteProcess) {
  await joinTeam(colleague, site, 'owner', 'Bima Satrio')
  const settings = () => settingsOf(colleague, site)
  const send = async (part: string, data: object) => {
    const answer = await colleague.request.post(`${site.address}/api/desk/settings/${part}`, { data })
    expect(answer.status()).toBe(200)
  }
  return {
    settings,
    setDay: async (index: number, open: string) => {
      const { hours, versions } = await settings()
      const week = hours.week.with(index, { open, close: '18:00' })
      await send('hours', { ...hours, week, version: versions.hours })
    },
    setTemplate: async (index: number, text: string) => {
      const { templates, versions } = await settings()
      const changed = { ...templates[index], text: { ...templates[index].text, id: text } }
      await send('templates', { templates: templates.with(index, changed), version: versions.templates })
    },
  }
}

const test = testOfSite.extend<{ bima: Awaited<ReturnType<typeof colleagueAt>> }>({
  bima: async ({ browser, site }, use) => {
    const others = await browser.newContext()
    await use(await colleagueAt(await others.newPage(), site))
    await others.close()
  },
})
// A page's copy for when there is no network may still be read when the next test has signed in as somebody else.
test.use({ expectedProblems: [/409|404 \/admin\/settings/] })
// Other tests of the same site expect the settings as they come.
test.afterEach(({ site }) => {
  const database = new DatabaseSync(`${site.dataDir}/site.db`, { timeout: 10_000 })
  database.exec("delete from desk_settings where key in ('hours', 'templates', 'escalation')")
  database.close()
})

test('opening hours that were typed before the page was alive are saved', async ({ page, site }) => {
  await joinTeam(page, site, 'owner', 'Rina Maheswari')
  await page.setViewportSize(PHONE)
  const wake = await openAsleep(page, '/admin/settings/hours?lang=id')
  await page.getByLabel('Senin buka').fill('06.15')
  await page.getByLabel('Selasa buka').fill('06.45')
  await page.getByLabel('Rabu buka').focus()
  await wake()
  await expect(page.getByText('Tersimpan.')).toBeVisible()
  await expect(page.getByLabel('Senin buka')).toHaveValue('06.15')
  await expect
    .poll(async () => (await settingsOf(page, site)).hours.week.slice(0, 2))
    .toMatchObject([{ open: '06:15' }, { open: '06:45' }])
})

test('a message that was typed and saved before the page was alive is saved as it was typed', async ({
  page,
  site,
}) => {
  await joinTeam(page, site, 'owner', 'Rina Maheswari')
  await page.setViewportSize(PHONE)
  const wake = await openAsleep(page, '/admin/settings/templates?lang=id')
  await page.getByLabel('Isi pesan').fill('Halo Kak {nama}, diketik lebih awal')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await wake()
  await expect(page.getByText('Tersimpan.')).toBeVisible()
  expect((await settingsOf(page, site)).templates[0].text.id).toBe('Halo Kak {nama}, diketik lebih awal')
})

test('what the browser fills in when a page is loaded anew is nothing that was typed', async ({ page, site }) => {
  await joinTeam(page, site, 'owner', 'Rina Maheswari')
  await page.setViewportSize(PHONE)
  await openDesk(page, '/admin/content/promo?lang=id')
  await page.getByLabel('Judul Indonesia').first().fill('Sedang diketik')
  await page.getByRole('button', { name: 'Buang draf' }).click()
  const { sections } = await (await page.request.get('/api/desk/content')).json()
  const { version, value } = sections.find(({ section }: { section: string }) => section === 'promo')
  const title = { ...value.title, id: 'Dari rekan' }
  const publish = (data: object) => page.request.post('/api/desk/content/promo', { data })
  await publish({ version, value: { ...value, title } })
  await page.reload()
  await alive(page)
  await expect(page.getByLabel('Judul Indonesia').first()).toHaveValue('Dari rekan')
  await expect(page.getByText('Ada perubahan')).toHaveCount(0)
  await publish({ version: version + 1, value: null })
})

test('two who change the opening hours: other days go through, the same day is asked about, and nothing is lost', async ({
  page,
  site,
  bima,
}) => {
  await joinTeam(page, site, 'staff', 'Rina Maheswari')
  await page.setViewportSize(PHONE)
  await openDesk(page, '/admin/settings/hours?lang=id')
  const [kamis, jumat] = [page.getByLabel('Kamis buka'), page.getByLabel('Jumat buka')]
  await bima.setDay(3, '09:00')
  await jumat.fill('10.00')
  await jumat.press('Enter')
  await expect(page.getByText('Tersimpan. Perubahan Bima yang baru masuk juga tetap ada.')).toBeVisible()
  await expect(kamis).toHaveValue('09.00')

  await bima.setDay(3, '11:00')
  await kamis.fill('12.00')
  await kamis.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Jam buka' })
  await expect(sheet.getByText(/^Bima juga baru mengubah Jam buka/)).toBeVisible()
  await expect(sheet.getByRole('radiogroup', { name: 'Kamis' })).toContainText('11.00–18.00')
  await sheet.getByRole('button', { name: 'Pakai semua punya Bima' }).click()
  await expect(kamis).toHaveValue('11.00')
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(kamis).toHaveValue('12.00')
  await expect.poll(async () => (await bima.settings()).hours.week[3].open).toBe('12:00')

  await bima.setDay(3, '13:00')
  await kamis.fill('14.00')
  await kamis.press('Enter')
  await expect(sheet).toBeVisible()
  await page.reload()
  await expect(sheet).toBeVisible()
  await sheet.getByRole('button', { name: 'Simpan pilihan' }).click()
  await expect(page.getByText('Tersimpan.')).toBeVisible()
  expect((await bima.settings()).hours.week[3].open).toBe('14:00')
})

test('two who write one template: whoever is later reads both and chooses', async ({ page, site, bima }) => {
  await joinTeam(page, site, 'staff', 'Rina Maheswari')
  await page.setViewportSize(DESKTOP)
  await openDesk(page, '/admin/settings/templates?lang=en')
  const message = page.getByLabel('Message', { exact: true })
  await message.fill('Halo Kak {nama}, dari Rina')
  await bima.setTemplate(0, 'Halo Kak {nama}, dari Bima')
  await page.reload()
  await expect(message).toHaveValue('Halo Kak {nama}, dari Rina')
  await expect(page.getByText('not saved yet').filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Message templates' })
  await expect(sheet.getByText('dari Bima')).toBeVisible()
  expect((await bima.settings()).templates[0].text.id).toBe('Halo Kak {nama}, dari Bima')
  await sheet.getByRole('button', { name: 'Save my choice' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  expect((await bima.settings()).templates[0].text.id).toBe('Halo Kak {nama}, dari Rina')
})

test('a template has a name, is not cut off, and the one being written is there after a refresh', async ({
  page,
  site,
}) => {
  await joinTeam(page, site, 'staff', 'Rina Maheswari')
  await page.setViewportSize(PHONE)
  await openDesk(page, '/admin/settings/templates?lang=id')
  await page.getByLabel('Pilih templat').selectOption({ index: 2 })
  const [name, message] = [page.getByLabel('Nama templat'), page.getByLabel('Isi pesan')]
  const save = page.getByRole('button', { name: 'Simpan', exact: true })
  await name.fill(' ')
  await page.getByRole('button', { name: 'Inggris', exact: true }).click()
  await name.fill(' ')
  await save.click()
  await expect(page.getByText('Beri nama dulu, supaya tim menemukannya.')).toBeVisible()
  await name.fill('Reminder')
  await page.getByRole('button', { name: 'Indonesia', exact: true }).click()
  await message.fill('x'.repeat(2100))
  await expect(message).toHaveAccessibleDescription(/Terlalu panjang: 2\.100 dari 2\.000 karakter/)
  await page.getByRole('button', { name: 'Inggris', exact: true }).click()
  await save.click()
  await expect(message).toBeFocused()
  await page.reload()
  await expect(message).toHaveValue('x'.repeat(2100))
})

test('a name that was pasted stays whole and says how much too long it is: of a template, a holiday, oneself', async ({
  page,
  site,
}) => {
  await joinTeam(page, site, 'staff', 'Rina Maheswari')
  await page.setViewportSize(PHONE)
  const paste = async (label: string, length: number) => {
    const field = page.getByLabel(label)
    await field.fill('')
    await page.evaluate((text) => document.execCommand('insertText', false, text), 'x'.repeat(length))
    await expect(field).toHaveValue('x'.repeat(length))
    await expect(field).toHaveAccessibleDescription(new RegExp(`Terlalu panjang: ${length} dari`))
  }
  await openDesk(page, '/admin/settings/templates?lang=id')
  await paste('Nama templat', 90)
  await page.getByRole('button', { name: 'Inggris', exact: true }).click()
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByLabel('Nama templat')).toBeFocused()
  await expect(page.getByLabel('Nama templat')).toHaveValue('x'.repeat(90))

  await openDesk(page, '/admin/settings/hours')
  await page.getByRole('button', { name: 'Tambah', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await paste('Nama libur', 110)
  await sheet.getByLabel('Dari').fill('2026-12-24')
  await sheet.getByRole('button', { name: 'Tambah' }).click()
  await expect(sheet).toBeVisible()

  await openDesk(page, '/admin/settings/security')
  await paste('Nama lengkap', 90)
  await page.getByRole('button', { name: 'Simpan nama' }).click()
  await page.getByLabel('Nama lengkap').fill('Rina Maheswari Putri')
  await page.getByRole('button', { name: 'Simpan nama' }).click()
  await expect(page.getByText('Tersimpan.', { exact: true })).toBeVisible()
})

test('nothing is told as saved beside a time that cannot be read; a holiday that was removed comes back; hours that were set without a network are saved when it is back', async ({
  page,
  site,
  expectProblems,
}) => {
  await joinTeam(page, site, 'owner', 'Rina Maheswari')
  await page.setViewportSize(PHONE)
  await openDesk(page, '/admin/settings/hours?lang=id')
  await page.getByLabel('Senin buka').fill('pagi')
  await page.getByLabel('Senin tutup', { exact: true }).fill('19.00')
  await page.getByLabel('Senin tutup', { exact: true }).press('Enter')
  await expect.poll(async () => (await settingsOf(page, site)).hours.week[0].close).toBe('19:00')
  await expect(page.getByText('WIB, belum tersimpan')).toBeVisible()
  await expect(page.getByText('Tersimpan.', { exact: true })).toHaveCount(0)
  await page.getByLabel('Senin buka').fill('8')
  await page.getByLabel('Senin buka').press('Enter')
  await page.getByRole('button', { name: 'Tambah', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Nama libur').fill('Natal')
  await sheet.getByLabel('Dari').fill('2026-12-24')
  await sheet.getByLabel('Sampai').fill('2026-12-26')
  await sheet.getByRole('button', { name: 'Tambah' }).click()
  await page.getByRole('button', { name: 'Hapus libur Natal' }).click()
  await expect(page.getByText('Belum ada libur')).toBeVisible()
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(page.getByText('Natal')).toBeVisible()

  expectProblems(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.context().setOffline(true)
  await page.getByLabel('Jumat buka').fill('07.35')
  await page.getByLabel('Jumat buka').press('Enter')
  await expect(page.getByText('WIB, belum tersimpan')).toBeVisible()
  await page.context().setOffline(false)
  await expect.poll(async () => (await settingsOf(page, site)).hours.week[4].open).toBe('07:35')
  await expect(page.getByText('WIB, tersimpan sendiri')).toBeVisible()
})
