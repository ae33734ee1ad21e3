import { join } from 'node:path'
import { type SiteProcess, startSite } from '../harness/site-process.ts'
import { DESKTOP, joinTeam, openDesk, PHONE } from './desk-test.ts'
import { test as base, expect, expectWhole } from './site-test.ts'

const PHOTO = join(import.meta.dirname, '../../app/public/og-image.png')
const LIVE_WITHIN_MS = 5000

/** A site of its own: what is published here is on every page. */
const test = base.extend<object, { ownSite: SiteProcess }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  site: async ({ ownSite }, use) => use(ownSite),
})

test('what an owner publishes is previewed, then on the public page; an old version is back with two clicks', async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/versions|ERR_FAILED/)
  await joinTeam(page, site, 'owner', 'Tari Handayani')
  await page.setViewportSize(DESKTOP)
  await openDesk(page, '/admin/content?lang=en')
  await page.getByLabel('Title Indonesian').first().fill('Daftar hari ini, bukunya gratis.')
  await page.getByLabel('Title English').first().fill('Register today, books included.')
  const preview = page.getByRole('complementary', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: /books included/ })).toBeVisible()
  await preview.getByRole('button', { name: 'ID' }).click()
  await expect(preview.getByRole('heading', { name: /bukunya gratis/ })).toBeVisible()
  const visitor = await page.context().newPage()
  await visitor.goto('/?lang=en')
  await expect(visitor.locator('#promo')).not.toContainText('books included')

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('It is live.')).toBeVisible()
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.locator('#promo')).toContainText('books included', { timeout: 500 })
  }).toPass({ timeout: LIVE_WITHIN_MS })
  await visitor.close()

  const isSeen = Promise.withResolvers<void>()
  await page.route('**/versions', (route) => isSeen.promise.then(() => route.abort()), { times: 1 })
  await page.getByRole('button', { name: 'Old versions' }).filter({ visible: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading old versions…' })).toBeVisible()
  isSeen.resolve()
  await expect(page.getByText('couldn’t be loaded')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: /^Use again/ }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('by Tari').first()).toBeVisible()
  expect(await (await page.request.get('/?lang=en')).text()).not.toContain('books included')
})

test('a photo that was made small is on the public page; a draft outlives the page', async ({ page, site }) => {
  await joinTeam(page, site, 'staff', 'Bima Satrio')
  await page.setViewportSize(PHONE)
  await openDesk(page, '/admin/content/teachers?lang=id')
  const teachers = page.locator('.content-items > li')
  await expect(teachers).toHaveCount(3)
  await page.getByRole('button', { name: /^Lihat \d+ lagi$/ }).click()
  expect(await teachers.count()).toBeGreaterThan(3)
  await page.getByLabel('Pilih foto').setInputFiles(PHOTO)
  const photo = page.locator('.content-photo > img')
  await expect(photo).toBeVisible()
  const sent = await photo.getAttribute('src')
  await page.getByRole('button', { name: 'Hapus foto' }).click()
  await expect(photo).toHaveCount(0)
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(photo).toHaveAttribute('src', sent ?? '')
  await page.getByLabel('Kata pengajar Indonesia').fill('Bicara dulu, rapi belakangan.')
  await openDesk(page, '/admin/content/teachers')
  await expect(page.getByLabel('Kata pengajar Indonesia')).toHaveValue('Bicara dulu, rapi belakangan.')
  await expectWhole(page, 'the content of teachers')
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Terbitkan' }).click()
  const asked = page.getByRole('dialog', { name: 'Satu bahasa belum ikut' })
  await expect(asked).toContainText('1 teks masih seperti sebelumnya')
  await asked.getByRole('button', { name: 'Terbitkan begini saja' }).click()
  await expect(page.getByText('Sudah tayang.')).toBeVisible()
  const shown = await (await page.request.get('/?lang=id')).text()
  expect(shown).toContain('Bicara dulu, rapi belakangan.')
  const address = shown.match(/\/school\/photos\/\w+\.webp/)?.[0] ?? ''
  expect((await page.request.get(address)).headers()).toMatchObject({ 'content-type': 'image/webp' })
})

test('two who publish one section: the later one chooses', async ({ page, site, expectProblems }) => {
  expectProblems(/409/)
  await joinTeam(page, site, 'owner', 'Tari Handayani')
  await page.setViewportSize(DESKTOP)
  await openDesk(page, '/admin/content/questions?lang=en')
  await page.getByLabel('Question English').fill('Which one is mine?')
  const { sections } = await (await page.request.get('/api/desk/content')).json()
  const { version, value } = sections.find(({ section }: { section: string }) => section === 'questions')
  await page.request.post('/api/desk/content/questions', { data: { version, value: value.slice(1) } })
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish it like this' }).click()
  const sheet = page.getByRole('dialog', { name: 'FAQ' })
  await expect(sheet.getByText(/has just published this section too/)).toBeVisible()
  await expect(sheet.locator('.conflict')).toContainText('Which one is mine?')
  await sheet.getByRole('button', { name: /^Use .*version/ }).click()
  await expect(page.getByText('Which one is mine?')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Old versions' }).first().click()
  await page
    .getByRole('button', { name: /^Use again/ })
    .first()
    .click()
  await expect(page.getByText('The old version is your draft now.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('It is live.')).toBeVisible()
  expect(await (await page.request.get('/?lang=en')).text()).toContain('Which one is mine?')
})

test('a paste that is too long stays whole, says so at its field, and is not published until it is shorter', async ({
  page,
  site,
}) => {
  await joinTeam(page, site, 'owner', 'Tari Handayani')
  await page.setViewportSize(PHONE)
  await openDesk(page, '/admin/content/reviews?lang=en')
  const quote = page.getByLabel('Review Indonesian')
  await page.getByRole('button', { name: 'Indonesian', exact: true }).click()
  await quote.fill('')
  await page.evaluate(() => document.execCommand('insertText', false, 'x'.repeat(450)))
  await expect(quote).toHaveValue('x'.repeat(450))
  await expect(quote).toHaveAccessibleDescription(/Too long: 450 of 400 characters/)
  await page.locator('.content-item').nth(1).click()
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(quote).toBeFocused()
  await expect(quote).toHaveValue('x'.repeat(450))
  await quote.fill('Bagus sekali.')
  await expect(quote).not.toHaveAccessibleDescription(/Too long/)
})

test('a double tap removes one question; what was removed, and a dropped draft, come back', async ({ page, site }) => {
  await joinTeam(page, site, 'staff', 'Bima Satrio')
  await page.setViewportSize(PHONE)
  await openDesk(page, '/admin/content/questions?lang=id')
  const items = page.locator('.content-items > li')
  const count = await items.count()
  const first = await items.first().locator('b').innerText()
  await page.locator('.content-remove').dblclick()
  await expect(items).toHaveCount(count - 1)
  const undo = page.getByRole('button', { name: 'Urungkan' })
  await undo.click()
  await expect(items).toHaveCount(count)
  await expect(items.first()).toContainText(first)
  await expect(page.getByText('Ada perubahan')).toHaveCount(0)

  await page.getByLabel('Pertanyaan Indonesia').fill('Boleh coba dulu?')
  await page.getByRole('button', { name: 'Buang draf' }).click()
  await expect(page.getByLabel('Pertanyaan Indonesia')).toHaveValue(first)
  await undo.click()
  await expect(page.getByLabel('Pertanyaan Indonesia')).toHaveValue('Boleh coba dulu?')
})
