import type { Page } from '@playwright/test'
import { codeAt, stepAt } from '../../server/auth/two-step/totp.ts'
import { openDatabase } from '../../server/outside/database/open.ts'
import { fromBase32, giveRole } from '../harness/roles.ts'
import type { SiteProcess } from '../harness/site-process.ts'
import { expect, fillLogin, open, PASSWORD, signUpQuietly, test } from './accounts-test.ts'
import { expectAccessible, expectWhole } from './site-test.ts'

/** Signs up, and makes the account an owner's. */
async function newOwner(page: Page, site: SiteProcess): Promise<string> {
  const email = await signUpQuietly(page)
  const database = await openDatabase({ databaseUrl: null, dataDir: site.dataDir })
  await giveRole(database, email, 'owner')
  await database.close()
  return email
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus()
  await page.keyboard.type(code)
}

async function expectNoMarkup(page: Page): Promise<void> {
  const outcome = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src=x>'
      return 'became markup'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(outcome).toBe('TypeError')
}

test.describe('two-step sign-in', () => {
  test.use({ expectedProblems: [/40[0-9]|410|sign-in\/code|code failed|Trusted/] })

  test('an owner is led to the set-up, keeps recovery codes, and needs a code from then on; text never becomes markup there, whoever tries', async ({
    page,
    site,
    context,
  }) => {
    test.setTimeout(120_000)
    const email = await newOwner(page, site)
    await context.clearCookies({ name: /session/ })
    await open(page, '/login?lang=en&returnTo=%2Fprivacy')
    await fillLogin(page, email)
    await expect(page).toHaveURL(/\/account\/security\?returnTo=%2Fprivacy$/)
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
    await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
    const secret = fromBase32((await page.locator('.two-step-setup code').textContent()) ?? '')
    await expectWhole(page, 'two-step set-up', { part: '.two-step-setup' })
    const step = stepAt(Date.now())
    await typeCode(page, codeAt(secret, step))
    await page.getByRole('button', { name: 'Set up', exact: true }).click()
    await expect(page.locator('.recovery-codes li')).toHaveCount(10)
    await expectAccessible(page, 'recovery codes', 'main')
    const [recovery = '', another = ''] = await page.locator('.recovery-codes li').allTextContents()
    await page.getByRole('button', { name: 'I’ve kept them' }).click()
    await expect(page).toHaveURL(/\/privacy$/)

    await context.clearCookies({ name: /session/ })
    await open(page, '/login?lang=en&returnTo=%2Fprivacy')
    await fillLogin(page, email)
    await expect(page.getByRole('heading', { name: 'The code on your phone' })).toBeVisible()
    await expectWhole(page, 'the code at sign-in')
    await typeCode(page, '000000')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('That code doesn’t match.')
    await expect(page.getByRole('alert')).toContainText('4 tries left.')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'The code on your phone' })).toBeVisible()
    await test.step('trusted types: text never becomes markup in a page, whoever tries', () => expectNoMarkup(page))
    await typeCode(page, codeAt(secret, step + 1))
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/privacy$/)

    await context.clearCookies({ name: /session/ })
    await open(page, '/login?lang=en&returnTo=%2Faccount%2Fsecurity')
    await fillLogin(page, email)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recovery)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('On. Recovery codes left: 9.')).toBeVisible()
    await page.getByRole('button', { name: 'Turn off' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByLabel('Code of the app').fill(another)
    await dialog.getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByText('Two-step sign-in is off.')).toBeVisible()
  })
})

test('own devices: listed, and others signed out with the password, in both languages', async ({ page, site }) => {
  const email = await signUpQuietly(page)
  const other = await fetch(new URL('/api/account/sign-in', site.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Chrome/148.0.0.0' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  expect(other.status).toBe(200)
  await open(page, '/account/security?lang=id')
  await expect(page.locator('.session-list li')).toHaveCount(2)
  await expectWhole(page, 'own devices', { language: 'id' })
  await page.locator('.language-switch').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('.session-list li')).toHaveCount(2)
  await expectWhole(page, 'own devices', { language: 'en' })
  await page.getByRole('button', { name: /Chrome, Android/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=password]').fill(PASSWORD)
  await dialog.locator('button[type=submit]').click()
  await expect(page.locator('.session-list li')).toHaveCount(1)
  const cookie = other.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const state = await fetch(new URL('/api/session', site.address), { headers: { cookie } })
  expect(await state.json()).toEqual({ status: 'signed-out' })
})
