import { DESKTOP, ERASED, joinTeam, openDesk, PHONE, register, rowOf, standInForWhatsApp } from './desk-test.ts'
import { alive, expect, expectWhole, test } from './site-test.ts'

test.use({ expectedProblems: [ERASED] })

const ARRIVES_WITHIN_MS = 2000

const longName = () => `Maximilianawatiningsih${'ayu'.repeat(20)} ${crypto.randomUUID().slice(0, 8)}`

test('a person who writes is on every desk within two seconds, is answered on WhatsApp, moved and noted', async ({
  page,
  browser,
  site,
}) => {
  await joinTeam(page, site, 'owner', 'Rina Maheswari')
  await standInForWhatsApp(page)
  await page.setViewportSize(PHONE)
  await openDesk(page, '/admin/inbox?lang=id')
  const others = await browser.newContext({ viewport: DESKTOP, baseURL: site.address, reducedMotion: 'reduce' })
  const bima = await others.newPage()
  await joinTeam(bima, site, 'staff', 'Bima Satrio')
  await openDesk(bima, '/admin/inbox?lang=en')

  const name = await register(page.request, site)
  await expect(rowOf(page, name)).toBeVisible({ timeout: ARRIVES_WITHIN_MS })
  await expect(rowOf(bima, name)).toBeVisible({ timeout: ARRIVES_WITHIN_MS })

  await rowOf(page, name).getByRole('button', { name: 'Balas Sekar di WhatsApp' }).click()
  await expect(rowOf(bima, name).getByText('Rina is answering').filter({ visible: true })).toBeVisible()
  const sheet = page.getByRole('dialog', { name: 'Balas Sekar' })
  await expect(sheet.getByRole('textbox')).toContainText('Halo Kak Sekar, saya Rina')
  const link = sheet.getByRole('link', { name: 'Buka WhatsApp' })
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/62812\d+\?text=Halo%20Kak%20Sekar/)
  const [whatsApp] = await Promise.all([page.waitForEvent('popup'), link.dblclick()])
  expect(page.context().pages()).toEqual([page, whatsApp])
  await whatsApp.close()
  await page.getByRole('button', { name: 'Sudah, tandai dihubungi' }).click()
  await expect(page.getByText(`${name}: Dihubungi.`)).toBeVisible()
  await expect(rowOf(page, name)).toHaveCount(0)
  await expect(rowOf(bima, name)).toHaveCount(0)
  await page.getByText(`${name}: Dihubungi.`).click()
  await expect(page.getByText(`${name}: Dihubungi.`)).toHaveCount(0)

  await openDesk(page, '/admin/inbox?view=mine')
  await rowOf(page, name).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Dihubungi' })).toBeChecked()
  await page.getByText('Kelas coba', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Kelas coba' })).toBeChecked()
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(page.getByRole('radio', { name: 'Dihubungi' })).toBeChecked()
  await page.getByLabel('Catatan untuk tim').fill('Lebih suka dihubungi pagi.')
  await page.getByRole('button', { name: 'Simpan catatan' }).click()
  await expect(page.getByText('Catatan Rina')).toBeVisible()
  await expect(page.getByLabel('Catatan untuk tim')).toHaveValue('')
  await others.close()
})

test('back closes what is open over the list, and a double tap on its button touches nothing below', async ({
  page,
  site,
}) => {
  await joinTeam(page, site, 'staff', 'Bima Satrio')
  await standInForWhatsApp(page)
  await page.setViewportSize(PHONE)
  for (let count = 0; count < 8; count += 1) await register(page.request, site)
  const name = await register(page.request, site)
  await openDesk(page, '/admin?lang=id')
  await openDesk(page, '/admin/inbox')
  const reply = page.getByRole('dialog', { name: 'Balas Sekar' })
  await rowOf(page, name).getByRole('button', { name: 'Balas Sekar di WhatsApp' }).click()
  await expect(reply).toBeVisible()
  await page.goBack()
  await expect(reply).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/inbox$/)

  await rowOf(page, name).getByRole('button', { name: 'Balas Sekar di WhatsApp' }).click()
  const link = reply.getByRole('link', { name: 'Buka WhatsApp' })
  const [whatsApp] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await whatsApp.close()
  await page.getByRole('button', { name: 'Sudah, tandai dihubungi' }).dblclick()
  await expect(page.getByText(`${name}: Dihubungi.`)).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/inbox$/)

  await page.getByRole('button', { name: /^Cari/ }).click()
  await page.locator('[data-find-field]').fill('Sekar')
  await page.goBack()
  await expect(page.locator('[data-find-field]')).toBeHidden()
  await page.getByRole('button', { name: /^Saring/ }).click()
  await page.getByRole('dialog').getByText('Kelas coba').first().click()
  await page.getByRole('button', { name: /^Tampilkan/ }).click()
  await expect(page).toHaveURL(/step=trial/)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/inbox$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\?lang=id$/)
})

test('after a call the desk asks whether the person was reached, and marks it then', async ({ page, site }) => {
  await joinTeam(page, site, 'owner', 'Rina Maheswari')
  const name = await register(page.request, site)
  await page.setViewportSize(PHONE)
  await openDesk(page, '/admin/inbox?lang=id')
  await rowOf(page, name).getByRole('link', { name }).click()
  const call = page.getByRole('link', { name: 'Telepon Sekar' }).filter({ visible: true })
  await call.click()
  const question = page.getByRole('dialog', { name: 'Sudah bicara dengan Sekar?' })
  await expect(question).toBeVisible()
  await page.reload()
  await question.getByRole('button', { name: 'Tidak diangkat, biarkan menunggu' }).click()
  await expect(page.getByRole('radio', { name: 'Baru' })).toBeChecked()
  await call.click()
  await question.getByRole('button', { name: 'Tidak diangkat, biarkan menunggu' }).click()

  // On a slow phone the page is not alive yet. What the worker loads cannot be held back.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister())
  let comeAlive = () => {}
  const isSlow = new Promise<void>((resolve) => {
    comeAlive = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await isSlow
    await route.continue()
  })
  await page.reload()
  await call.click()
  comeAlive()
  await question.getByRole('button', { name: 'Sudah, tandai dihubungi' }).click()
  await expect(page.getByRole('radio', { name: 'Dihubungi' })).toBeChecked()
})

test('two who change one person never overwrite each other: the later one chooses line by line', async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/api\/desk\/(events|changes)/, /ERR_FAILED/, /409/)
  await joinTeam(page, site, 'owner', 'Rina Maheswari')
  await page.setViewportSize(DESKTOP)
  const name = await register(page.request, site)
  // This window hears nothing of what the others do.
  await page.route(/api\/desk\/(events|changes)/, (route) => route.abort())
  await openDesk(page, '/admin/inbox?lang=en')
  await rowOf(page, name).getByRole('link', { name }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await alive(page)
  const path = `/api/desk/people/${new URL(page.url()).pathname.split('/').at(-1)}`
  const { person } = await (await page.request.get(path)).json()
  await page.request.post(`${path}/step`, { data: { version: person.version, step: 'trial' } })

  await page.getByText('Contacted', { exact: true }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(/just changed Sekar too/)).toBeVisible()
  await expect(sheet.getByRole('radio', { name: 'Trial' })).toBeChecked()
  await sheet.getByText('Contacted', { exact: true }).click()
  await sheet.getByRole('button', { name: 'Save my choice' }).click()
  await expect(page.getByRole('radio', { name: 'Contacted' })).toBeChecked()
  await expect.poll(async () => (await (await page.request.get(path)).json()).person.step).toBe('contacted')
})

test('erasing asks for the word, under a name of any length, and afterwards the person is gone', async ({
  page,
  site,
}) => {
  await joinTeam(page, site, 'owner', 'Rina Maheswari')
  await page.setViewportSize(PHONE)
  const name = longName()
  await register(page.request, site, { name })
  await openDesk(page, '/admin/inbox?lang=id')
  await rowOf(page, name).getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Hapus semua data…' }).click()
  const sheet = page.getByRole('dialog', { name: `Hapus semua data ${name}?` })
  await expect(sheet.getByRole('button', { name: 'Tutup' })).toBeInViewport({ ratio: 1 })
  const erase = page.getByRole('button', { name: 'Hapus selamanya' })
  await expect(erase).toBeDisabled()
  await page.getByLabel('Ketik HAPUS untuk melanjutkan').fill('hapus')
  await erase.click()
  await expect(page).toHaveURL(/\/admin\/inbox(\?|$)/)
  await expect(page.getByRole('heading', { level: 1, name: 'Kotak masuk' })).toBeAttached()
  await expect(rowOf(page, name)).toHaveCount(0)
  await expect(page.getByText('Datanya sudah dihapus selamanya.')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/inbox\?lang=id$/)
})

test('every page of the desk is whole at every width, and axe finds nothing', async ({ page, site }) => {
  await joinTeam(page, site, 'owner', 'Rina Maheswari')
  const name = longName()
  await register(page.request, site, { name, email: `${'maximiliana'.repeat(5)}@${'sekolah'.repeat(5)}.contoh.id` })
  await openDesk(page, '/admin/inbox?view=all')
  const person = await rowOf(page, name).getAttribute('data-person')
  const paths = [
    '',
    '/inbox',
    `/people/${person}`,
    '/statistics',
    '/settings',
    '/settings/templates',
    '/settings/hours',
  ]
  for (const [index, path] of paths.entries()) {
    await openDesk(page, `/admin${path}?lang=${index % 2 ? 'en' : 'id'}`)
    await expectWhole(page, `/admin${path}`)
  }
})
