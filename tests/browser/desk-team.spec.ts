import { DatabaseSync } from 'node:sqlite'
import type { SiteProcess } from '../harness/site-process.ts'
import { newEmail } from './accounts-test.ts'
import { DESKTOP, joinTeam, openDesk, openPerson, register, rowOf } from './desk-test.ts'
import { expect, expectAccessible, expectNoOverflow, expectWhole, test } from './site-test.ts'

function linkFor(site: SiteProcess, email: string): string | undefined {
  const database = new DatabaseSync(`${site.dataDir}/site.db`, { timeout: 10_000 })
  const mail = database.prepare('select text from mailbox where to_address = ?').get(email)
  database.close()
  return String(mail?.text).match(/\/reset-password\?\S+/)?.[0]
}

test('an owner invites somebody by keyboard, who joins, sees no team, and is removed at once', async ({
  page,
  browser,
  site,
  expectProblems,
}) => {
  expectProblems(/409/)
  await joinTeam(page, site, 'owner', 'Tari Handayani')
  await page.setViewportSize(DESKTOP)
  await openDesk(page, '/admin/settings/team?lang=id')
  const email = newEmail()
  const field = page.getByLabel('E-mail')
  await field.fill('bukan')
  await field.press('Enter')
  await expect(page.getByText('Masukkan alamat e-mail yang lengkap.')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(email)
  await field.press('Enter')
  await expect(page.getByText(`Undangan untuk ${email} disimpan, belum terkirim`)).toBeVisible()
  await expect(page.getByLabel('Tautan undangan')).toHaveValue(/&team#/)
  await expect(field).toHaveValue('')
  const invited = page.locator('.team-member', { hasText: email })
  await expect(invited).toContainText('Diundang, belum bergabung')
  await expectWhole(page, 'the team')
  await page.setViewportSize(DESKTOP)

  await expect.poll(() => linkFor(site, email)).toBeTruthy()
  const others = await browser.newContext({ viewport: DESKTOP, baseURL: site.address, reducedMotion: 'reduce' })
  const laras = await others.newPage()
  const token = linkFor(site, email)?.split('#')[1]
  const password = 'teh-manis-8yz'
  await laras.goto(`/reset-password?lang=en&team#${token}`)
  await expect(laras.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
  expect((await laras.request.post('/api/account/reset-password', { data: { token, password } })).status()).toBe(200)
  expect((await laras.request.post('/api/account/sign-in', { data: { email, password } })).status()).toBe(200)
  await openDesk(laras, '/admin/settings/security?lang=en')
  await expect(laras.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible()
  await expect(laras.locator('.session-list li')).toHaveCount(1)
  await expect(laras.getByRole('link', { name: 'Team' })).toHaveCount(0)
  await expectAccessible(laras, 'own security')
  await laras.setViewportSize({ width: 320, height: 900 })
  await expectNoOverflow(laras, 'own security')

  await page.reload()
  const member = page.locator('.team-member', { hasText: email })
  await expect(member).toContainText('Tanpa dua langkah')
  await expect(member).toContainText('aktif')
  await field.fill(email)
  await field.press('Enter')
  await expect(page.getByText(/^Orang ini sudah di tim\./)).toBeVisible()
  await member.getByRole('button', { name: /^Keluarkan/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keluarkan dari tim' }).click()
  await expect(member).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 3, name: /orang/ }).first()).toBeFocused()
  await others.close()
})

test('the last owner stays', async ({ page, site, expectProblems }) => {
  expectProblems(/409/)
  await joinTeam(page, site, 'owner', 'Anggun Lestari')
  const database = new DatabaseSync(`${site.dataDir}/site.db`, { timeout: 10_000 })
  database.prepare("update auth_user set role = 'staff' where role = 'owner' and name <> 'Anggun Lestari'").run()
  database.close()
  await openDesk(page, '/admin/settings/team?lang=en')
  await page.getByRole('button', { name: 'Remove Anggun Lestari from the team' }).click()
  const sheet = page.getByRole('dialog', { name: 'Leave the team yourself?' })
  await sheet.getByRole('button', { name: 'Yes, I leave the team' }).click()
  await expect(sheet.getByRole('alert')).toContainText('This is the last owner.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Remove Anggun Lestari from the team' })).toBeFocused()
})

for (const how of ['ended on the server', 'gone from the browser'])
  test(`a session ${how} asks to sign in over the work, and what was to be saved is saved then`, async ({
    page,
    site,
    expectProblems,
  }) => {
    expectProblems(/40[14]/)
    const { email, password } = await joinTeam(page, site, 'staff', 'Bima Satrio')
    const name = await register(page.request, site)
    await openDesk(page, '/admin/inbox?view=all&lang=en')
    const path = `/admin/people/${await rowOf(page, name).getAttribute('data-person')}`
    await openDesk(page, path)
    const note = page.getByLabel('Note for the team')
    await note.fill('After three, please.')
    if (how === 'ended on the server') endSessions(site, email)
    else await page.context().clearCookies({ name: /session/ })
    await page.getByRole('button', { name: 'Save note' }).click()
    const sheet = page.getByRole('dialog', { name: 'Please sign in again' })
    await expect(sheet).toBeVisible()
    await expect(sheet.getByLabel(`Password for ${email}`)).toBeFocused()
    await page.keyboard.type('salah')
    await page.keyboard.press('Enter')
    await expect(sheet.getByText('That password doesn’t match.')).toBeVisible()
    await sheet.getByLabel(`Password for ${email}`).fill(password)
    await page.keyboard.press('Enter')
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(path)
    await expect(page.getByText('Bima’s note')).toBeVisible()
    await expect(note).toHaveValue('')
    await expect(page.getByText('You’re offline.')).toHaveCount(0)
  })

test('the own name is saved as soon as somebody has signed in again, without a second tap', async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/40[14]/)
  const { email, password } = await joinTeam(page, site, 'staff', 'Bima Satrio')
  await openDesk(page, '/admin/settings/security?lang=en')
  await page.getByLabel('Full name').fill('Bima Satrio Wibowo')
  await page.context().clearCookies({ name: /session/ })
  await page.getByRole('button', { name: 'Save name' }).click()
  const sheet = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect(sheet.getByRole('button', { name: 'Later. What you wrote stays.' })).toBeVisible()
  await sheet.getByLabel(`Password for ${email}`).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  const { me } = await (await page.request.get('/api/desk/frame')).json()
  expect(me.name).toBe('Bima Satrio Wibowo')
})

test('a message that was begun is there after a reload and after another template; a note also after signing out', async ({
  page,
  site,
}) => {
  const data = await joinTeam(page, site, 'staff', 'Bima Satrio')
  await page.setViewportSize(DESKTOP)
  const name = await register(page.request, site)
  const open = async () => {
    await openDesk(page, '/admin/inbox?view=all&lang=en')
    await expect(rowOf(page, name)).toHaveAttribute('aria-current', 'true')
  }
  await open()
  const message = page.getByRole('textbox', { name: 'Message for Sekar' })
  await message.fill('Halo Kak, ini baru separuh')
  await open()
  await expect(message).toHaveText('Halo Kak, ini baru separuh')
  await page.locator('[data-template="2"]').click()
  await expect(message).toContainText('kelas coba')
  await open()
  await expect(message).toContainText('kelas coba')
  await page.getByRole('button', { name: 'changed by you' }).click()
  await expect(message).toHaveText('Halo Kak, ini baru separuh')

  const path = `/admin/people/${await openPerson(page, name)}`
  await page.getByLabel('Note for the team').fill('Half a note')
  await openDesk(page, '/admin/settings')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out anyway' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.request.post('/api/account/sign-in', { data })
  await openDesk(page, path)
  await expect(page.getByLabel('Note for the team')).toHaveValue('Half a note')
})

function endSessions(site: SiteProcess, email: string): void {
  const database = new DatabaseSync(`${site.dataDir}/site.db`, { timeout: 10_000 })
  database.prepare('delete from auth_session where "userId" = (select id from auth_user where email = ?)').run(email)
  database.close()
}
