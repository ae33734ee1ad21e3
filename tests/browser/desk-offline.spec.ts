import type { Page } from '@playwright/test'
import { joinTeam, openDesk, PHONE, register, rowOf } from './desk-test.ts'
import { expect, test } from './site-test.ts'

/** The page and every file that it has loaded are on the device: the worker starts when nothing else is to be done. */
const isKept = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const [pages, files] = [await caches.open('desk-pages'), await caches.open('desk-files')]
          const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
          const assets = loaded.filter(
            ({ pathname, origin }) => origin === location.origin && pathname.startsWith('/assets/'),
          )
          const kept = await Promise.all([pages.match(location.href), ...assets.map((file) => files.match(file))])
          return navigator.serviceWorker.controller !== null && kept.every(Boolean)
        }),
      { timeout: 30_000 },
    )
    .toBe(true)

test('the bar of a lost network goes by itself after a short gap, which the stream of news outlives', async ({
  page,
  context,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
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

test('without a network the list and a person are readable, what is done waits, goes out later, and asks in a conflict', async ({
  page,
  context,
  site,
  expectedProblems,
}) => {
  expectedProblems.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|409/)
  await joinTeam(page, site, 'owner', 'Rina Maheswari')
  await page.setViewportSize(PHONE)
  const name = await register(page.request, site)
  const inbox = '/admin/inbox?view=all&lang=id'
  await openDesk(page, inbox)
  await isKept(page)
  const path = `/admin/people/${await rowOf(page, name).getAttribute('data-person')}`
  await openDesk(page, path)
  await isKept(page)

  await context.setOffline(true)
  await openDesk(page, inbox)
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
  await conflict.getByText('Dihubungi', { exact: true }).click()
  await conflict.getByRole('button', { name: 'Simpan pilihan' }).click()
  await expect(page.getByRole('radio', { name: 'Dihubungi' })).toBeChecked()
  const story = await (await page.request.get(api)).json()
  expect(story.person.step).toBe('contacted')
  expect(JSON.stringify(story.timeline)).toContain('Ditulis di kereta.')
  await expect(page.getByText('Kamu sedang luring.')).toHaveCount(0)
})
