import { joinElsewhere } from './desk-colleague.ts'
import { isKept, keptWith } from './desk-kept.ts'
import { joinTeam, openDesk, openPerson, openWithSomebody, PHONE, register, rowOf } from './desk-test.ts'
import { alive, expect, test } from './site-test.ts'

const RINA = { role: 'owner', me: 'Rina Maheswari', size: PHONE } as const
const INBOX = '/admin/inbox?view=all&lang=id'

test('whoever is erased is in no copy on any device: their own page open, another one, or none', async ({
  page,
  request,
  site,
  expectProblems,
}) => {
  expectProblems(/404/)
  await joinTeam(page, site, 'owner', 'Rina Maheswari')
  const bima = await joinElsewhere(request, site, 'owner', 'Bima Satrio')
  await page.setViewportSize(PHONE)
  const names = [1, 2, 3, 4].map(() => register(request, site))
  const [first = '', second = '', third = '', fourth = ''] = await Promise.all(names)
  const idOf = async (name: string) => (await bima.find(name))[0]?.id ?? ''
  const eraseElsewhere = async (name: string) => bima.change(await idOf(name), 'erase', { word: 'HAPUS' })
  const openOnPhone = async (name: string) => {
    await openDesk(page, `/admin/people/${await idOf(name)}?lang=id`)
    await isKept(page, name)
  }
  await openDesk(page, INBOX)
  await isKept(page, first)

  await openOnPhone(first)
  await page.getByRole('button', { name: 'Hapus semua data…' }).click()
  await page.getByLabel('Ketik HAPUS untuk melanjutkan').fill('hapus')
  await page.getByRole('button', { name: 'Hapus selamanya' }).click()
  await expect(page.getByText('Datanya sudah dihapus selamanya.')).toBeVisible()
  await expect.poll(() => keptWith(page, first)).toBe(0)
  await isKept(page, second)

  await openOnPhone(second)
  await eraseElsewhere(second)
  await expect(page).toHaveURL(/\/admin\/inbox(\?|$)/)
  await expect.poll(() => keptWith(page, second)).toBe(0)
  await isKept(page, third)

  await openOnPhone(third)
  await openOnPhone(fourth)
  await openDesk(page, INBOX)
  await eraseElsewhere(third)
  await expect.poll(() => keptWith(page, third)).toBe(0)
  await isKept(page, fourth)

  await page.goto('/privacy')
  await eraseElsewhere(fourth)
  await openDesk(page, '/admin/settings')
  await expect.poll(() => keptWith(page, fourth)).toBe(0)
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
