import { resetPathIn } from '../harness/mail-server.ts'
import { alive, expect, fillLogin, newEmail, open, signUpQuietly, test } from './accounts-test.ts'
import { expectAccessible } from './site-test.ts'
import { openUnmoved } from './unmoved.ts'

const WRONG = 'Invalid email or password. If you signed up with Google, please use the “Sign in with Google” button.'

test.describe('the login page', () => {
  test.use({ expectedProblems: [/401/] })

  test('AUTH-01 AUTH-02 show and hide; an empty form and a wrong password are told, in Indonesian too, each message in place of the one before', async ({
    page,
  }) => {
    await open(page, '/login?lang=en')
    const alert = page.getByRole('alert')
    await test.step('AUTH-01 the password, and what an empty form is told', async () => {
      const password = page.getByLabel('Password', { exact: true })
      await page.getByRole('button', { name: 'Show password' }).click()
      await expect(password).toHaveAttribute('type', 'text')
      await page.getByRole('button', { name: 'Hide password' }).click()
      await expect(password).toHaveAttribute('type', 'password')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(alert).toHaveText('Please fill in all fields')
      await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
      await expectAccessible(page, 'login with a problem')
    })
    await test.step('a refusal takes the place of the one before, whichever way of signing in it is about', async () => {
      await page.evaluate(() => {
        window.open = () => null
      })
      await fillLogin(page, newEmail())
      await expect(alert).toHaveText(WRONG)
      await page.getByRole('button', { name: 'Sign in with Google' }).click()
      await expect(alert).toHaveText(/Popup blocked\. Allow popups and try again\./)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(alert).toHaveText(WRONG)
    })
    await test.step('AUTH-02 in Indonesian, too', async () => {
      await page.locator('.language-switch').click()
      await expect(alert).toHaveText(
        'E-mail atau kata sandi salah. Jika mendaftar dengan Google, gunakan tombol “Masuk dengan Google”.',
      )
    })
  })
})

test.describe('a forgotten password', () => {
  test.use({ expectedProblems: [/410/] })

  test('AUTH-03 the modal sends a link, and the mailed link really resets the password, once; nothing moves while its page comes to life', async ({
    page,
    context,
    mail,
  }) => {
    const email = await signUpQuietly(page)
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
    const save = page.getByRole('button', { name: 'Save Password' })
    await openUnmoved(page, path)
    await page.getByLabel('New password').fill('sandi-baru')
    await page.getByLabel('Confirm password').fill('sandi-lain')
    await save.click()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await expectAccessible(page, 'new password')
    await page.getByLabel('Confirm password').fill('sandi-baru')
    await save.click()
    await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
    expect((await mail.next(email)).subject).toBe('Your password at Langkah English Academy has just been changed')
    await expect(page.getByRole('link', { name: 'Go to Sign-in' })).toHaveAttribute('href', '/login')

    await test.step('the link is spent, and leads to a new one', async () => {
      await page.reload()
      await alive(page)
      await page.getByLabel('New password').fill('sandi-curian')
      await page.getByLabel('Confirm password').fill('sandi-curian')
      await save.click()
      await expect(page.getByRole('alert')).toHaveText('This link has expired. Request a new one.')
      await page.getByRole('link', { name: 'Request a New Link' }).click()
      await expect(modal).toBeVisible()
    })
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await fillLogin(page, email, 'sandi-baru')
    await expect(page).toHaveURL(/\/documents$/)
  })
})

test('AUTH-04 AUTH-01 DOCS-01 after signing in the page first asked for comes, in place of the login page; a second press while signing in is ignored; signing in in one tab lets the others go on, signing out in one clears every tab, and the way back leads to no document', async ({
  page,
  context,
}) => {
  const email = await signUpQuietly(page)
  await context.clearCookies({ name: /session/ })
  await page.goto('/privacy/asked')
  await open(page, '/documents?lang=en')
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fdocuments$/)
  const second = await context.newPage()
  await open(second, '/documents')
  await expect(second).toHaveURL(/\/login\?returnTo=%2Fdocuments$/)
  await page.bringToFront()
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
  await expect(second).toHaveURL(/\/documents$/)
  await alive(page)
  await alive(second)
  await second.getByRole('button', { name: 'Logout' }).click()
  await expect(second).toHaveURL(/\/login$/)
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fdocuments$/)
  await second.goBack()
  await expect(second).not.toHaveURL(/\/documents$/)
  await second.close()
  await page.goBack()
  await expect(page).toHaveURL(/\/privacy\/asked$/)
})
