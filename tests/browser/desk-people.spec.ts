import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import {
  ERASED,
  joinTeam,
  openDesk,
  openPerson,
  openSomebody,
  openWithSomebody,
  PHONE,
  register,
  rowOf,
  tablesWith,
} from './desk-test.ts'
import { expect, test } from './site-test.ts'

test.use({ expectedProblems: [ERASED] })

async function textOf(page: Page, start: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  return readFile(await (download as Download).path(), 'utf8')
}

test('somebody who is added by hand is found to be the double of another, and both become one person', async ({
  page,
  site,
}) => {
  const name = await openWithSomebody(page, site)
  const first = await rowOf(page, name).getAttribute('data-person')
  await page.keyboard.press('n')
  const add = page.getByRole('dialog', { name: 'Add a person' })
  await add.getByLabel('Name').fill(name)
  await add.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(add.getByText('Enter a number or an email')).toBeVisible()
  await add.getByLabel('WhatsApp').fill('abc')
  await add.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(add.getByText('This number is not complete.')).toBeVisible()
  await add.getByLabel('WhatsApp').fill('0813 4444 5555')
  await add.getByLabel('City').fill('Bogor')
  await add.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText(`${name} has been added.`)).toBeVisible()
  await expect(rowOf(page, name)).toHaveCount(2)

  await openDesk(page, `/admin/people/${first}`)
  await page.getByRole('button', { name: 'Compare' }).click()
  const merge = page.getByRole('dialog', { name: 'The same person?' })
  await merge.getByRole('radiogroup', { name: 'City' }).getByText('Bogor').click()
  await merge.getByRole('button', { name: 'Merge into one' }).click()
  await expect(page.getByText('Now one person.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await page.getByRole('button', { name: 'Merge with somebody else…' }).click()
  const join = page.getByRole('dialog', { name: 'Who should Sekar be merged with?' })
  await join.getByLabel('Name, number or email').fill('0813 4444')
  await join.getByRole('button', { name }).first().click()
  await merge.getByRole('radiogroup', { name: 'City' }).getByText('Bogor').click()
  await merge.getByRole('button', { name: 'Merge into one' }).click()
  await expect(page.getByText('Now one person.')).toBeVisible()
  await expect(merge).toHaveCount(0)
  await expect(page.getByText('Bogor', { exact: true }).first()).toBeVisible()
  const { submissions } = await (await page.request.get(`/api/desk/people/${first}`)).json()
  expect(submissions).toHaveLength(2)
  await openDesk(page, '/admin/inbox?view=all')
  await expect(rowOf(page, name)).toHaveCount(1)
})

test('a conversation with Ms Kiky is shown as the visitor saw it', async ({ page, site }) => {
  await joinTeam(page, site, 'staff', 'Bima Satrio')
  await page.setViewportSize(PHONE)
  const userId = `user_${crypto.randomUUID().slice(0, 8)}`
  const messages = [{ role: 'user', content: 'I am agree with you' }]
  const answer = await page.request.post('/api/chat', { data: { userId, messages, language: 'en' } })
  expect(answer.status()).toBe(200)
  const name = await register(page.request, site, { userId })
  await openDesk(page, '/admin/inbox?view=all&lang=en')
  await openPerson(page, name)
  const transcript = page.locator('.transcript')
  await expect(transcript.getByText('I am agree with you', { exact: true })).toBeVisible()
  await expect(transcript.locator('strong').first()).toContainText('agree')
  await expect(transcript.getByText('**')).toHaveCount(0)
})

test('whom somebody else answers is left to them with one tap, or taken over with the message at hand; the way back leads to the same list', async ({
  page,
  browser,
  site,
  expectProblems,
}) => {
  expectProblems(/409/)
  await joinTeam(page, site, 'staff', 'Rina Maheswari')
  await page.setViewportSize(PHONE)
  const name = await register(page.request, site)
  const others = await browser.newContext({ baseURL: site.address })
  const bima = await others.newPage()
  await joinTeam(bima, site, 'staff', 'Bima Satrio')
  await openDesk(page, '/admin/inbox?view=all&lang=id')
  const id = await rowOf(page, name).getAttribute('data-person')
  await bima.request.post(`/api/desk/people/${id}/claim`, { data: {} })
  const answer = rowOf(page, name).getByRole('button', { name: 'Balas Sekar di WhatsApp' })
  await answer.click()
  await page.getByRole('dialog', { name: 'Bima sedang menjawab Sekar' }).waitFor()
  await page.getByRole('button', { name: 'Biarkan Bima' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await answer.click()
  await page.getByRole('button', { name: 'Ambil alih, beri tahu Bima' }).click()
  await expect(page.getByRole('dialog', { name: 'Balas Sekar' }).getByRole('textbox')).toContainText('Halo Kak Sekar')
  await page.keyboard.press('Escape')

  await rowOf(page, name).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kembali' })).toHaveAttribute('href', '/admin/inbox?view=all')
  await others.close()
})

test('the file of a filter has who passes it, and nobody else', async ({ page, site }) => {
  await joinTeam(page, site, 'staff', 'Bima Satrio')
  await page.setViewportSize(PHONE)
  const city = `Kota ${crypto.randomUUID().slice(0, 6)}`
  const inside = await register(page.request, site, { city })
  const outside = await register(page.request, site)
  await openDesk(page, '/admin/inbox?view=all&lang=id')
  await page.getByRole('button', { name: 'Saring' }).filter({ visible: true }).click()
  const filter = page.getByRole('dialog', { name: 'Saring' })
  await filter.getByLabel('Kota').fill(city)
  const download = filter.getByRole('link', { name: 'Unduh CSV, 1 orang' })
  await expect(download).toBeVisible()
  const csv = await textOf(page, () => download.click())
  expect(csv).toContain(inside)
  expect(csv).not.toContain(outside)
  await filter.getByRole('button', { name: 'Tampilkan 1 orang' }).click()
  await expect(rowOf(page, inside)).toBeVisible()
  await expect(rowOf(page, outside)).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Hapus saringan: ${city}` })).toBeVisible()
  await page.getByRole('button', { name: 'Kosongkan' }).click()
  await expect(rowOf(page, outside)).toBeVisible()
})

test.describe('erasure', () => {
  // The line of a note may come after its person has gone.
  test.use({ expectedProblems: [/404/] })

  test('a copy has all that is known of a person, and after an erasure no column of any table has a trace', async ({
    page,
    site,
  }) => {
    const name = await openWithSomebody(page, site, { role: 'owner', me: 'Rina Maheswari' })
    const mark = name.split(' ')[1] ?? ''
    const id = await openPerson(page, name)
    await page.getByLabel('Note for the team').fill(`Prefers mornings, says ${mark}.`)
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByText(`Prefers mornings, says ${mark}.`)).toBeVisible()
    const { person } = await (await page.request.get(`/api/desk/people/${id}`)).json()
    const traces = [mark, person.email, person.phone.replace('+', ''), person.phoneTyped]
    const copy = await textOf(page, () => page.getByRole('link', { name: 'Download all data (JSON)' }).click())
    for (const trace of [mark, person.email, `Prefers mornings, says ${mark}.`]) expect(copy).toContain(trace)
    expect(tablesWith(site, traces).length).toBeGreaterThan(3)

    await page.getByRole('button', { name: 'Erase all data…' }).click()
    await page.getByLabel('Type ERASE to go on').fill('ERASE')
    await page.getByRole('button', { name: 'Erase for good' }).click()
    await expect(page).toHaveURL(/\/admin\/inbox\?.*view=all/)
    expect(tablesWith(site, traces)).toEqual([])
  })
})

test('who is separated takes the notes along that are said to be about them', async ({ page, site }) => {
  const phone = `0813${String(Date.now()).slice(-8)}`
  const named = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`
  const [ayah, clara] = [named('Ayah'), named('Clara')] as const
  await joinTeam(page, site, 'staff', 'Bima Satrio')
  await page.setViewportSize(PHONE)
  await register(page.request, site, { name: ayah, phone, email: '' })
  await register(page.request, site, { name: clara, phone, email: '' })
  await openDesk(page, '/admin/inbox?view=all&lang=en')
  const id = await openPerson(page, clara)
  await page.getByLabel('Note for the team').fill('evening class')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.locator('.timeline-quote-note')).toHaveText('evening class')

  await page.getByRole('button', { name: 'Separate again' }).click()
  const question = page.getByRole('dialog', { name: 'Who is this note about?' })
  const separate = question.getByRole('button', { name: 'Separate', exact: true })
  await expect(separate).toBeDisabled()
  await question.getByRole('button', { name: clara }).click()
  await separate.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ayah)
  await expect(page.locator('.timeline-quote-note')).toHaveCount(0)
  const { timeline } = await (await page.request.get(`/api/desk/people/${id}`)).json()
  expect(JSON.stringify(timeline)).not.toContain('evening class')
})

test('why somebody is lost is still there when the sheet was closed by mistake', async ({ page, site }) => {
  await openSomebody(page, site, { size: PHONE })
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

test('back from somebody who was looked for, the search is as it was left', async ({ page, site }) => {
  const name = await openWithSomebody(page, site, { size: PHONE })
  await page.getByRole('button', { name: 'Find a person' }).filter({ visible: true }).click()
  const field = page.locator('[data-find-field]')
  await field.fill(name)
  await expect(page.locator('[data-person]')).toHaveCount(1)
  await rowOf(page, name).locator('.person-name').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(field).toHaveValue(name)
  await expect(page.locator('[data-person]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(field).toHaveValue('')
})
