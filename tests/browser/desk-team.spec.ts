import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
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

test('an owner invites somebody by keyboard, who joins, sees no team, is removed at once and told so', async ({
  page,
  browser,
  site,
  expectProblems,
}) => {
  expectProblems(/409|40[13]|ERR_INTERNET_DISCONNECTED/)
  await joinTeam(page, site, 'owner', 'Tari Handayani')
  const name = await register(page.request, site)
  await openDesk(page, '/admin/inbox?view=all&lang=id')
  const personId = await rowOf(page, name).getAttribute('data-person')
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
  await openDesk(laras, `/admin/people/${personId}`)
  await others.setOffline(true)
  await laras.getByLabel('Note for the team').fill('Asked about evening classes.')
  await laras.getByRole('button', { name: 'Save note' }).click()
  await expect(laras.locator('.offline-bar')).toBeVisible()
  await laras.getByLabel('Note for the team').fill('Half a second note')
  await member.getByRole('button', { name: /^Keluarkan/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keluarkan dari tim' }).click()
  await expect(member).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 3, name: /orang/ }).first()).toBeFocused()
  await others.setOffline(false)
  await expect(laras.getByRole('heading', { name: /^You’re no longer on the team of/ })).toBeFocused()
  await expect(laras.getByText('Asked about evening classes.')).toBeVisible()
  await expect(laras.getByText('Half a second note')).toBeVisible()
  await expect(laras.getByText(name)).toHaveCount(0)
  await expectAccessible(laras, 'no longer on the team')
  await expect.poll(() => laras.evaluate(whatIsKept)).toEqual([])
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
  await sheet.getByRole('button', { name: 'Yes, leave the team' }).click()
  await expect(sheet.getByRole('alert')).toContainText('This is the last owner.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Remove Anggun Lestari from the team' })).toBeFocused()
})

const asksForPassword = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' })

for (const how of ['ended on the server', 'gone from the browser'] as const)
  test(`a session ${how} asks to sign in over the work, and what was to be saved is saved then`, async ({
    page,
    site,
    expectProblems,
  }) => {
    expectProblems(/40[14]/)
    const { email, password } = await joinTeam(page, site, 'staff', 'Bima Satrio')
    // The desk may ask by itself first: the press still comes.
    const press = (button: string) => page.getByRole('button', { name: button }).dispatchEvent('click')
    const signInAgain = (word: string) => asksForPassword(page).getByLabel(`Password for ${email}`).fill(word)
    const name = await register(page.request, site)
    await openDesk(page, '/admin/inbox?view=all&lang=en')
    const path = `/admin/people/${await openPerson(page, name)}`
    const note = page.getByLabel('Note for the team')
    await note.fill('After three, please.')
    await END_SESSION[how](page, site, email)
    await press('Save note')
    await expect(asksForPassword(page).getByLabel(`Password for ${email}`)).toBeFocused()
    await signInAgain('salah')
    await page.keyboard.press('Enter')
    await expect(asksForPassword(page).getByText('That password doesn’t match.')).toBeVisible()
    await signInAgain(password)
    await page.keyboard.press('Enter')
    await expect(asksForPassword(page)).toHaveCount(0)
    await expect(page).toHaveURL(path)
    await expect(page.getByText('Bima’s note')).toBeVisible()
    await expect(note).toHaveValue('')
    await expect(page.getByText('You’re offline.')).toHaveCount(0)

    await openDesk(page, '/admin/settings/security?lang=en')
    await expect(page.locator('.session-list li')).not.toHaveCount(0)
    await page.getByLabel('Full name').fill('Bima Satrio Wibowo')
    await END_SESSION[how](page, site, email)
    await press('Save name')
    await expect(asksForPassword(page).getByRole('button', { name: 'Later. What you wrote stays.' })).toBeVisible()
    await signInAgain(password)
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

/** Everything of the desk on the device. */
async function whatIsKept(): Promise<string[]> {
  const stored = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage))
  const workers = await navigator.serviceWorker.getRegistrations()
  const pages = (await caches.has('desk-pages')) ? ['desk-pages'] : []
  return [...stored.filter((key) => key.startsWith('desk-')), ...workers.map(({ scope }) => scope), ...pages]
}

const END_SESSION = {
  'ended on the server': async (_: Page, site: SiteProcess, email: string) => endSessions(site, email),
  'gone from the browser': (page: Page) => page.context().clearCookies({ name: /session/ }),
}

function endSessions(site: SiteProcess, email: string): void {
  const database = new DatabaseSync(`${site.dataDir}/site.db`, { timeout: 10_000 })
  database.prepare('delete from auth_session where "userId" = (select id from auth_user where email = ?)').run(email)
  database.close()
}
