import type { Page } from '@playwright/test'
import type { SiteProcess } from '../harness/site-process.ts'
import { joinTeam, openDesk, PHONE, register, rowOf } from './desk-test.ts'
import { expect, test } from './site-test.ts'

const newPhone = () => `0813${String(Date.now()).slice(-8)}`
const named = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

interface Family {
  /** Of both submissions, with a note. */
  id: string
  ayah: string
  clara: string
  /** The number under which the father is known a second time, from another city. */
  otherPhone: string
}

/** Father and daughter with one number, who count as one; and the father once more, added by hand. */
async function family(page: Page, site: SiteProcess): Promise<Family> {
  const [ayah, clara, phone] = [named('Ayah'), named('Clara'), newPhone()]
  const otherPhone = `0812${phone.slice(4)}`
  await register(page.request, site, { name: ayah, phone, email: '' })
  await register(page.request, site, { name: clara, phone, email: '' })
  const [{ id }] = await found(page, clara)
  await page.request.post(`/api/desk/people/${id}/notes`, { data: { text: 'evening class', key: crypto.randomUUID() } })
  const byHand = { key: crypto.randomUUID(), kind: 'walk_in', language: 'id', wantsNews: false, step: 'new' }
  const double = { ...byHand, name: ayah, phone: otherPhone, city: 'Bogor' }
  expect((await page.request.post('/api/desk/people', { data: double })).status()).toBe(200)
  return { id, ayah, clara, otherPhone }
}

const found = async (page: Page, text: string) =>
  (await (await page.request.post('/api/desk/search', { data: { text } })).json()).rows

test('at somebody’s page two people are told apart and two that are one become one, what was begun is there again, and a copy has all', async ({
  page,
  site,
}) => {
  await joinTeam(page, site, 'owner', 'Rina Maheswari')
  await page.setViewportSize(PHONE)
  const { id, ayah, clara, otherPhone } = await family(page, site)
  await openDesk(page, `/admin/people/${id}?lang=en`)
  const story = async () => (await page.request.get(`/api/desk/people/${id}`)).json()

  await test.step('who is separated takes the notes along that are said to be about them', async () => {
    await expect(page.locator('.timeline-quote-note')).toHaveText('evening class')
    await page.getByRole('button', { name: 'Separate again' }).click()
    const question = page.getByRole('dialog', { name: 'Who is this note about?' })
    const separate = question.getByRole('button', { name: 'Separate', exact: true })
    await expect(separate).toBeDisabled()
    await question.getByRole('button', { name: clara }).click()
    await separate.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ayah)
    await expect(page.locator('.timeline-quote-note')).toHaveCount(0)
    expect(JSON.stringify((await story()).timeline)).not.toContain('evening class')
  })

  await test.step('why somebody is lost is still there when the sheet was closed by mistake', async () => {
    const mark = page.getByRole('button', { name: 'Mark lost…' })
    const sheet = page.getByRole('dialog')
    await mark.click()
    await sheet.getByRole('button', { name: 'Price' }).click()
    await sheet.getByRole('textbox').fill('six instalments')
    await page.goBack()
    await mark.click()
    await expect(sheet.getByRole('textbox')).toHaveValue('six instalments')
    await sheet.getByRole('button', { name: 'Mark lost', exact: true }).click()
    await expect(page.getByText('“six instalments”')).toBeVisible()
  })

  await test.step('somebody who was added by hand is found to be the double of another, and both become one person', async () => {
    const merge = page.getByRole('dialog', { name: 'The same person?' })
    const mergeWithCity = async () => {
      await merge.getByRole('radiogroup', { name: 'City' }).getByText('Bogor').click()
      await merge.getByRole('button', { name: 'Merge into one' }).click()
      await expect(page.getByText('Now one person.')).toBeVisible()
      await expect(merge).toHaveCount(0)
    }
    await page.locator('.person-doubt', { hasText: 'Bogor' }).getByRole('button', { name: 'Compare' }).click()
    await mergeWithCity()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Undone.')).toBeVisible()
    await page.getByRole('button', { name: 'Merge with somebody else…' }).click()
    const join = page.getByRole('dialog', { name: 'Who should Ayah be merged with?' })
    await join.getByLabel('Name, number or email').fill(otherPhone)
    await join.getByRole('button', { name: ayah }).first().click()
    await mergeWithCity()
    await expect(page.getByText('Bogor', { exact: true }).first()).toBeVisible()
    expect((await story()).submissions).toHaveLength(2)
    expect(await found(page, ayah)).toHaveLength(1)
  })

  await test.step('a copy has all that is known of a person', async () => {
    const link = page.getByRole('link', { name: 'Download all data (JSON)' })
    const copy = await (await page.request.get((await link.getAttribute('href')) ?? '')).text()
    for (const known of [ayah, otherPhone.slice(1), 'Bogor']) expect(copy).toContain(known)
  })
})

test('the file of a filter has who passes it, and nobody else; back from somebody who was looked for, the search is as it was left', async ({
  page,
  site,
}) => {
  await joinTeam(page, site, 'staff', 'Bima Satrio')
  await page.setViewportSize(PHONE)
  const city = named('Kota')
  const inside = await register(page.request, site, { city })
  const outside = await register(page.request, site)
  await openDesk(page, '/admin/inbox?view=all&lang=id')

  await test.step('the filter and its file', async () => {
    await page.getByRole('button', { name: 'Saring' }).filter({ visible: true }).click()
    const filter = page.getByRole('dialog', { name: 'Saring' })
    await filter.getByLabel('Kota').fill(city)
    const file = filter.getByRole('link', { name: 'Unduh CSV, 1 orang' })
    await expect(file).toBeVisible()
    const csv = await (await page.request.get((await file.getAttribute('href')) ?? '')).text()
    expect(csv).toContain(inside)
    expect(csv).not.toContain(outside)
    await filter.getByRole('button', { name: 'Tampilkan 1 orang' }).click()
    await expect(rowOf(page, inside)).toBeVisible()
    await expect(rowOf(page, outside)).toHaveCount(0)
    await expect(page.getByRole('button', { name: `Hapus saringan: ${city}` })).toBeVisible()
    await page.getByRole('button', { name: 'Kosongkan' }).click()
    // Others may stand before who has just written, more than fit on a page of the list.
    await expect(page.getByRole('button', { name: `Hapus saringan: ${city}` })).toHaveCount(0)
    await expect(page.locator('[data-person]')).not.toHaveCount(1)
  })

  await test.step('the search, and the way back to it', async () => {
    await page.getByRole('button', { name: 'Cari orang' }).filter({ visible: true }).click()
    const field = page.locator('[data-find-field]')
    await field.fill(inside)
    await expect(page.locator('[data-person]')).toHaveCount(1)
    await rowOf(page, inside).locator('.person-name').click()
    await expect(page.getByRole('heading', { level: 1, name: inside })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Kembali' })).toHaveAttribute('href', '/admin/inbox?view=all')
    await page.goBack()
    await expect(field).toHaveValue(inside)
    await expect(page.locator('[data-person]')).toHaveCount(1)
    await page.getByRole('button', { name: 'Tutup' }).click()
    await expect(field).toHaveValue('')
  })
})
