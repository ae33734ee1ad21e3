import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import type { SiteProcess } from '../harness/site-process.ts'
import { newEmail } from './accounts-test.ts'
import { joinElsewhere } from './desk-colleague.ts'
import { DESKTOP, joinTeam, openDesk, openPerson, register, rowOf } from './desk-test.ts'
import { expect, expectAccessible, expectNoOverflow, expectWhole, test } from './site-test.ts'

const { step } = test

function linkFor(site: SiteProcess, email: string): string | undefined {
  const database = new DatabaseSync(`${site.dataDir}/site.db`, { timeout: 10_000 })
  const mail = database.prepare('select text from mailbox where to_address = ?').get(email)
  database.close()
  return String(mail?.text).match(/\/reset-password\?\S+/)?.[0]
}

test('an owner invites somebody by keyboard, who joins and is removed at once; the last owner stays', async ({
  page,
  request,
  site,
  expectProblems,
}) => {
  expectProblems(/409/)
  await joinTeam(page, site, 'owner', 'Anggun Lestari')
  const database = new DatabaseSync(`${site.dataDir}/site.db`, { timeout: 10_000 })
  database.prepare("update auth_user set role = 'staff' where role = 'owner' and name <> 'Anggun Lestari'").run()
  database.close()
  await page.setViewportSize(DESKTOP)
  await openDesk(page, '/admin/settings/team?lang=id')

  await step('the last owner stays', async () => {
    const leave = page.getByRole('button', { name: 'Keluarkan Anggun Lestari dari tim' })
    await leave.click()
    const sheet = page.getByRole('dialog', { name: 'Keluar dari tim sendiri?' })
    await sheet.getByRole('button', { name: 'Ya, aku keluar dari tim' }).click()
    await expect(sheet.getByRole('alert')).toContainText('Ini pemilik terakhir.')
    await page.keyboard.press('Escape')
    await expect(leave).toBeFocused()
  })

  const email = newEmail()
  const field = page.getByLabel('E-mail')
  await step('an invitation by keyboard, and the page at every width', async () => {
    await field.fill('bukan')
    await field.press('Enter')
    await expect(page.getByText('Masukkan alamat e-mail yang lengkap.')).toBeVisible()
    await expect(field).toBeFocused()
    await field.fill(email)
    await field.press('Enter')
    await expect(page.getByText(`Undangan untuk ${email} disimpan, belum terkirim`)).toBeVisible()
    await expect(page.getByLabel('Tautan undangan')).toHaveValue(/&team#/)
    await expect(field).toHaveValue('')
    await expect(page.locator('.team-member', { hasText: email })).toContainText('Diundang, belum bergabung')
    await expectWhole(page, 'the team')
  })

  await expect.poll(() => linkFor(site, email)).toBeTruthy()
  const token = linkFor(site, email)?.split('#')[1]
  const password = 'teh-manis-8yz'
  await page.goto(`/reset-password?lang=en&team#${token}`)
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
  expect((await request.post('/api/account/reset-password', { data: { token, password } })).status()).toBe(200)
  expect((await request.post('/api/account/sign-in', { data: { email, password } })).status()).toBe(200)
  expect((await request.get('/api/desk/frame')).status()).toBe(200)

  await page.setViewportSize(DESKTOP)
  await openDesk(page, '/admin/settings/team?lang=id')
  const member = page.locator('.team-member', { hasText: email })
  await step('whoever has joined is on the team, is not invited again, and is removed at once', async () => {
    await expect(member).toContainText('Tanpa dua langkah')
    await expect(member).toContainText('aktif')
    await field.fill(email)
    await field.press('Enter')
    await expect(page.getByText(/^Orang ini sudah di tim\./)).toBeVisible()
    await member.getByRole('button', { name: /^Keluarkan/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keluarkan dari tim' }).click()
    await expect(member).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 3, name: /orang/ }).first()).toBeFocused()
    expect((await request.get('/api/desk/frame')).status()).toBe(401)
  })
})

test('whoever is removed from the team is told so at once, keeps what they wrote in sight, and nothing on the device', async ({
  page,
  context,
  request,
  site,
  expectProblems,
}) => {
  // The worker behind the page may be without a network a moment longer.
  expectProblems(/40[13]|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const tari = await joinElsewhere(request, site, 'owner', 'Tari Handayani')
  const { email } = await joinTeam(page, site, 'staff', 'Laras Ayu')
  const name = await register(request, site)
  await page.setViewportSize(DESKTOP)
  await openDesk(page, '/admin/settings/security?lang=en')
  await step('staff see their own security and no team', async () => {
    await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible()
    await expect(page.locator('.session-list li')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Team' })).toHaveCount(0)
    await expectAccessible(page, 'own security')
    await page.setViewportSize({ width: 320, height: 900 })
    await expectNoOverflow(page, 'own security')
    await page.setViewportSize(DESKTOP)
  })

  await openDesk(page, `/admin/people/${(await tari.find(name))[0]?.id}`)
  const note = page.getByLabel('Note for the team')
  await context.setOffline(true)
  await note.fill('Asked about evening classes.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.locator('.offline-bar')).toBeVisible()
  await note.fill('Half a second note')
  const { people } = await (await request.get('/api/account/team')).json()
  const { id } = people.find((person: { email: string }) => person.email === email)
  expect((await request.post('/api/account/team/remove', { data: { id } })).status()).toBe(200)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: /^You’re no longer on the team of/ })).toBeFocused()
  await expect(page.getByText('Asked about evening classes.')).toBeVisible()
  await expect(page.getByText('Half a second note')).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
  await expectAccessible(page, 'no longer on the team')
  await expect.poll(() => page.evaluate(whatIsKept)).toEqual([])
})

const asksForPassword = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' })

test('a session that has ended on the server or is gone from the browser asks to sign in over the work, and what was to be saved is saved then', async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/40[14]/)
  const { email, password } = await joinTeam(page, site, 'staff', 'Bima Satrio')
  // The desk may ask by itself first: the press still comes.
  const press = (button: string) => page.getByRole('button', { name: button }).dispatchEvent('click')
  const field = asksForPassword(page).getByLabel(`Password for ${email}`)
  const signInAgain = async (word: string) => {
    await field.fill(word)
    await page.keyboard.press('Enter')
  }
  await page.setViewportSize(DESKTOP)
  const name = await register(page.request, site)
  const data = { text: name }
  const { rows } = await (await page.request.post('/api/desk/search', { data })).json()
  const path = `/admin/people/${rows[0].id}`
  await openDesk(page, `${path}?lang=en`)
  const note = page.getByLabel('Note for the team')
  for (const [how, end] of Object.entries(END_SESSION))
    await step(`a note, after a session ${how}`, async () => {
      await note.fill(`${how}: after three, please.`)
      await end(page, site, email)
      await press('Save note')
      await expect(field).toBeFocused()
      await signInAgain('salah')
      await expect(asksForPassword(page).getByText('That password doesn’t match.')).toBeVisible()
      await signInAgain(password)
      await expect(asksForPassword(page)).toHaveCount(0)
      await expect(page).toHaveURL(new RegExp(path))
      await expect(page.getByText(`${how}: after three, please.`)).toBeVisible()
      await expect(page.getByText('Bima’s note').first()).toBeVisible()
      await expect(note).toHaveValue('')
      await expect(page.getByText('You’re offline.')).toHaveCount(0)
    })

  await openDesk(page, '/admin/settings/security')
  await expect(page.locator('.session-list li')).not.toHaveCount(0)
  await step('what is said of the own name is what is wrong with it now', async () => {
    const ownName = page.getByLabel('Full name')
    await ownName.fill('')
    await press('Save name')
    await expect(ownName).toHaveAccessibleDescription(/write your name/)
    await ownName.fill('x'.repeat(81))
    await expect(ownName).toHaveAccessibleDescription(/Too long: 81 of 80/)
  })
  for (const [how, end] of Object.entries(END_SESSION))
    await step(`the own name, after a session ${how}`, async () => {
      const saved = page.waitForResponse((answer) => /settings\/name/.test(answer.url()) && answer.ok())
      await page.getByLabel('Full name').fill(`Bima ${how}`)
      await end(page, site, email)
      await press('Save name')
      await expect(asksForPassword(page).getByRole('button', { name: 'Later. What you wrote stays.' })).toBeVisible()
      await signInAgain(password)
      await saved
      await expect(page.getByText('Saved.')).toBeVisible()
      const { me } = await (await page.request.get('/api/desk/frame')).json()
      expect(me.name).toBe(`Bima ${how}`)
    })
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
  await page.locator('[data-template="2"]').click()
  await expect(message).toContainText('kelas coba')
  await open()
  await expect(message).toContainText('kelas coba')
  await page.getByRole('button', { name: 'changed by you' }).click()
  await expect(message).toHaveText('Halo Kak, ini baru separuh')
  await open()
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
