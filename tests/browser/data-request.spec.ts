import type { Locator } from '@playwright/test'
import { alive, expect, expectAccessible, expectNoOverflow, test } from './site-test.ts'

/** What is wrong is told in the page's language, not in the browser's. */
async function expectProblems(form: Locator, send: string, email: Locator, problems: string[]): Promise<void> {
  await email.fill('sari@')
  await form.getByRole('button', { name: send }).click()
  await expect(form.locator('.field-problem')).toHaveText(problems)
  await expect(email).toBeFocused()
  await email.fill('sari@contoh.id')
  await expect(form.locator('.field-problem')).toHaveCount(0)
}

test('a visitor is told what is wrong, and asks for the erasure of their data, once', async ({ page }) => {
  await page.goto('/privacy?lang=id')
  await alive(page)
  const form = page.locator('#data-request form')
  const problems = ['Masukkan alamat e‑mail yang valid', 'Pilih salah satu']
  await expectProblems(form, 'Kirim permintaan', form.getByLabel('Alamat e‑mail'), problems)
  await form.getByLabel('Hapus dataku').check()
  const held = Promise.withResolvers<void>()
  const requests: unknown[] = []
  await page.route('**/api/privacy/requests', async (route) => {
    requests.push(route.request().postDataJSON())
    await held.promise
    await route.continue()
  })
  await form.getByRole('button', { name: 'Kirim permintaan' }).dblclick()
  const busy = form.getByRole('button', { name: 'Mengirim…' })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await busy.click({ force: true })
  held.resolve()
  await expect(form.getByRole('status')).toHaveText(/Cek e.mailmu: .+ sari@contoh\.id/)
  await expect(form.locator('.message-success')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Kirim permintaan' })).toBeDisabled()
  expect(requests).toEqual([{ email: 'sari@contoh.id', kind: 'erasure', language: 'id' }])
  await expectAccessible(page, '/privacy after a request')
})

test.describe('with a connection that fails', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] })
  test('what could not be sent is said, and can be sent again, in English, too', async ({ page }) => {
    await page.goto('/privacy?lang=en')
    await alive(page)
    const requests: unknown[] = []
    await page.route('**/api/privacy/requests', (route) => {
      requests.push(route.request().postDataJSON())
      return requests.length === 1 ? route.abort() : route.continue()
    })
    const form = page.locator('#data-request form')
    const problems = ['Please enter a valid email address', 'Please choose one']
    await expectProblems(form, 'Send the request', form.getByLabel('Email address'), problems)
    await form.getByLabel('A copy of my data').check()
    await form.getByRole('button').click()
    await expect(form.getByRole('alert')).toHaveText(/wasn’t sent/)
    await form.getByRole('button').click()
    await expect(form.getByRole('status')).toHaveText(/Check your mail: .+ sari@contoh\.id/)
    expect(requests.at(-1)).toEqual({ email: 'sari@contoh.id', kind: 'copy', language: 'en' })
    await expectAccessible(page, '/privacy after a request')
  })
})

test('the pages of a data request are whole, in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['asked', 'confirm', 'confirmed', 'expired']) {
    await page.goto(`/privacy/${path}?lang=id`)
    await alive(page)
    for (const language of ['id', 'en']) {
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('main')).not.toContainText(/request\.[a-z]+\./)
      await expectNoOverflow(page, `${path} in ${language}`)
      await expectAccessible(page, `${path} in ${language}`)
      if (language === 'id') await page.locator('.language-switch').first().click()
    }
  }
})
