import { joinTeam, openDesk, PHONE, register, rowOf } from './desk-test.ts'
import { expect, test } from './site-test.ts'

test('without a network the last list and the opened person stay readable, and a note goes out later', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ viewport: PHONE, baseURL: site.address, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await joinTeam(page, site, 'staff', 'Bima Satrio')
  const name = await register(page.request, site)
  await openDesk(page, '/admin/inbox?view=all&lang=id')
  await page.waitForFunction(async () => (await caches.match(location.href)) !== undefined)
  await rowOf(page, name).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.waitForFunction(async () => (await caches.match(location.href)) !== undefined)

  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByText('Kamu sedang luring.')).toBeVisible()
  await rowOf(page, name).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByLabel('Catatan untuk tim').fill('Ditulis di kereta.')
  await page.getByRole('button', { name: 'Simpan catatan' }).click()
  await expect(page.getByText('Disimpan di perangkat ini.')).toBeVisible()
  await page.reload()
  await context.setOffline(false)
  await expect(page.getByText('Ditulis di kereta.')).toBeVisible()
  await expect(page.getByText('Kamu sedang luring.')).toBeHidden()
  await context.close()
})
