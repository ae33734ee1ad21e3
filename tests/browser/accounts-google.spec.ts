import type { Page } from '@playwright/test'
import { expect, newEmail, open, signUpQuietly, test } from './accounts-test.ts'
import { test as demo } from './site-test.ts'

const googleButton = (page: Page) => page.getByRole('button', { name: /with Google/ })

/** Signs in at the provider, as a person would. */
async function signInThere(popup: Page, email: string): Promise<void> {
  await popup.getByLabel('Email').fill(email)
  await popup.getByRole('button', { name: 'Continue' }).click()
}

const openPopup = async (page: Page): Promise<Page> => {
  const [popup] = await Promise.all([page.waitForEvent('popup'), googleButton(page).click()])
  return popup
}

test('AUTH-09 Google signs in in a popup; the page goes on to where the visitor wanted to go', async ({ page }) => {
  const email = newEmail()
  await open(page, '/login?lang=en&returnTo=%2Fprograms')
  const popup = await openPopup(page)
  await signInThere(popup, email)
  await expect(page).toHaveURL(/\/programs$/)
  expect(popup.isClosed()).toBe(true)
  await page.goto('/documents')
  await expect(page.getByText(`Welcome, ${email}`)).toBeVisible()
  await expect(page.getByText('Your email isn’t verified yet.')).toHaveCount(0)
})

test('AUTH-09 the same account again, from the sign-up page', async ({ page, context }) => {
  const email = newEmail()
  for (const path of ['/signup?lang=en', '/login?lang=en']) {
    await open(page, path)
    const popup = await openPopup(page)
    await signInThere(popup, email)
    await expect(page).toHaveURL(/\/documents$/)
    await page.goto('/thanks')
    await context.clearCookies({ name: /session/ })
  }
})

test('AUTH-09 a closed popup is told, and the page’s own window is a way out', async ({ page }) => {
  const email = newEmail()
  await open(page, '/login?lang=en')
  const popup = await openPopup(page)
  await popup.close()
  await expect(page.getByRole('alert')).toContainText('Sign-in was cancelled.')
  await page.getByRole('link', { name: 'Continue in this window' }).click()
  await signInThere(page, email)
  await expect(page).toHaveURL(/\/documents$/)
})

test('AUTH-09 a blocked popup is told', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await open(page, '/login?lang=en')
  await googleButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Popup blocked. Allow popups and try again.')
})

test('AUTH-09 who refuses at Google is back with a message, and nothing is made', async ({ page }) => {
  await open(page, '/login?lang=en')
  const popup = await openPopup(page)
  await popup.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText('Sign-in was cancelled.')
  expect(await (await page.request.get('/api/session')).json()).toEqual({ status: 'signed-out' })
})

test('AUTH-09 an answer with a wrong state signs nobody in', async ({ page }) => {
  await open(page, '/login?lang=en')
  const popup = await openPopup(page)
  await popup.getByLabel('Email').waitFor()
  const forged = new URL('/api/auth/callback/google?code=stolen&state=forged', page.url()).href
  await popup.evaluate((address) => location.assign(address), forged)
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
  expect(await (await page.request.get('/api/session')).json()).toEqual({ status: 'signed-out' })
  await page.goto(forged)
  await expect(page).toHaveURL(/\/login\?error=/)
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
})

test('AUTH-09 an address that Google does not vouch for makes no account', async ({ page }) => {
  const email = `unverified.${newEmail()}`
  await open(page, '/login?lang=en')
  await signInThere(await openPopup(page), email)
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
  expect(await (await page.request.get('/api/session')).json()).toEqual({ status: 'signed-out' })
})

test('AUTH-09 Google does not open an account that somebody made with the same, unproven address', async ({
  page,
  context,
}) => {
  const email = await signUpQuietly(page)
  await context.clearCookies({ name: /session/ })
  await open(page, '/login?lang=en')
  await signInThere(await openPopup(page), email)
  await expect(page.getByRole('alert')).toHaveText('An account with this email already exists. Please sign in.')
})

test.describe('inside another app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Instagram 356.0' })
  test('AUTH-09 its browser is told to open the page elsewhere', async ({ page }) => {
    await open(page, '/login?lang=en')
    await googleButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(
      'Google sign-in is not available in this browser. Open this page in your browser, or use your email.',
    )
  })
})

demo('AUTH-09 a site without Google says so kindly', async ({ page }) => {
  await open(page, '/login?lang=en')
  await googleButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Google sign-in isn’t available on this site yet.')
})
