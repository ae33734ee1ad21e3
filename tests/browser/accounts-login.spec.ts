import { resetPathIn } from '../harness/mail-server.ts'
import { alive, expect, fillLogin, newEmail, open, PASSWORD, signUpQuietly, test } from './accounts-test.ts'
import { expectAccessible } from './site-test.ts'

const WRONG = 'Invalid email or password. If you signed up with Google, please use the “Sign in with Google” button.'

test.describe('the login page', () => {
  test.use({ expectedProblems: [/40[0-9]|429|Failed to load|ERR_FAILED|sign-in/] })

  test('AUTH-01 AUTH-02 fields, show and hide, links; each failure has its own message, in Indonesian too, in place of the one before; a second press while signing in is ignored', async ({
    page,
    context,
  }) => {
    const email = await signUpQuietly(page)
    await context.clearCookies({ name: /session/ })
    await open(page, '/login?lang=en')
    const alert = page.getByRole('alert')
    await test.step('AUTH-01 fields, links, and what an empty form is told', async () => {
      const password = page.getByLabel('Password', { exact: true })
      await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('autocomplete', 'username')
      await expect(password).toHaveAttribute('autocomplete', 'current-password')
      await expect(password).toHaveAttribute('type', 'password')
      await page.getByRole('button', { name: 'Show password' }).click()
      await expect(password).toHaveAttribute('type', 'text')
      await page.getByRole('button', { name: 'Hide password' }).click()
      await expect(password).toHaveAttribute('type', 'password')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(alert).toHaveText('Please fill in all fields')
      await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
      await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Sign up here' })).toHaveAttribute('href', '/signup')
      await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
      await expectAccessible(page, 'login with a problem')
    })
    await test.step('AUTH-02 each failure has its own message', async () => {
      await fillLogin(page, newEmail())
      await expect(alert).toHaveText(WRONG)
      await fillLogin(page, 'sari')
      await expect(alert).toHaveText('Please enter a valid email address')
      const answers = [
        ['auth.disabled', 403, 'This account has been disabled. Please contact us.'],
        ['rate.limited', 429, 'Too many attempts. Please try again later.'],
        ['internal', 500, 'Something went wrong. Please try again.'],
      ] as const
      for (const [code, status, text] of answers) {
        await page.route('**/api/account/sign-in', (route) =>
          route.fulfill({ status, json: { error: { code, message: '' } } }),
        )
        await fillLogin(page, newEmail())
        await expect(alert).toHaveText(text)
        await page.unroute('**/api/account/sign-in')
      }
      await page.route('**/api/account/sign-in', (route) => route.abort('failed'))
      await fillLogin(page, newEmail())
      await expect(alert).toHaveText('Network error. Please check your internet connection and try again.')
      await page.unroute('**/api/account/sign-in')
    })
    await test.step('a refusal takes the place of the one before, whichever way of signing in it is about', async () => {
      await page.evaluate(() => {
        window.open = () => null
      })
      await fillLogin(page, newEmail())
      await expect(alert).toHaveText(WRONG)
      await page.getByRole('button', { name: 'Sign in with Google' }).click()
      await expect(alert).toHaveText(/Popup blocked/)
      await fillLogin(page, newEmail())
      await expect(alert).toHaveText(WRONG)
    })
    await test.step('AUTH-02 in Indonesian, too', async () => {
      await page.locator('.language-switch').click()
      await expect(alert).toHaveText(
        'E-mail atau kata sandi salah. Jika mendaftar dengan Google, gunakan tombol “Masuk dengan Google”.',
      )
      await page.locator('.language-switch').click()
      await expect(alert).toHaveText(WRONG)
    })
    await test.step('AUTH-01 a second press while signing in is ignored; the button says Signing in...', async () => {
      const held = Promise.withResolvers<void>()
      let calls = 0
      await page.route('**/api/account/sign-in', async (route) => {
        calls += 1
        await held.promise
        await route.continue()
      })
      await fillLogin(page, email)
      const busy = page.getByRole('button', { name: 'Signing in...' })
      await expect(busy).toHaveAttribute('aria-busy', 'true')
      await busy.click({ force: true })
      await page.getByLabel('Password', { exact: true }).press('Enter')
      held.resolve()
      await expect(page).toHaveURL(/\/documents$/)
      expect(calls).toBe(1)
    })
  })
})

test.describe('a forgotten password', () => {
  test.use({ expectedProblems: [/410|401|Failed to load/] })

  test('AUTH-03 the modal sends a link, and the mailed link really resets the password, once', async ({
    page,
    context,
    mail,
  }) => {
    const email = await signUpQuietly(page)
    const other = await context.browser()?.newContext()
    await context.clearCookies({ name: /session/ })
    await open(page, '/login?lang=en')
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    const modal = page.getByRole('dialog', { name: 'Reset your password' })
    await expect(modal.getByLabel('Email')).toBeFocused()
    await modal.getByRole('button', { name: 'Cancel' }).click()
    await expect(modal).toBeHidden()
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await modal.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(modal.getByText('Please enter your email address')).toBeVisible()
    await modal.getByLabel('Email').fill(email)
    await modal.getByRole('button', { name: 'Send Reset Link' }).click()
    const sent = 'If an account exists, a reset link has been sent.'
    await expect(modal.getByRole('status')).toHaveText(sent)
    await expectAccessible(page, 'reset modal', 'dialog.modal')
    await expect(modal).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible()

    const letter = await mail.next(email)
    expect(letter.subject).toBe('Set a new password at Langkah English Academy')
    const path = resetPathIn(letter)
    await open(page, path)
    await page.getByLabel('New password').fill('sandi-baru')
    await page.getByLabel('Confirm password').fill('sandi-lain')
    await page.getByRole('button', { name: 'Save Password' }).click()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await expectAccessible(page, 'new password')
    await page.getByLabel('Confirm password').fill('sandi-baru')
    await page.getByRole('button', { name: 'Save Password' }).click()
    await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
    expect((await mail.next(email)).subject).toBe('Your password at Langkah English Academy has just been changed')
    await page.getByRole('link', { name: 'Go to Sign-in' }).click()
    await alive(page)
    await fillLogin(page, email, PASSWORD)
    await expect(page.getByRole('alert')).toHaveText(WRONG)
    await fillLogin(page, email, 'sandi-baru')
    await expect(page).toHaveURL(/\/documents$/)

    const stranger = await other?.newPage()
    if (!stranger) throw new Error('no second browser')
    await stranger.goto(new URL(path, page.url()).href)
    await alive(stranger)
    await stranger.getByLabel('New password').fill('sandi-curian')
    await stranger.getByLabel('Confirm password').fill('sandi-curian')
    await stranger.getByRole('button', { name: 'Save Password' }).click()
    await expect(stranger.getByRole('alert')).toHaveText('This link has expired. Request a new one.')
    await stranger.getByRole('link', { name: 'Request a New Link' }).click()
    await expect(stranger.getByRole('dialog', { name: 'Reset your password' })).toBeVisible()
    await other?.close()
  })
})

test('AUTH-04 after signing in the page first asked for comes, in place of the login page, and never another site', async ({
  page,
  context,
}) => {
  const email = await signUpQuietly(page)
  await context.clearCookies({ name: /session/ })
  await open(page, '/login?lang=en&returnTo=//evil.example')
  await fillLogin(page, email)
  await expect(page).toHaveURL(/localhost:\d+\/documents$/)
  await context.clearCookies({ name: /session/ })
  await open(page, '/programs')
  await page.goto('/documents')
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fdocuments$/)
  await alive(page)
  await fillLogin(page, email)
  await expect(page).toHaveURL(/\/documents$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/programs/)
})

test('signing out in one tab clears every tab; signing in in one lets the others go on; a page from the back/forward cache is left when its session has ended', async ({
  page,
  context,
}) => {
  const email = await signUpQuietly(page)
  await open(page, '/documents?lang=en')
  const second = await context.newPage()
  await open(second, '/documents')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(second).toHaveURL(/\/login\?returnTo=%2Fdocuments$/)
  await alive(second)
  await alive(page)
  await fillLogin(page, email)
  await expect(page).toHaveURL(/\/documents$/)
  await expect(second).toHaveURL(/\/documents$/)
  await second.close()
  await alive(page)
  // Coming to the front asks for the session, too.
  await page.bringToFront()
  await page.waitForLoadState('networkidle')
  await context.clearCookies({ name: /session/ })
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fdocuments$/)
})
