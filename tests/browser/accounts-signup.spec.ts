import { codeIn } from '../harness/mail-server.ts'
import { alive, expect, fillSignup, newEmail, open, signUpQuietly, test } from './accounts-test.ts'
import { test as demo, expectAccessible } from './site-test.ts'

const box = (place: number) => ({ name: `Digit ${place} of 6` })

test.describe('the sign-up page', () => {
  test.use({ expectedProblems: [/409/] })

  test('AUTH-05 APP-04 fields, links, what a wrong form and a taken address are told; its language is switched before the verification was ever shown', async ({
    page,
    context,
  }) => {
    const taken = await signUpQuietly(page)
    await context.clearCookies({ name: /session/ })
    await open(page, '/signup?lang=id')
    await test.step('APP-04 the language is switched there and back, and there', async () => {
      const toEnglish = page.getByRole('button', { name: 'EN: ganti bahasa ke Inggris' })
      await toEnglish.click()
      await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
      await page.getByRole('button', { name: 'ID: switch language to Indonesian' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'id')
      await expect(page.locator('.language-switch')).not.toHaveAttribute('aria-busy')
      await toEnglish.click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    })
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'new-password')
    await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Sign up with Google' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please fill in all fields')
    await fillSignup(page, newEmail(), 'rahasia-50', 'rahasia-51')
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await expect(page.getByLabel('Confirm password')).toBeFocused()
    await expectAccessible(page, 'sign-up with a problem')
    await fillSignup(page, newEmail(), 'lima5')
    await expect(page.getByRole('alert')).toHaveText('Password must be at least 6 characters long')
    await fillSignup(page, 'sari@contoh')
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address')
    await fillSignup(page, taken)
    await expect(page.getByRole('alert')).toHaveText('An account with this email already exists. Please sign in.')
  })
})

test('AUTH-06 AUTH-07 the code from the mail verifies the address, and the page asked for comes after 1.5 s', async ({
  page,
  mail,
}) => {
  const email = newEmail()
  await open(page, '/signup?lang=en&returnTo=%2Fprograms')
  await fillSignup(page, email)
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText(/Code expires in: (10:00|09:5\d)/)).toBeVisible()
  await expect(page.getByText('Demo mode')).toHaveCount(0)
  await expectAccessible(page, 'verification')
  const letter = await mail.next(email)
  const code = codeIn(letter)
  expect(letter.subject).toBe(`${code} is your verification code`)

  const verify = page.getByRole('button', { name: 'Verify Email' })
  await expect(page.getByRole('textbox', box(1))).toBeFocused()
  await expect(page.getByRole('textbox', box(1))).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(verify).toBeDisabled()
  await page.keyboard.type(code.slice(0, 5))
  await expect(page.getByRole('textbox', box(6))).toBeFocused()
  await expect(verify).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Please enter the complete 6-digit code')
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('textbox', box(5))).toBeFocused()
  await expect(page.getByRole('textbox', box(5))).toHaveValue('')
  await page.keyboard.type(code.slice(4))
  await expect(page.getByRole('textbox', box(6))).toHaveValue(code.slice(5))

  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 5000)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/otp/verify-otp', async (route) => {
    await held.promise
    await route.continue()
  })
  await verify.click()
  await expect(page.getByRole('button', { name: 'Verifying...' })).toBeVisible()
  held.resolve()
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
  await page.clock.runFor(1400)
  await expect(page).toHaveURL(/\/signup/)
  await page.clock.runFor(200)
  await expect(page).toHaveURL(/\/programs$/)
})

test('AUTH-06 a pasted code fills all boxes; a reload in the middle finds the step and its countdown again', async ({
  page,
  mail,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const email = newEmail()
  await open(page, '/signup?lang=en')
  await fillSignup(page, email)
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  const code = codeIn(await mail.next(email))
  await page.reload()
  await alive(page)
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText(/Code expires in: 09:\d\d/)).toBeVisible()
  await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${code.slice(0, 3)} ${code.slice(3)} `)
  await page.getByRole('textbox', box(3)).press('ControlOrMeta+v')
  for (let place = 1; place <= 6; place += 1)
    await expect(page.getByRole('textbox', box(place))).toHaveValue(code[place - 1] ?? '')
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(page).toHaveURL(/\/documents$/)
  await expect(page.getByText('Your email isn’t verified yet.')).toHaveCount(0)
})

test.describe('when things go wrong', () => {
  test.use({ expectedProblems: [/40\d|410|50\d|ERR_FAILED|Failed to load|otp/] })

  test('AUTH-06 AUTH-11 Resend Code works at 0 only; a success starts 600 s anew and sends another code', async ({
    page,
    mail,
  }) => {
    const email = newEmail()
    await open(page, '/signup?lang=en')
    await fillSignup(page, email)
    const resend = page.getByRole('button', { name: 'Resend Code' })
    await expect(resend).toBeDisabled()
    await mail.next(email)
    await page.clock.install()
    await page.clock.runFor(595_000)
    await expect(resend).toBeDisabled()
    await page.clock.runFor(6000)
    await expect(page.getByText('Code expires in: 00:00')).toBeVisible()
    await resend.click()
    await expect(page.getByText(/Code expires in: (10:00|09:59)/)).toBeVisible()
    await expect(resend).toBeDisabled()
    await page.keyboard.type(codeIn(await mail.next(email)))
    await page.getByRole('button', { name: 'Verify Email' }).click()
    await expect(page.getByText('Email verified successfully!')).toBeVisible()
  })

  test('AUTH-06 AUTH-11 a code that cannot be sent is told on the form, another try goes on; a wrong code is told, the fifth voids it and Resend Code is open at once', async ({
    page,
    mail,
  }) => {
    const email = newEmail()
    await open(page, '/signup?lang=en')
    await page.route('**/api/otp/send-otp', (route) => route.abort('failed'))
    await fillSignup(page, email)
    await expect(page.getByRole('alert')).toHaveText(
      'Network error. Please check your internet connection and try again.',
    )
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    await page.unroute('**/api/otp/send-otp')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()

    const code = codeIn(await mail.next(email))
    const wrong = code === '000000' ? '111111' : '000000'
    const resend = page.getByRole('button', { name: 'Resend Code' })
    for (let count = 1; count <= 4; count += 1) {
      await page.getByRole('textbox', box(1)).click()
      await page.keyboard.type(wrong)
      await page.getByRole('button', { name: 'Verify Email' }).click()
      await expect(page.getByRole('alert')).toHaveText('Incorrect code.')
      await expect(resend).toBeDisabled()
    }
    await page.getByRole('textbox', box(1)).click()
    await page.keyboard.type(wrong)
    await page.getByRole('button', { name: 'Verify Email' }).click()
    await expect(page.getByRole('alert')).toContainText('it no longer works')
    await expectAccessible(page, 'void code')
    await resend.click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.keyboard.type(codeIn(await mail.next(email)))
    await page.getByRole('button', { name: 'Verify Email' }).click()
    await expect(page.getByText('Email verified successfully!')).toBeVisible()
  })
})

test('whoever is not verified and has had no code here is offered one', async ({ page, mail }) => {
  const email = await signUpQuietly(page)
  await open(page, '/signup?lang=en')
  await expect(page.getByRole('heading', { name: 'Verify Email' })).toBeVisible()
  await expect(page.getByText('We’ve sent')).toHaveCount(0)
  await expect(page.getByText('Code expires in: --:--')).toBeVisible()
  await expectAccessible(page, 'no code yet')
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resend Code' })).toBeDisabled()
  await page.getByRole('textbox', box(1)).click()
  await page.keyboard.type(codeIn(await mail.next(email)))
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
})

demo.describe('a browser on the same machine that did not open the demo link', () => {
  demo.use({ expectedProblems: [/401/] })

  demo(
    'AUTH-06 AUTH-08 AUTH-10 gets no code; Back to Signup returns to the form, which still knows the address; a code asked for after the session ended: No user logged in',
    async ({ page, context }) => {
      const email = newEmail()
      await open(page, '/signup?lang=en')
      await fillSignup(page, email)
      await expect(page.getByText(/Code expires in: (10:00|09:\d\d)/)).toBeVisible()
      await expect(page.getByText('Demo mode')).toHaveCount(0)
      await demo.step('AUTH-06 Back to Signup; the account’s password leads on again', async () => {
        await page.getByRole('button', { name: 'Back to Signup' }).click()
        await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
        await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
        await fillSignup(page, email, 'sandi-lain')
        await expect(page.getByRole('alert')).toContainText('Invalid email or password.')
        await fillSignup(page, email)
        await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
      })
      await context.clearCookies({ name: /session/ })
      await page.clock.install()
      await page.clock.runFor(601_000)
      await page.getByRole('button', { name: 'Resend Code' }).click()
      await expect(page.getByRole('alert')).toHaveText('No user logged in')
    },
  )
})

demo.describe('in demo mode', () => {
  demo.use({ demoMode: true, expectedProblems: [/40\d|410/] })

  demo(
    'AUTH-08 a notice shows the code that was issued, until five wrong tries voided it, also after a reload; the next one works',
    async ({ page }) => {
      await open(page, '/signup?lang=en')
      await fillSignup(page, newEmail())
      const notice = page.getByText(/Demo mode: you can use the code \d{6}\./)
      const verifyWith = async (code: string) => {
        await page.getByRole('textbox', box(1)).click()
        await page.keyboard.type(code)
        await page.getByRole('button', { name: 'Verify Email' }).click()
      }
      const offered = async () => (await notice.textContent())?.match(/\d{6}/)?.[0] ?? ''
      await expect(notice).toBeVisible()
      const first = await offered()
      await page.reload()
      await alive(page)
      await expect(notice).toContainText(first)
      for (let count = 1; count <= 5; count += 1) {
        await verifyWith(first === '000000' ? '111111' : '000000')
        await expect(page.getByRole('alert')).toHaveText(count < 5 ? 'Incorrect code.' : /no longer works/)
      }
      await expect(notice).toHaveCount(0)
      await page.reload()
      await alive(page)
      await expect(page.getByRole('button', { name: 'Send Code' })).toBeEnabled()
      await expect(notice).toHaveCount(0)
      await page.getByRole('button', { name: 'Send Code' }).click()
      await expect(notice).toBeVisible()
      await verifyWith(await offered())
      await expect(page.getByText('Email verified successfully!')).toBeVisible()
    },
  )
})
