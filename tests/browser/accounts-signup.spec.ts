import type { Page } from '@playwright/test'
import { codeIn } from '../harness/mail-server.ts'
import { alive, expect, fillSignup, newEmail, open, PASSWORD, signUpQuietly, test } from './accounts-test.ts'
import { test as demo, expectAccessible } from './site-test.ts'

const box = (place: number) => ({ name: `Digit ${place} of 6` })
const inbox = (page: Page) => page.getByRole('heading', { name: 'Check your inbox' })
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')

async function verifyWith(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', box(1)).click()
  await page.keyboard.type(code)
  await page.getByRole('button', { name: 'Verify Email' }).click()
}

/** Wrong tries beside the page. */
async function tryBeside(page: Page, times: number, email: string, otp: string): Promise<void> {
  for (let count = 1; count <= times; count += 1) {
    const answer = await page.request.post('/api/otp/verify-otp', { data: { email, otp } })
    expect((await answer.json()).error.code).toBe('auth.code_wrong')
  }
}

test('AUTH-05 APP-04 AUTH-06 AUTH-07 what a wrong form is told; its language is switched before the verification was ever shown; a reload in the middle finds the step and its countdown again; a pasted code fills all boxes; the code from the mail verifies the address, and the page asked for comes after 1.5 s', async ({
  page,
  mail,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const email = newEmail()
  await open(page, '/signup?lang=id&returnTo=%2Fprivacy%2Fasked')
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
  await test.step('AUTH-05 a wrong form', async () => {
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please fill in all fields')
    await fillSignup(page, email, PASSWORD, 'rahasia-51')
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await expect(page.getByLabel('Confirm password')).toBeFocused()
    await expectAccessible(page, 'sign-up with a problem')
  })
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(inbox(page)).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText(/Code expires in: (10:00|09:5\d)/)).toBeVisible()
  await expect(page.getByText('Demo mode')).toHaveCount(0)
  await expectAccessible(page, 'verification')
  const letter = await mail.next(email)
  const code = codeIn(letter)
  expect(letter.subject).toBe(`${code} is your verification code`)
  await page.reload()
  await alive(page)
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText(/Code expires in: 09:\d\d/)).toBeVisible()

  const verify = page.getByRole('button', { name: 'Verify Email' })
  await test.step('AUTH-06 typing moves on, Backspace moves back', async () => {
    await expect(page.getByRole('textbox', box(1))).toBeFocused()
    await expect(page.getByRole('textbox', box(1))).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(verify).toBeDisabled()
    await page.keyboard.type(otherThan(code).slice(0, 5))
    await expect(page.getByRole('textbox', box(6))).toBeFocused()
    await expect(verify).toBeDisabled()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Please enter the complete 6-digit code')
    await page.keyboard.press('Backspace')
    await expect(page.getByRole('textbox', box(5))).toBeFocused()
    await expect(page.getByRole('textbox', box(5))).toHaveValue('')
    await page.keyboard.type(code.slice(4))
    await expect(page.getByRole('textbox', box(6))).toHaveValue(code.slice(5))
  })
  await test.step('AUTH-06 a pasted code fills all boxes', async () => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${code.slice(0, 3)} ${code.slice(3)} `)
    await page.getByRole('textbox', box(3)).press('ControlOrMeta+v')
    for (let place = 1; place <= 6; place += 1)
      await expect(page.getByRole('textbox', box(place))).toHaveValue(code[place - 1] ?? '')
  })
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
  await expect(page).toHaveURL(/\/privacy\/asked$/)
})

test.describe('when things go wrong', () => {
  test.use({ expectedProblems: [/40\d|410|ERR_FAILED|otp/] })

  test('AUTH-06 AUTH-10 AUTH-11 whoever is not verified and has had no code here is offered one; Back to Signup returns to the form, which still knows the address; a code that cannot be sent is told on the form, another try goes on; a wrong code is told, the fifth voids it and Resend Code is open at once; else it works at 0 only, and a success starts 600 s anew and sends another code; a code asked for after the session ended: No user logged in', async ({
    page,
    mail,
    context,
  }) => {
    const email = await signUpQuietly(page)
    const alert = page.getByRole('alert')
    const resend = page.getByRole('button', { name: 'Resend Code' })
    await open(page, '/signup?lang=en')
    await test.step('one is offered', async () => {
      await expect(page.getByRole('heading', { name: 'Verify Email' })).toBeVisible()
      await expect(page.getByText('We’ve sent')).toHaveCount(0)
      await expect(page.getByText('Code expires in: --:--')).toBeVisible()
      await expectAccessible(page, 'no code yet')
      await page.getByRole('button', { name: 'Send Code' }).click()
      await expect(inbox(page)).toBeVisible()
      await expect(resend).toBeDisabled()
      await mail.next(email)
    })
    await test.step('AUTH-06 Back to Signup; a code that cannot be sent; the account’s password leads on again', async () => {
      await page.getByRole('button', { name: 'Back to Signup' }).click()
      await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
      await fillSignup(page, email, 'sandi-lain')
      await expect(alert).toContainText('Invalid email or password.')
      await page.route('**/api/otp/send-otp', (route) => route.abort('failed'))
      await fillSignup(page, email)
      await expect(alert).toHaveText('Network error. Please check your internet connection and try again.')
      await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
      await page.unroute('**/api/otp/send-otp')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(inbox(page)).toBeVisible()
    })
    await test.step('AUTH-06 a wrong code; the fifth voids it', async () => {
      const wrong = otherThan(codeIn(await mail.next(email)))
      await verifyWith(page, wrong)
      await expect(alert).toHaveText('Incorrect code.')
      await expect(resend).toBeDisabled()
      await tryBeside(page, 3, email, wrong)
      await verifyWith(page, wrong)
      await expect(alert).toContainText('it no longer works')
      await expectAccessible(page, 'void code')
      await resend.click()
      await expect(alert).toHaveCount(0)
      await expect(resend).toBeDisabled()
      await mail.next(email)
    })
    await test.step('AUTH-11 Resend Code works at 0 only', async () => {
      await page.clock.install()
      await page.clock.runFor(595_000)
      await expect(resend).toBeDisabled()
      await page.clock.runFor(6000)
      await expect(page.getByText('Code expires in: 00:00')).toBeVisible()
    })
    await test.step('AUTH-10 after the session ended', async () => {
      const session = (await context.cookies()).filter(({ name }) => name.includes('session'))
      await context.clearCookies({ name: /session/ })
      await resend.click()
      await expect(alert).toHaveText('No user logged in')
      await context.addCookies(session)
    })
    await resend.click()
    await expect(page.getByText(/Code expires in: (10:00|09:59)/)).toBeVisible()
    await expect(resend).toBeDisabled()
    await page.keyboard.type(codeIn(await mail.next(email)))
    await page.getByRole('button', { name: 'Verify Email' }).click()
    await expect(page.getByText('Email verified successfully!')).toBeVisible()
  })
})

demo.describe('in demo mode', () => {
  demo.use({ demoMode: true, expectedProblems: [/40\d|410/] })

  demo(
    'AUTH-08 a notice shows the code that was issued, until five wrong tries voided it, also after a reload; the next one works',
    async ({ page }) => {
      const email = await signUpQuietly(page)
      await open(page, '/signup?lang=en')
      const notice = page.getByText(/Demo mode: you can use the code \d{6}\./)
      const offered = async () => (await notice.textContent())?.match(/\d{6}/)?.[0] ?? ''
      const send = page.getByRole('button', { name: 'Send Code' })
      await send.click()
      await expect(notice).toBeVisible()
      const wrong = otherThan(await offered())
      await tryBeside(page, 4, email, wrong)
      await verifyWith(page, wrong)
      await expect(page.getByRole('alert')).toHaveText(/no longer works/)
      await expect(notice).toHaveCount(0)
      await page.reload()
      await alive(page)
      await expect(send).toBeEnabled()
      await expect(notice).toHaveCount(0)
      await send.click()
      await expect(notice).toBeVisible()
      await verifyWith(page, await offered())
      await expect(page.getByText('Email verified successfully!')).toBeVisible()
    },
  )
})
