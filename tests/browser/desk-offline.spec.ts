import type { Page } from '@playwright/test'
import { type SiteProcess, startSite } from '../harness/site-process.ts'
import { DESKTOP, joinTeam, openDesk, openPerson, openWithSomebody, PHONE, register, rowOf } from './desk-test.ts'
import { alive, expect, test } from './site-test.ts'

const RINA = { role: 'owner', me: 'Rina Maheswari', size: PHONE } as const

/** The page with this name and every file that it has loaded are on the device: the worker starts when all else is done. */
const isKept = (page: Page, name: string) =>
  expect
    .poll(
      () =>
        page.evaluate(async (text) => {
          const [pages, files] = [await caches.open('desk-pages'), await caches.open('desk-files')]
          const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
          const needed = loaded.filter(
            ({ pathname, origin }) => origin === location.origin && /^\/assets\/|-words-/.test(pathname),
          )
          const kept = await Promise.all(needed.map((file) => files.match(file)))
          const copy = await (await pages.match(location.href))?.text()
          return navigator.serviceWorker.controller !== null && kept.every(Boolean) && copy?.includes(text)
        }, name),
      { timeout: 30_000 },
    )
    .toBe(true)

/** How many kept pages have the text in them. */
const keptWith = (page: Page, text: string) =>
  page.evaluate(async (wanted) => {
    const pages = await caches.open('desk-pages')
    const kept = await Promise.all((await pages.keys()).map(async (key) => (await pages.match(key))?.text()))
    return kept.filter((copy) => copy?.includes(wanted)).length
  }, text)

test('whoever is erased is in no copy on any device: their own page open, another one, or none', async ({
  page,
  browser,
  site,
  expectProblems,
}) => {
  expectProblems(/404/)
  await joinTeam(page, site, 'owner', 'Rina Maheswari')
  await page.setViewportSize(PHONE)
  const others = await browser.newContext({ baseURL: site.address })
  const bima = await others.newPage()
  await joinTeam(bima, site, 'owner', 'Bima Satrio')
  const eraseElsewhere = async (id: string | null) =>
    expect((await bima.request.post(`/api/desk/people/${id}/erase`, { data: { word: 'HAPUS' } })).status()).toBe(200)
  const inbox = '/admin/inbox?view=all&lang=id'
  const openSomebody = async () => {
    const name = await register(page.request, site)
    await openDesk(page, inbox)
    await isKept(page, name)
    const id = await openPerson(page, name)
    await isKept(page, name)
    return { name, id }
  }

  const first = await openSomebody()
  await page.getByRole('button', { name: 'Hapus semua data…' }).click()
  await page.getByLabel('Ketik HAPUS untuk melanjutkan').fill('hapus')
  await page.getByRole('button', { name: 'Hapus selamanya' }).click()
  await expect(page.getByText('Datanya sudah dihapus selamanya.')).toBeVisible()
  await expect.poll(() => keptWith(page, first.name)).toBe(0)

  const second = await openSomebody()
  await eraseElsewhere(second.id)
  await expect(page).toHaveURL(/\/admin\/inbox(\?|$)/)
  await expect.poll(() => keptWith(page, second.name)).toBe(0)
  await isKept(page, 'Kotak masuk')

  const third = await openSomebody()
  await openDesk(page, inbox)
  await eraseElsewhere(third.id)
  await expect.poll(() => keptWith(page, third.name)).toBe(0)
  await isKept(page, 'Kotak masuk')

  const fourth = await openSomebody()
  await page.goto('/privacy')
  await eraseElsewhere(fourth.id)
  await openDesk(page, '/admin/settings')
  await expect.poll(() => keptWith(page, fourth.name)).toBe(0)
  await others.close()
})

test('a wrong address under the desk costs no copy', async ({ page, site, expectProblems }) => {
  expectProblems(/404/)
  const name = await openWithSomebody(page, site, { ...RINA, path: '/admin/inbox?view=all&lang=id' })
  await isKept(page, name)
  expect((await page.goto('/admin/tidak-ada'))?.status()).toBe(404)
  expect(await keptWith(page, name)).toBe(1)
})

test('the bar of a lost network goes by itself after a short gap, which the stream of news outlives', async ({
  page,
  context,
  site,
  expectProblems,
}) => {
  expectProblems(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await joinTeam(page, site, 'staff', 'Rina Maheswari')
  await page.setViewportSize(PHONE)
  const streams = page.waitForResponse('**/api/desk/events*')
  await openDesk(page, '/admin/inbox?view=all&lang=id')
  await streams
  await context.setOffline(true)
  await expect(page.getByText('Kamu sedang luring.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Kamu sedang luring.')).toHaveCount(0, { timeout: 3000 })
})

const INBOX = '/admin/inbox?view=all&lang=id'
const testBeforeLoss = test.extend<{ name: string }>({
  /** Somebody who has written; Rina is at the list, and the network about to go. */
  name: async ({ page, site, expectProblems }, use) => {
    expectProblems(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|409/)
    await use(await openWithSomebody(page, site, { ...RINA, path: INBOX }))
  },
})

testBeforeLoss(
  'without a network the list and a person are readable, what is done waits, goes out later, and asks in a conflict',
  async ({ page, context, name }) => {
    await isKept(page, name)
    const path = `/admin/people/${await openPerson(page, name)}`
    await isKept(page, name)

    await context.setOffline(true)
    await openDesk(page, INBOX)
    await expect(rowOf(page, name)).toBeVisible()
    await expect(page.getByText('Kamu sedang luring.')).toBeVisible()
    await openDesk(page, path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByLabel('Catatan untuk tim').fill('Ditulis di kereta.')
    await page.getByRole('button', { name: 'Simpan catatan' }).click()
    await expect(page.getByText('Disimpan di perangkat ini.')).toBeVisible()
    await page.locator('.step-stair').getByText('Dihubungi', { exact: true }).click()
    await expect(page.getByRole('radio', { name: 'Dihubungi' })).toBeChecked()

    const api = `/api/desk/people/${path.split('/').at(-1)}`
    const { person } = await (await page.request.get(api)).json()
    expect(person.step).toBe('new')
    await page.request.post(`${api}/step`, { data: { version: person.version, step: 'trial' } })

    await context.setOffline(false)
    const conflict = page.getByRole('dialog')
    await expect(conflict.getByText(/juga baru mengubah Sekar/)).toBeVisible()
    const ways = ['Tutup', 'Simpan pilihan', 'Pakai semua dari perangkat lain']
    for (const way of ways) {
      await conflict.getByRole('button', { name: way }).click()
      await expect(page.getByText('Perubahanmu pada Sekar tidak disimpan.')).toBeVisible()
      await page.getByRole('button', { name: 'Urungkan' }).click()
    }
    await conflict.getByText('Dihubungi', { exact: true }).click()
    await conflict.getByRole('button', { name: 'Simpan pilihan' }).click()
    await expect(page.getByRole('radio', { name: 'Dihubungi' })).toBeChecked()
    const story = await (await page.request.get(api)).json()
    expect(story.person.step).toBe('contacted')
    expect(JSON.stringify(story.timeline)).toContain('Ditulis di kereta.')
    await expect(page.getByText('Kamu sedang luring.')).toHaveCount(0)
  },
)

testBeforeLoss(
  'without a network several changes of one person and somebody new wait, and go out in their order without a question',
  async ({ page, context, name }) => {
    const walkIn = `Tini ${name.split(' ')[1]}`
    const id = await openPerson(page, name)
    await context.setOffline(true)
    const stair = page.locator('.step-stair')
    await stair.getByText('Dihubungi', { exact: true }).click()
    await expect(page.getByText('1 perubahan menunggu dikirim.')).toBeVisible()
    await stair.getByText('Kelas coba', { exact: true }).click()
    await expect(page.getByText('2 perubahan menunggu dikirim.')).toBeVisible()
    await page.getByLabel('Penanggung jawab').selectOption('')
    await expect(page.getByText('3 perubahan menunggu dikirim.')).toBeVisible()
    await context.setOffline(false)
    const api = `/api/desk/people/${id}`
    await expect
      .poll(async () => (await (await page.request.get(api)).json()).person)
      .toMatchObject({
        step: 'trial',
        ownerId: null,
      })

    await openDesk(page, '/admin/inbox?view=all')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Tambah orang' }).filter({ visible: true }).click()
    const add = page.getByRole('dialog', { name: 'Tambah orang' })
    await add.getByLabel('Nama').fill(walkIn)
    await add.getByLabel('WhatsApp').fill('0813 7777 8888')
    await add.getByRole('button', { name: 'Tambahkan' }).click()
    await expect(add).toHaveCount(0)
    await expect(page.getByText('1 perubahan menunggu dikirim.')).toBeVisible()
    await page.getByRole('button', { name: 'Cari orang' }).filter({ visible: true }).click()
    await page.locator('[data-find-field]').fill(walkIn)
    await expect(page.getByText('Pencarian butuh sambungan.')).toBeVisible()
    await context.setOffline(false)
    await expect(rowOf(page, walkIn)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

/** A site of its own: what is published here is on every page, and it is stopped. */
const testWithOwnWords = test.extend<{ ownSite: SiteProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
  ownSite: async ({}, use) => {
    const site = await startSite()
    await use(site)
    await site.stop()
  },
  site: async ({ ownSite }, use) => use(ownSite),
})

testWithOwnWords(
  'a server that stays silent is told within seconds, on an open page and on one that is opened',
  async ({ page, site, expectProblems }) => {
    expectProblems(/ERR_ABORTED|TIMED_OUT/)
    const name = await openWithSomebody(page, site, { ...RINA, path: '/admin/inbox?view=all&lang=id' })
    await isKept(page, name)
    const bar = page.getByText('Kamu sedang luring.')
    site.process.kill('SIGSTOP')
    await expect(bar).toBeVisible({ timeout: 25_000 })
    site.process.kill('SIGCONT')
    await expect(bar).toHaveCount(0, { timeout: 10_000 })
    site.process.kill('SIGSTOP')
    await openDesk(page, '/admin/inbox?view=all&lang=id')
    await expect(rowOf(page, name)).toBeVisible()
    await expect(bar).toBeVisible({ timeout: 3000 })
    site.process.kill('SIGCONT')
    await expect(bar).toHaveCount(0, { timeout: 10_000 })
  },
)

testWithOwnWords(
  'a page of a school with words of its own comes to life without a network, with what waits',
  async ({ page, context, site, expectProblems }) => {
    expectProblems(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await joinTeam(page, site, 'owner', 'Rina Maheswari')
    await page.setViewportSize(DESKTOP)
    const name = await register(page.request, site)
    await openDesk(page, '/admin/content?lang=en')
    await page.getByLabel('Title Indonesian').first().fill('Daftar hari ini, bukunya gratis.')
    await page.getByLabel('Title English').first().fill('Register today, books included.')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('It is live.')).toBeVisible()
    await page.setViewportSize(PHONE)
    await openDesk(page, '/admin/inbox?view=all&lang=id')
    await openPerson(page, name)
    const words = () =>
      performance.getEntriesByType('resource').filter((entry) => entry.name.includes('-words-')).length
    expect(await page.evaluate(words)).toBeGreaterThan(0)
    await isKept(page, name)

    await context.setOffline(true)
    await page.locator('.step-stair').getByText('Dihubungi', { exact: true }).click()
    await expect(page.getByText('1 perubahan menunggu dikirim.')).toBeVisible()
    await page.reload()
    await alive(page)
    await expect(page.getByText('1 perubahan menunggu dikirim.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Dihubungi' })).toBeChecked()
  },
)

testBeforeLoss(
  'who signs out is told what waits and what is not saved, and stays signed in without a network',
  async ({ page, context, name }) => {
    await openPerson(page, name)
    await isKept(page, name)
    await openDesk(page, '/admin/settings?lang=id')
    await isKept(page, 'Keluar')
    await page.goBack()
    await alive(page)
    await context.setOffline(true)
    const note = page.getByLabel('Catatan untuk tim')
    await note.fill('Ditulis di kereta.')
    await page.getByRole('button', { name: 'Simpan catatan' }).click()
    await expect(page.getByText('Disimpan di perangkat ini.')).toBeVisible()
    await note.fill('Belum selesai')
    await openDesk(page, '/admin/settings?lang=id')
    await page.getByRole('button', { name: 'Keluar', exact: true }).filter({ visible: true }).click()
    const asked = page.getByRole('dialog', { name: 'Keluar sekarang?' })
    await expect(asked.getByText('1 perubahan belum terkirim.')).toBeVisible()
    await expect(asked.getByText('1 tulisan belum disimpan.')).toBeVisible()
    await asked.getByRole('button', { name: 'Keluar saja' }).click()
    await expect(page.getByText('Belum keluar: server belum terjangkau.')).toBeVisible()
    await context.setOffline(false)
    await asked.getByRole('button', { name: 'Keluar saja' }).click()
    await expect(page).toHaveURL(/\/login/)
  },
)
