import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { inLongRun } from '../harness/long-run.ts'
import { type SiteProcess, startSite } from '../harness/site-process.ts'
import { isKept, isOffline, putOnStep, waits } from './desk-kept.ts'
import { DESKTOP, joinTeam, openDesk, PHONE, register, rowOf } from './desk-test.ts'
import { alive, test as base, expect, expectWhole } from './site-test.ts'

const PHOTO = join(import.meta.dirname, '../../app/public/og-image.png')
const LIVE_WITHIN_MS = 5000

/** A site of its own: what is published here is on every page, and in a long run it is stopped. */
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
test.describe.configure({ mode: 'default' })
const { step } = test

const home = async (page: Page) => (await page.request.get('/?lang=en')).text()

test('what an owner publishes is previewed, then on the public page; an old version is back with two clicks; of two who publish one section the later one chooses', async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/versions|ERR_FAILED|409/)
  await joinTeam(page, site, 'owner', 'Tari Handayani')
  await page.setViewportSize(DESKTOP)
  await openDesk(page, '/admin/content?lang=en')
  const publish = page.getByRole('button', { name: 'Publish' })
  const isLive = page.getByText('It is live.')
  await step('a promotion is previewed, and live within seconds', async () => {
    await page.getByLabel('Title Indonesian').first().fill('Daftar hari ini, bukunya gratis.')
    await page.getByLabel('Title English').first().fill('Register today, books included.')
    const preview = page.getByRole('complementary', { name: 'Preview' })
    await expect(preview.getByRole('heading', { name: /books included/ })).toBeVisible()
    await preview.getByRole('button', { name: 'ID' }).click()
    await expect(preview.getByRole('heading', { name: /bukunya gratis/ })).toBeVisible()
    expect(await home(page)).not.toContain('books included')
    await publish.click()
    await expect(isLive).toBeVisible()
    const promo = async () => (await home(page)).match(/<section[^>]*id="promo".*?<\/section>/s)?.[0]
    await expect.poll(promo, { timeout: LIVE_WITHIN_MS }).toContain('books included')
  })

  await step('an old version is back with two clicks', async () => {
    const isSeen = Promise.withResolvers<void>()
    await page.route('**/versions', (route) => isSeen.promise.then(() => route.abort()), { times: 1 })
    await page.getByRole('button', { name: 'Old versions' }).filter({ visible: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Loading old versions…' })).toBeVisible()
    isSeen.resolve()
    await expect(page.getByText('couldn’t be loaded')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: /^Use again/ }).click()
    await publish.click()
    await expect(page.getByText('by Tari').first()).toBeVisible()
    expect(await home(page)).not.toContain('books included')
  })

  await openDesk(page, '/admin/content/questions')
  await step('of two who publish one section the later one chooses', async () => {
    await page.getByLabel('Question English').fill('Which one is mine?')
    const { version, value } = await sectionOf(page, 'questions')
    await page.request.post('/api/desk/content/questions', { data: { version, value: value.slice(1) } })
    await publish.click()
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
    await publish.click()
    await expect(isLive).toBeVisible()
    expect(await home(page)).toContain('Which one is mine?')
  })
})

test('on a phone: a photo that was made small is on the public page, a draft outlives the page, a paste that is too long stays whole, what was removed comes back', async ({
  page,
  site,
}) => {
  await joinTeam(page, site, 'staff', 'Bima Satrio')
  await page.setViewportSize(PHONE)
  await openDesk(page, '/admin/content/teachers?lang=id')
  const items = page.locator('.content-items > li')
  const undo = page.getByRole('button', { name: 'Urungkan' })
  await step('a photo that was made small is on the public page; a draft outlives the page', async () => {
    await expect(items).toHaveCount(3)
    await page.getByRole('button', { name: /^Lihat \d+ lagi$/ }).click()
    expect(await items.count()).toBeGreaterThan(3)
    await page.getByLabel('Pilih foto').setInputFiles(PHOTO)
    const photo = page.locator('.content-photo > img')
    await expect(photo).toBeVisible()
    const sent = await photo.getAttribute('src')
    await page.getByRole('button', { name: 'Hapus foto' }).click()
    await expect(photo).toHaveCount(0)
    await undo.click()
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

  await openDesk(page, '/admin/content/questions')
  await step('a double tap removes one question; what was removed, and a dropped draft, come back', async () => {
    const count = await items.count()
    const first = await items.first().locator('b').innerText()
    await page.locator('.content-remove').dblclick()
    await expect(items).toHaveCount(count - 1)
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

  await openDesk(page, '/admin/content/reviews?lang=en')
  await step('a paste that is too long stays whole, says so, and is not published until it is shorter', async () => {
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
})

test('a page of a school with words of its own comes to life without a network, with what waits', async ({
  page,
  context,
  site,
  expectProblems,
}) => {
  expectProblems(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_ABORTED|TIMED_OUT/)
  await joinTeam(page, site, 'owner', 'Rina Maheswari')
  await page.setViewportSize(PHONE)
  const name = await register(page.request, site)
  const { version, value } = await sectionOf(page, 'promo')
  const title = { id: 'Daftar sekarang, bukunya gratis.', en: 'Register now, books included.' }
  const published = await page.request.post('/api/desk/content/promo', {
    data: { version, value: { ...value, title } },
  })
  expect(published.status()).toBe(200)
  const { rows } = await (await page.request.post('/api/desk/search', { data: { text: name } })).json()
  await openDesk(page, `/admin/people/${rows[0].id}?lang=id`)
  const words = () => performance.getEntriesByType('resource').filter((entry) => entry.name.includes('-words-')).length
  expect(await page.evaluate(words)).toBeGreaterThan(0)
  await isKept(page, name)

  await context.setOffline(true)
  await putOnStep(page, 'Dihubungi')
  await expect(waits(page, 1)).toBeVisible()
  await page.reload()
  await alive(page)
  await expect(waits(page, 1)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Dihubungi' })).toBeChecked()
  await context.setOffline(false)
  await inLongRun(fallSilent, async () => {})(page, site, name)
})

/** Takes half a minute of waiting. What a page and its worker decide then: live-news.test.ts and desk-worker.test.ts. */
async function fallSilent(page: Page, site: SiteProcess, name: string): Promise<void> {
  await step(
    'a server that stays silent is told within seconds, on an open page and on one that is opened',
    async () => {
      const inbox = '/admin/inbox?view=all&lang=id'
      await openDesk(page, inbox)
      await isKept(page, name)
      const bar = isOffline(page)
      site.process.kill('SIGSTOP')
      await expect(bar).toBeVisible({ timeout: 25_000 })
      site.process.kill('SIGCONT')
      await expect(bar).toHaveCount(0, { timeout: 10_000 })
      site.process.kill('SIGSTOP')
      await openDesk(page, inbox)
      await expect(rowOf(page, name)).toBeVisible()
      await expect(bar).toBeVisible({ timeout: 3000 })
      site.process.kill('SIGCONT')
      await expect(bar).toHaveCount(0, { timeout: 10_000 })
    },
  )
}

async function sectionOf(page: Page, wanted: string) {
  const { sections } = await (await page.request.get('/api/desk/content')).json()
  return sections.find(({ section }: { section: string }) => section === wanted)
}
