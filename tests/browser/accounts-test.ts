import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { codeIn, type MailServer } from '../harness/mail-server.ts'
import { alive, test as base, expect } from './site-test.ts'

export const PASSWORD = 'rahasia-50'

export const test = base.extend<{ mail: MailServer }>({
  site: async ({ sites }, use) => use((await sites.withAccounts()).site),
  mail: async ({ sites }, use) => use((await sites.withAccounts()).mail),
})

export { alive, expect }

export const newEmail = (): string => `sari.${randomBytes(5).toString('hex')}@contoh.id`

/** Makes an account through the API; the page's browser is signed in then. */
export async function signUpQuietly(page: Page, email = newEmail()): Promise<string> {
  const answer = await page.request.post('/api/account/sign-up', { data: { email, password: PASSWORD } })
  expect(answer.status()).toBe(200)
  return email
}

export async function verifyQuietly(page: Page, mail: MailServer, email: string): Promise<void> {
  await page.request.post('/api/otp/send-otp', { data: { email } })
  const otp = codeIn(await mail.next(email))
  expect((await page.request.post('/api/otp/verify-otp', { data: { email, otp } })).status()).toBe(200)
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

export async function fillSignup(page: Page, email: string, password = PASSWORD, repeated = password): Promise<void> {
  // By its role: a dialog that was closed leaves the page a moment later, with a field of this name.
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(repeated)
  await page.getByRole('button', { name: 'Create account' }).click()
}

export async function fillLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  // By its role: a dialog that was closed leaves the page a moment later, with a field of this name.
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
