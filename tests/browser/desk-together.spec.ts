import type { APIRequestContext, Page } from '@playwright/test'
import { withColleague } from './desk-colleague.ts'
import { ERASED, openSomebody, openWithSomebody, PHONE, register, rowOf } from './desk-test.ts'
import { alive, expect, nothingOver, test as testOfSite } from './site-test.ts'

const test = testOfSite.extend<{ bima: APIRequestContext }>({
  bima: async ({ site }, use) => withColleague(site, ['staff', 'Bima Satrio'], use),
})
// One pattern: a pair of them would be read as a value and its options.
test.use({ expectedProblems: [new RegExp(`409|${ERASED.source}`)] })

/** Somebody as the server has them, and what a colleague does to them. */
function somebodyBeside(page: Page, bima: APIRequestContext, id: string) {
  const api = `/api/desk/people/${id}`
  const read = async () => (await (await page.request.get(api)).json()).person
  const byBima = async (verb: string, change: object) => {
    const answer = await bima.post(`${api}/${verb}`, { data: { version: (await read()).version, ...change } })
    expect(answer.status()).toBe(200)
  }
  return { read, byBima }
}

async function idOf(page: Page, name: string): Promise<string> {
  const found = await page.request.post('/api/desk/search', { data: { text: name } })
  return (await found.json()).rows[0].id
}

test('at somebody’s page nothing that is typed is lost, nobody writes over a colleague unasked, and who is merged or erased is told of', async ({
  page,
  site,
  bima,
}) => {
  const { name, id } = await openSomebody(page, site, { me: 'Rina Maheswari', size: PHONE, language: 'id' })
  const { read, byBima } = somebodyBeside(page, bima, id)
  const edit = page.getByRole('button', { name: 'Ubah', exact: true })
  const sheet = page.getByRole('dialog', { name: 'Ubah data Sekar' })
  const city = sheet.getByLabel('Kota')
  const unsaved = page.getByText('belum disimpan', { exact: true })

  await test.step('a field that a colleague corrects at the same moment is asked about; what is saved is no draft', async () => {
    await edit.click()
    await city.fill('Bekasi')
    await byBima('details', { city: 'Depok' })
    await sheet.getByRole('button', { name: 'Simpan' }).click()
    await expect(sheet.getByText('Bima menulis: Depok')).toBeVisible()
    expect((await read()).city).toBe('Depok')
    await sheet.getByRole('button', { name: 'Simpan' }).click()
    await expect(sheet).toHaveCount(0)
    expect((await read()).city).toBe('Bekasi')
    await expect(unsaved).toHaveCount(0)
  })

  await test.step('a correction that was being typed outlives the back button, a reload and Escape, until it is dropped', async () => {
    await edit.click()
    await city.fill('Tegal')
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(unsaved).toBeVisible()
    await page.reload()
    await alive(page)
    await edit.click()
    await expect(city).toHaveValue('Tegal')
    await page.keyboard.press('Escape')
    await edit.click()
    await expect(city).toHaveValue('Tegal')
    await sheet.getByRole('button', { name: 'Buang, mulai lagi' }).click()
    await expect(city).toHaveValue('Bekasi')
    await page.keyboard.press('Escape')
    await expect(unsaved).toHaveCount(0)
  })

  await test.step('on a slow network a step is shown at once, a second tap is for what the first made, and typing goes on', async () => {
    const { promise: isQuick, resolve: goOn } = Promise.withResolvers<void>()
    const slow = /api\/desk\/people\/.*\/(step|notes)$/
    await page.route(slow, async (route) => {
      await isQuick
      await route.continue()
    })
    for (const step of ['Dihubungi', 'Kelas coba']) {
      await page.locator('.step-stair').getByText(step, { exact: true }).click()
      await expect(page.getByRole('radio', { name: step })).toBeChecked()
    }
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
    await page.unroute(slow)
  })

  const wholeId = await idOf(page, await register(page.request, site))
  await test.step('whoever has somebody open who is merged is led to the whole person, with the note that was begun', async () => {
    await page.getByLabel('Catatan untuk tim').fill('Minta kelas malam.')
    const merge = { otherId: id, takeFromOther: [] }
    expect((await bima.post(`/api/desk/people/${wholeId}/merge`, { data: merge })).status()).toBe(200)
    await expect(page).toHaveURL(new RegExp(wholeId))
    await expect(page.getByText('sudah digabung dengan orang ini.')).toBeVisible()
    await expect(page.getByLabel('Catatan untuk tim')).toHaveValue('Minta kelas malam.')
  })

  await test.step('whoever has a person open is told who erased them', async () => {
    await somebodyBeside(page, bima, wholeId).byBima('erase', { word: 'HAPUS' })
    await expect(page.getByText('Bima menghapus data ini selamanya.')).toBeVisible()
  })
})

test('over an open answer it is told who answers instead, who has answered, and that somebody was erased; whoever is answered by somebody else is left to them, or taken over', async ({
  page,
  site,
  bima,
}) => {
  const path = '/admin/inbox?view=unanswered&lang=id'
  const name = await openWithSomebody(page, site, { me: 'Rina Maheswari', size: PHONE, path })
  const { read, byBima } = somebodyBeside(page, bima, await idOf(page, name))
  const answer = rowOf(page, name).getByRole('button', { name: 'Balas Sekar di WhatsApp' })
  const sheet = page.getByRole('dialog', { name: 'Balas Sekar' })

  await test.step('to close an answer without reaching out lets others answer', async () => {
    await answer.click()
    await expect.poll(async () => (await read()).claim).not.toBeNull()
    await sheet.getByRole('button', { name: 'Tutup' }).click()
    await expect.poll(async () => (await read()).claim).toBeNull()
    await expect(sheet).toHaveCount(0)
    await nothingOver(page)
  })

  await test.step('whoever is answering is told when somebody else takes over, also over what is being written', async () => {
    await answer.click()
    await expect.poll(async () => (await read()).claim).not.toBeNull()
    await byBima('claim', { takeOver: true })
    await expect(sheet.getByText('Bima sedang menjawab Sekar')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Bima mengambil alih Sekar.')).toBeVisible()
    await nothingOver(page)
  })

  await test.step('whom somebody else answers is left to them with one tap, or taken over with the message at hand', async () => {
    await answer.click()
    await page.getByRole('dialog', { name: 'Bima sedang menjawab Sekar' }).waitFor()
    await page.getByRole('button', { name: 'Biarkan Bima' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await nothingOver(page)
    await answer.click()
    await page.getByRole('button', { name: 'Ambil alih, beri tahu Bima' }).click()
    await expect(sheet.getByRole('textbox')).toContainText('Halo Kak Sekar')
  })

  await test.step('an open answer says that a colleague has answered, though the list below has let the person go', async () => {
    await byBima('step', { step: 'contacted' })
    await expect(sheet.getByText(/^Bima sudah menjawab \d\d\.\d\d$/)).toBeVisible()
    await expect(sheet.getByText('Dihubungi', { exact: true })).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Tetap buka WhatsApp' })).toBeVisible()
    await expect(rowOf(page, name)).toHaveCount(0)
  })

  await test.step('an open answer to somebody who is erased closes and says so', async () => {
    await byBima('erase', { word: 'HAPUS' })
    await expect(page.getByText('Data Sekar baru saja dihapus.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
