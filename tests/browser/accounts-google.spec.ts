import type { Page } from '@playwright/test'
import { expect, newEmail, open, test } from './accounts-test.ts'

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

test('AUTH-09 Google signs in in a popup, from both pages the same account; the page goes on to where the visitor wanted to go; a failure is told, and nobody is signed in by one; after a popup that was given up the page’s own window is a way out', async ({
  page,
  context,
  site,
}) => {
  const email = newEmail()
  const alert = page.getByRole('alert')
  const session = async () => (await page.request.get('/api/session')).json()
  await test.step('an answer with a wrong state, in the page’s own window', async () => {
    await context.addCookies([{ name: 'lang', value: 'en', url: site.address }])
    await open(page, '/api/auth/callback/google?code=stolen&state=forged')
    await expect(page).toHaveURL(/\/login\?error=/)
    await expect(alert).toHaveText('Something went wrong. Please try again.')
  })
  await test.step('who refuses at Google is back with a message, and with a way out', async () => {
    const popup = await openPopup(page)
    await popup.getByRole('button', { name: 'Cancel' }).click()
    await expect(alert).toContainText('Sign-in was cancelled.')
    expect(await session()).toEqual({ status: 'signed-out' })
    await page.getByRole('link', { name: 'Continue in this window' }).click()
    await signInThere(page, email)
    await expect(page).toHaveURL(/\/documents$/)
    await expect(page.getByText(`Welcome, ${email}`)).toBeVisible()
    await expect(page.getByText('Your email isn’t verified yet.')).toHaveCount(0)
  })
  const user = (await session()).user
  await context.clearCookies({ name: /session/ })
  await open(page, '/signup?returnTo=%2Fprivacy%2Fasked')
  const popup = await openPopup(page)
  await signInThere(popup, email)
  await expect(page).toHaveURL(/\/privacy\/asked$/)
  expect(popup.isClosed()).toBe(true)
  expect((await session()).user).toEqual(user)
})
