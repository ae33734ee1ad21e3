import type { Page } from '@playwright/test'
import type { SiteProcess } from '../harness/site-process.ts'
import { ERASED, joinTeam, openDesk, openSomebody, PHONE, register, rowOf } from './desk-test.ts'
import { alive, expect, test as testOfSite } from './site-test.ts'

/** Somebody is open in this window, and a colleague works elsewhere. */
async function openBeside(page: Page, site: SiteProcess, colleague: Page) {
  await joinTeam(colleague, site, 'staff', 'Bima Satrio')
  const { name, id } = await openSomebody(page, site, { me: 'Rina Maheswari', size: PHONE, language: 'id' })
  const api = `/api/desk/people/${id}`
  const read = async () => (await (await page.request.get(api)).json()).person
  const byBima = async (verb: string, change: object) => {
    const answer = await colleague.request.post(`${site.address}${api}/${verb}`, {
      data: { version: (await read()).version, ...change },
    })
    expect(answer.status()).toBe(200)
  }
  return { name, read, byBima }
}

const test = testOfSite.extend<{ beside: Awaited<ReturnType<typeof openBeside>> }>({
  beside: async ({ page, browser, site }, use) => {
    const others = await browser.newContext()
    await use(await openBeside(page, site, await others.newPage()))
    await others.close()
  },
})
test.use({ expectedProblems: [/409/] })

test('details that a colleague corrects at the same moment are kept, and the same field is asked about', async ({
  page,
  beside,
}) => {
  const { read, byBima } = beside
  await page.getByRole('button', { name: 'Ubah', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Ubah data Sekar' })
  await byBima('details', { city: 'Bogor' })
  await expect(page.getByText('Bogor', { exact: true })).toBeAttached()
  await sheet.getByLabel('Tujuan').fill('Kerja di luar negeri')
  await sheet.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Tersimpan.')).toBeVisible()
  expect(await read()).toMatchObject({ city: 'Bogor', goal: 'Kerja di luar negeri' })

  await page.getByRole('button', { name: 'Ubah', exact: true }).click()
  await byBima('details', { city: 'Depok' })
  await sheet.getByLabel('Kota').fill('Bekasi')
  await sheet.getByRole('button', { name: 'Simpan' }).click()
  await expect(sheet.getByText('Bima menulis: Depok')).toBeVisible()
  expect((await read()).city).toBe('Depok')
  await sheet.getByRole('button', { name: 'Simpan' }).click()
  await expect(sheet).toHaveCount(0)
  expect((await read()).city).toBe('Bekasi')

  await page.getByRole('button', { name: 'Ubah', exact: true }).click()
  const { id, version } = await read()
  await page.request.post(`/api/desk/people/${id}/details`, { data: { version, city: 'Solo' } })
  await sheet.getByLabel('Kota').fill('Tegal')
  await sheet.getByRole('button', { name: 'Simpan' }).click()
  await expect(sheet.getByText('Kamu juga baru mengubahnya di perangkat lain.')).toBeVisible()
  await expect(sheet.getByText('Di perangkat lain: Solo')).toBeVisible()
})

test('a correction that was being typed outlives the back button, Escape and a reload, until it is saved or dropped', async ({
  page,
  beside,
}) => {
  const { read } = beside
  const open = () => page.getByRole('button', { name: 'Ubah', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Ubah data Sekar' })
  const city = sheet.getByLabel('Kota')
  await open()
  await city.fill('Bekasi')
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('belum disimpan', { exact: true })).toBeVisible()
  await page.reload()
  await alive(page)
  await open()
  await expect(city).toHaveValue('Bekasi')
  await page.keyboard.press('Escape')
  await open()
  await sheet.getByRole('button', { name: 'Simpan' }).click()
  await expect(sheet).toHaveCount(0)
  expect((await read()).city).toBe('Bekasi')

  await open()
  await city.fill('Depok')
  await sheet.getByRole('button', { name: 'Tutup' }).click()
  await open()
  await sheet.getByRole('button', { name: 'Buang, mulai lagi' }).click()
  await expect(city).toHaveValue('Bekasi')
  await page.keyboard.press('Escape')
  await expect(page.getByText('belum disimpan', { exact: true })).toHaveCount(0)
})

test('a colleague who changes something else, or does the same, is no question', async ({ page, beside }) => {
  const { read, byBima, name } = beside
  // This window has not heard of it yet.
  await page.route(/api\/desk\/(events|changes)/, () => {})
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-alive', 'true')
  await byBima('next-contact', { atMs: Date.now() + 86_400_000, words: 'Janji Bima' })
  // After an own change the whole story is read again.
  const story = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && /api\/desk\/people/.test(answer.url()),
  )
  await page.locator('.step-stair').getByText('Dihubungi', { exact: true }).click()
  await expect(page.getByText(`${name}: Dihubungi.`)).toBeVisible()
  await story
  expect(await read()).toMatchObject({ step: 'contacted', nextContact: { words: 'Janji Bima' } })
  await byBima('step', { step: 'trial' })
  await page.locator('.step-stair').getByText('Kelas coba', { exact: true }).click()
  await expect(page.getByText(`${name}: Kelas coba.`)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('on a slow network a step is shown at once, a second tap is for what the first made, and typing goes on', async ({
  page,
  beside,
}) => {
  const { read, name } = beside
  let goOn = () => {}
  const isQuick = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(/api\/desk\/people\/.*\/(step|notes)$/, async (route) => {
    await isQuick
    await route.continue()
  })
  const stair = page.locator('.step-stair')
  await stair.getByText('Dihubungi', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Dihubungi' })).toBeChecked()
  await stair.getByText('Kelas coba', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Kelas coba' })).toBeChecked()
  const note = page.getByLabel('Catatan untuk tim')
  await note.fill('Suka pagi.')
  await page.getByRole('button', { name: 'Simpan catatan' }).click()
  await note.press('End')
  await note.pressSequentially(' Punya adik.')
  goOn()
  await expect(page.getByText('Catatan Rina')).toBeVisible()
  await expect(note).toHaveValue('Punya adik.')
  await expect.poll(async () => (await read()).step).toBe('trial')
  await expect(page.getByText(`${name}: Kelas coba.`).or(page.getByText('Tersimpan.'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('to close an answer without reaching out lets others answer; whoever is answering is told when somebody else takes over, also over what is being written', async ({
  page,
  beside,
}) => {
  const { read, byBima } = beside
  await page.getByRole('button', { name: 'Balas di WhatsApp' }).filter({ visible: true }).click()
  await expect.poll(async () => (await read()).claim).not.toBeNull()
  await page.getByRole('dialog', { name: 'Balas Sekar' }).getByRole('button', { name: 'Tutup' }).click()
  await expect.poll(async () => (await read()).claim).toBeNull()

  await page.getByRole('button', { name: 'Balas di WhatsApp' }).filter({ visible: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Balas Sekar' })
  await expect.poll(async () => (await read()).claim).not.toBeNull()
  await byBima('claim', { takeOver: true })
  await expect(sheet.getByText('Bima sedang menjawab Sekar')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Bima mengambil alih Sekar.')).toBeVisible()
})

test('an open answer says that a colleague has answered, though the list below has let the person go', async ({
  page,
  beside,
}) => {
  const { name, read, byBima } = beside
  await openDesk(page, '/admin/inbox?view=unanswered&lang=id')
  await rowOf(page, name).getByRole('button', { name: 'Balas Sekar di WhatsApp' }).click()
  const sheet = page.getByRole('dialog', { name: 'Balas Sekar' })
  await expect.poll(async () => (await read()).claim).not.toBeNull()
  await byBima('step', { step: 'contacted' })
  await expect(sheet.getByText(/^Bima sudah menjawab \d\d\.\d\d$/)).toBeVisible()
  await expect(sheet.getByText('Dihubungi', { exact: true })).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Tetap buka WhatsApp' })).toBeVisible()
})

test('whoever has a person open is told who erased them', async ({ page, beside, expectProblems }) => {
  expectProblems(ERASED)
  await page.getByLabel('Catatan untuk tim').fill('Ditulis terlambat.')
  await beside.byBima('erase', { word: 'HAPUS' })
  await expect(page.getByText('Bima menghapus data ini selamanya.')).toBeVisible()
})

test('whoever has somebody open who is merged is led to the whole person, with the note that was begun', async ({
  page,
  site,
  beside,
}) => {
  const name = await register(page.request, site)
  const found = await page.request.post(`${site.address}/api/desk/search`, { data: { text: name } })
  const [{ id }] = (await found.json()).rows
  await page.getByLabel('Catatan untuk tim').fill('Minta kelas malam.')
  const merge = { otherId: (await beside.read()).id, takeFromOther: [] }
  await page.request.post(`${site.address}/api/desk/people/${id}/merge`, { data: merge })
  await expect(page).toHaveURL(new RegExp(id))
  await expect(page.getByText('sudah digabung dengan orang ini.')).toBeVisible()
  await expect(page.getByLabel('Catatan untuk tim')).toHaveValue('Minta kelas malam.')
})

test('an open answer to somebody who is erased closes and says so', async ({ page, beside, expectProblems }) => {
  expectProblems(ERASED)
  await openDesk(page, '/admin/inbox?view=all&lang=id')
  await rowOf(page, beside.name).getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'Balas Sekar' })).toBeVisible()
  await beside.byBima('erase', { word: 'HAPUS' })
  await expect(page.getByText('Data Sekar baru saja dihapus.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
