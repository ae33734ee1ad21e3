import type { Page } from '@playwright/test'
import { expect, newEmail, open, signUpQuietly, test } from './accounts-test.ts'

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

test('AUTH-09 Google signs in in a popup, from both pages the same account; the page goes on to where the visitor wanted to go', async ({
  page,
  context,
}) => {
  const email = newEmail()
  await open(page, '/signup?lang=en')
  await signInThere(await openPopup(page), email)
  await expect(page).toHaveURL(/\/documents$/)
  await expect(page.getByText(`Welcome, ${email}`)).toBeVisible()
  await expect(page.getByText('Your email isn’t verified yet.')).toHaveCount(0)
  await context.clearCookies({ name: /session/ })
  await open(page, '/login?returnTo=%2Fprograms')
  const popup = await openPopup(page)
  await signInThere(popup, email)
  await expect(page).toHaveURL(/\/programs$/)
  expect(popup.isClosed()).toBe(true)
})

test('AUTH-09 each failure is told, and nobody is signed in by one; after a popup that was closed the page’s own window is a way out', async ({
  page,
  context,
}) => {
  const taken = await signUpQuietly(page)
  await context.clearCookies({ name: /session/ })
  const alert = page.getByRole('alert')
  const expectNobody = async () =>
    expect(await (await page.request.get('/api/session')).json()).toEqual({ status: 'signed-out' })
  await open(page, '/login?lang=en')
  await test.step('an account that somebody made with the same, unproven address stays closed', async () => {
    await signInThere(await openPopup(page), taken)
    await expect(alert).toHaveText('An account with this email already exists. Please sign in.')
    await expectNobody()
  })
  const forged = new URL('/api/auth/callback/google?code=stolen&state=forged', page.url()).href
  await test.step('an answer with a wrong state, in the popup', async () => {
    const popup = await openPopup(page)
    await popup.getByLabel('Email').waitFor()
    await popup.evaluate((address) => location.assign(address), forged)
    await expect(alert).toHaveText('Something went wrong. Please try again.')
    await expectNobody()
  })
  await test.step('who refuses at Google is back with a message', async () => {
    const popup = await openPopup(page)
    await popup.getByRole('button', { name: 'Cancel' }).click()
    await expect(alert).toContainText('Sign-in was cancelled.')
    await expectNobody()
  })
  await test.step('an address that Google does not vouch for makes no account', async () => {
    await signInThere(await openPopup(page), `unverified.${newEmail()}`)
    await expect(alert).toHaveText('Something went wrong. Please try again.')
    await expectNobody()
  })
  await test.step('a blocked popup', async () => {
    await page.evaluate(() => {
      const { open } = window
      window.open = () => {
        window.open = open
        return null
      }
    })
    await googleButton(page).click()
    await expect(alert).toContainText('Popup blocked. Allow popups and try again.')
  })
  await test.step('an answer with a wrong state, in the page’s own window', async () => {
    await open(page, forged)
    await expect(page).toHaveURL(/\/login\?error=/)
    await expect(alert).toHaveText('Something went wrong. Please try again.')
  })
  await test.step('a closed popup, and the way out', async () => {
    await (await openPopup(page)).close()
    await expect(alert).toContainText('Sign-in was cancelled.')
    await page.getByRole('link', { name: 'Continue in this window' }).click()
    await signInThere(page, newEmail())
    await expect(page).toHaveURL(/\/documents$/)
  })
})
