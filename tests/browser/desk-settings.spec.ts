import { DatabaseSync } from 'node:sqlite'
import type { APIRequestContext, Page } from '@playwright/test'
import { withColleague } from './desk-colleague.ts'
import { joinTeam, PHONE } from './desk-test.ts'
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
    await page.unroute(SCRIPTS)
  }
}

/** The settings as they are stored, and a colleague who changes them elsewhere. */
function settingsBy(colleague: APIRequestContext) {
  const settings = async () => (await colleague.get('/api/desk/settings')).json()
  const send = async (part: string, data: object) => {
    const answer = await colleague.post(`/api/desk/settings/${part}`, { data })
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

/** What is pasted is longer than anything that is typed. */
async function paste(page: Page, label: string, length: number): Promise<void> {
  const field = page.getByLabel(label)
  await field.fill('')
  await page.evaluate((text) => document.execCommand('insertText', false, text), 'x'.repeat(length))
  await expect(field).toHaveValue('x'.repeat(length))
  await expect(field).toHaveAccessibleDescription(new RegExp(`Terlalu panjang: ${length} dari`))
}

const test = testOfSite.extend<{ bima: ReturnType<typeof settingsBy> }>({
  bima: async ({ page, site }, use) => {
    await joinTeam(page, site, 'staff', 'Rina Maheswari')
    await page.setViewportSize(PHONE)
    await withColleague(site, ['owner', 'Bima Satrio'], (calls) => use(settingsBy(calls)))
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

test('opening hours: what was typed early, elsewhere or without a network is saved, the same day is asked about, and nothing is told as saved that is not', async ({
  page,
  bima,
  expectProblems,
}) => {
  const opens = (day: string) => page.getByLabel(`${day} buka`)
  const openAt = async (day: number) => (await bima.settings()).hours.week[day].open
  const saved = page.getByText('Tersimpan.', { exact: true })

  await test.step('hours that were typed before the page was alive are saved', async () => {
    const wake = await openAsleep(page, '/admin/settings/hours?lang=id')
    await opens('Senin').fill('06.15')
    await opens('Selasa').fill('06.45')
    await opens('Rabu').focus()
    await wake()
    await expect(saved).toBeVisible()
    await expect(opens('Senin')).toHaveValue('06.15')
    await expect
      .poll(async () => (await bima.settings()).hours.week.slice(0, 2))
      .toMatchObject([{ open: '06:15' }, { open: '06:45' }])
  })

  await test.step('of two who change them other days go through, and the same day is asked about', async () => {
    await bima.setDay(3, '09:00')
    await opens('Jumat').fill('10.00')
    await opens('Jumat').press('Enter')
    await expect(page.getByText('Tersimpan. Perubahan Bima yang baru masuk juga tetap ada.')).toBeVisible()
    await expect(opens('Kamis')).toHaveValue('09.00')

    const sheet = page.getByRole('dialog', { name: 'Jam buka' })
    await bima.setDay(3, '11:00')
    await opens('Kamis').fill('12.00')
    await opens('Kamis').press('Enter')
    await expect(sheet.getByText(/^Bima juga baru mengubah Jam buka/)).toBeVisible()
    await expect(sheet.getByRole('radiogroup', { name: 'Kamis' })).toContainText('11.00–18.00')
    await sheet.getByRole('button', { name: 'Pakai semua punya Bima' }).click()
    await expect(opens('Kamis')).toHaveValue('11.00')
    await page.getByRole('button', { name: 'Urungkan' }).click()
    await expect(opens('Kamis')).toHaveValue('12.00')
    await expect.poll(() => openAt(3)).toBe('12:00')

    await bima.setDay(3, '13:00')
    await opens('Kamis').fill('14.00')
    await opens('Kamis').press('Enter')
    await expect(sheet).toBeVisible()
    await page.reload()
    await expect(sheet).toBeVisible()
    await sheet.getByRole('button', { name: 'Simpan pilihan' }).click()
    await expect(saved).toBeVisible()
    expect(await openAt(3)).toBe('14:00')
  })

  await test.step('nothing is told as saved beside a time that cannot be read', async () => {
    const closes = page.getByLabel('Senin tutup', { exact: true })
    await opens('Senin').fill('pagi')
    await closes.fill('19.00')
    await closes.press('Enter')
    await expect.poll(async () => (await bima.settings()).hours.week[0].close).toBe('19:00')
    await expect(page.getByText('WIB, belum tersimpan')).toBeVisible()
    await expect(saved).toHaveCount(0)
    await opens('Senin').fill('8')
    await opens('Senin').press('Enter')
  })

  await test.step('a name of a holiday that is too long stays whole and is not taken; a holiday that was removed comes back', async () => {
    await page.getByRole('button', { name: 'Tambah', exact: true }).click()
    const sheet = page.getByRole('dialog')
    await paste(page, 'Nama libur', 110)
    await sheet.getByLabel('Dari').fill('2026-12-24')
    await sheet.getByLabel('Sampai').fill('2026-12-26')
    await sheet.getByRole('button', { name: 'Tambah' }).click()
    await expect(sheet).toBeVisible()
    await sheet.getByLabel('Nama libur').fill('Natal')
    await sheet.getByRole('button', { name: 'Tambah' }).click()
    await page.getByRole('button', { name: 'Hapus libur Natal' }).click()
    await expect(page.getByText('Belum ada libur')).toBeVisible()
    await page.getByRole('button', { name: 'Urungkan' }).click()
    await expect(page.getByText('Natal')).toBeVisible()
  })

  await test.step('hours that were set without a network are saved when it is back', async () => {
    expectProblems(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await page.context().setOffline(true)
    await opens('Jumat').fill('07.35')
    await opens('Jumat').press('Enter')
    await expect(page.getByText('WIB, belum tersimpan')).toBeVisible()
    await page.context().setOffline(false)
    await expect.poll(() => openAt(4)).toBe('07:35')
    await expect(page.getByText('WIB, tersimpan sendiri')).toBeVisible()
  })
})

test('templates: what was typed early is saved as it was typed, whoever is later reads both and chooses, and a name or text that is missing or too long is told where it stands', async ({
  page,
  bima,
}) => {
  const SECOND = 1
  const [name, message] = [page.getByLabel('Nama templat'), page.getByLabel('Isi pesan')]
  const save = page.getByRole('button', { name: 'Simpan', exact: true })
  const speak = (language: 'Indonesia' | 'Inggris') => page.getByRole('button', { name: language, exact: true }).click()
  const unsaved = page.locator('.template-edit').getByText('belum disimpan')
  const storedText = async (index: number) => (await bima.settings()).templates[index].text.id

  await test.step('a message that was typed and saved before the page was alive is saved as it was typed', async () => {
    const wake = await openAsleep(page, '/admin/settings/templates?lang=id')
    await message.fill('Halo Kak {nama}, diketik lebih awal')
    await save.click()
    await wake()
    await expect(page.getByText('Tersimpan.')).toBeVisible()
    expect(await storedText(0)).toBe('Halo Kak {nama}, diketik lebih awal')
  })

  await test.step('the one being written is there after a refresh; of two who write it, the later one reads both and chooses', async () => {
    await page.getByLabel('Pilih templat').selectOption({ index: SECOND })
    await message.fill('Halo Kak {nama}, dari Rina')
    await bima.setTemplate(SECOND, 'Halo Kak {nama}, dari Bima')
    await page.reload()
    await expect(message).toHaveValue('Halo Kak {nama}, dari Rina')
    await expect(unsaved).toBeVisible()
    await save.click()
    const sheet = page.getByRole('dialog', { name: 'Templat pesan' })
    await expect(sheet.getByText('dari Bima')).toBeVisible()
    expect(await storedText(SECOND)).toBe('Halo Kak {nama}, dari Bima')
    await sheet.getByRole('button', { name: 'Simpan pilihan' }).click()
    await expect(page.getByText('Tersimpan.')).toBeVisible()
    expect(await storedText(SECOND)).toBe('Halo Kak {nama}, dari Rina')
  })

  await test.step('what the browser fills in when a page is loaded anew is nothing that was typed', async () => {
    await bima.setTemplate(SECOND, 'Halo Kak {nama}, dari rekan')
    await page.reload()
    await alive(page)
    await expect(message).toHaveValue('Halo Kak {nama}, dari rekan')
    await expect(unsaved).toHaveCount(0)
  })

  await test.step('a template has a name; a name and a text that are too long stay whole, and lead to the first of them', async () => {
    await paste(page, 'Nama templat', 90)
    await message.fill('x'.repeat(2100))
    await expect(message).toHaveAccessibleDescription(/Terlalu panjang: 2\.100 dari 2\.000 karakter/)
    await speak('Inggris')
    await save.click()
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('x'.repeat(90))
    await name.fill(' ')
    await speak('Inggris')
    await name.fill(' ')
    await save.click()
    await expect(page.getByText('Beri nama dulu, supaya tim menemukannya.')).toBeVisible()
    await paste(page, 'Nama templat', 90)
    await name.fill('Reminder')
    await expect(name).toHaveAccessibleDescription('')
    await save.click()
    await expect(message).toBeFocused()
    await expect(message).toHaveValue('x'.repeat(2100))
  })

  await test.step('what is said of a text is said while it is so, of the language that it is in', async () => {
    await message.fill('Halo {siapa}')
    await save.click()
    await expect(message).toHaveAccessibleDescription(/\{siapa\}/)
    await speak('Inggris')
    await expect(message).toHaveAccessibleDescription('')
    await speak('Indonesia')
    await message.fill('Halo {nama}')
    await expect(message).toHaveAccessibleDescription('')
  })
})

test('on a phone each day has its name in one piece, beside times that are not cut off', async ({ page, bima }) => {
  await bima.settings()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/settings/hours?lang=en')
  const heights = await page.locator('.hours-row b').evaluateAll((names) => names.map((name) => name.clientHeight))
  expect(new Set(heights).size).toBe(1)
  const times = page.locator('.hours-row input')
  expect(await times.evaluateAll((all) => all.filter((time) => time.scrollWidth > time.clientWidth))).toEqual([])
})
