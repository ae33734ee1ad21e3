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

test.describe('with a connection that fails', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] })

  test('a visitor is told what is wrong, in both languages; what could not be sent is said, and can be sent again, once; then the erasure of their data is asked for', async ({
    page,
  }) => {
    await page.goto('/privacy?lang=id')
    await alive(page)
    const form = page.locator('#data-request form')
    const language = page.locator('.language-switch').first()
    const inIndonesian = ['Masukkan alamat e‑mail yang valid', 'Pilih salah satu']
    await expectProblems(form, 'Kirim permintaan', form.getByLabel('Alamat e‑mail'), inIndonesian)
    await language.click()
    const inEnglish = ['Please enter a valid email address', 'Please choose one']
    await expectProblems(form, 'Send the request', form.getByLabel('Email address'), inEnglish)
    await form.getByLabel('A copy of my data').check()
    const held = Promise.withResolvers<void>()
    const requests: unknown[] = []
    await page.route('**/api/privacy/requests', async (route) => {
      requests.push(route.request().postDataJSON())
      if (requests.length === 1) return route.abort()
      await held.promise
      await route.continue()
    })
    await form.getByRole('button', { name: 'Send the request' }).click()
    await expect(form.getByRole('alert')).toHaveText(/wasn’t sent/)
    await form.getByRole('button', { name: 'Send the request' }).dblclick()
    const busy = form.getByRole('button', { name: 'Sending…' })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await busy.click({ force: true })
    held.resolve()
    await expect(form.getByRole('status')).toHaveText(/Check your mail: .+ sari@contoh\.id/)
    await expect(form.locator('.message-success')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Send the request' })).toBeDisabled()
    const copy = { email: 'sari@contoh.id', kind: 'copy', language: 'en' }
    expect(requests).toEqual([copy, copy])
    await language.click()
    await form.getByLabel('Hapus dataku').check()
    await form.getByRole('button', { name: 'Kirim permintaan' }).click()
    await expect(form.getByRole('status')).toHaveText(/Cek e.mailmu: .+ sari@contoh\.id/)
    expect(requests.slice(2)).toEqual([{ email: 'sari@contoh.id', kind: 'erasure', language: 'id' }])
    await expectAccessible(page, '/privacy after a request')
  })
})

test('the pages of a data request are whole, in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['asked', 'confirm', 'confirmed', 'expired']) {
    await page.goto(`/privacy/${path}?lang=id`)
    await alive(page)
    await expectNoOverflow(page, `${path} in id`)
    await expectAccessible(page, `${path} in id`)
    await page.locator('.language-switch').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expectNoOverflow(page, `${path} in en`)
  }
})
