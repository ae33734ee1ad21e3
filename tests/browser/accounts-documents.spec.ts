import { statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { codeIn } from '../harness/mail-server.ts'
import { alive, expect, open, PASSWORD, signUpQuietly, test, verifyQuietly } from './accounts-test.ts'
import { expectAccessible, expectWhole, WITH_MOTION } from './site-test.ts'

test('DOCS-01 DOCS-03 the page and its documents need sign-in and remember the place; its header leads home and out', async ({
  page,
  context,
}) => {
  await open(page, '/documents?lang=en')
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fdocuments$/)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await page.goto('/documents/brochure-en.pdf')
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fdocuments%2Fbrochure-en\.pdf$/)
  const email = await signUpQuietly(page)
  const read = await page.request.get('/documents/brochure-en.pdf')
  expect(read.headers()['content-type']).toBe('application/pdf')
  expect((await read.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await open(page, '/documents')
  const header = page.locator('header')
  await expect(header.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  await expect(header.getByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', 'page')
  await expect(header.getByText(`Welcome, ${email}`)).toBeVisible()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'View Document' }).first().click()
  await (await opened).close()
  await header.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goBack()
  await expect(page).not.toHaveURL(/\/documents$/)
})

test('DOCS-02 DOCS-04 two documents with title, text, their own size, and a new tab, the note and the support link; axe finds nothing and nothing overflows, from 320 px, in both languages', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const email = `sangat.panjang.sekali.nama.pengguna.${Date.now()}@sub.perusahaan-panjang-sekali.contoh.co.id`
  await signUpQuietly(page, email)
  await open(page, '/documents?lang=en')
  await test.step('DOCS-02 the note and the support link', async () => {
    await expect(page.getByText('Protected content for registered users only')).toBeVisible()
    await expect(page.getByRole('link', { name: /Need help/ })).toHaveAttribute('href', 'mailto:halo@langkah.example')
  })
  await expectDocuments(page, 'en', 'View Document')
  await test.step('with an address that is not verified, the dialog promises no more than the account', async () => {
    await page.getByRole('button', { name: 'Delete Account' }).click()
    const modal = page.getByRole('dialog', { name: 'Delete Account' })
    await expect(modal.getByText('Because this email isn’t verified, forms that were sent with it stay')).toBeVisible()
    await expect(modal.getByLabel('Yes, delete my account')).toBeVisible()
    await expect(modal.getByText('everything', { exact: false })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
  })
  await expectWhole(page, '/documents', { language: 'en' })
  await page.locator('header .language-switch').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  await expectDocuments(page, 'id', 'Lihat Dokumen')
  await expectWhole(page, '/documents', { language: 'id' })
  await test.step('a long address takes one line of the header, beside the way out', async () => {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const who = await page.locator('.member-header p').boundingBox()
      const out = await page.getByRole('button', { name: 'Keluar' }).boundingBox()
      if (!who || !out) throw new Error('the header is not whole')
      expect(who.height, `${width}`).toBeLessThan(32)
      expect(Math.abs(who.y + who.height / 2 - out.y - out.height / 2), `${width}`).toBeLessThan(8)
    }
  })
  await test.step('with text at 200 % a document is told in lines of words, also on a small phone', () =>
    expectLinesOfWords(page))
  await test.step('the code step', async () => {
    for (const language of ['id', 'en'] as const) {
      await open(page, `/signup?lang=${language}`)
      await expectWhole(page, '/signup', { language })
    }
  })
})

async function expectDocuments(page: Page, language: 'id' | 'en', view: string): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(2)
  for (const id of ['brochure', 'proposal']) {
    const card = page.locator(`article[aria-labelledby="document-${id}"]`)
    await expect(card.getByRole('heading')).not.toHaveText('')
    const bytes = statSync(`documents/${id}-${language}.pdf`).size
    const isLarge = bytes >= 1_000_000
    const value = isLarge ? Math.round(bytes / 100_000) / 10 : Math.round(bytes / 1000)
    const shown = language === 'id' ? String(value).replace('.', ',') : String(value)
    await expect(card.getByText(`PDF, ${shown} ${isLarge ? 'MB' : 'KB'}`)).toBeVisible()
    const link = card.getByRole('link', { name: view })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', `/documents/${id}-${language}.pdf`)
  }
}

async function expectLinesOfWords(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await page.locator('.document :is(h2, p):not(.document-size)').evaluateAll((texts) =>
      texts.map((text) => ({
        characters: text.textContent.length,
        lines: text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
      })),
    )
    expect(lines.length).toBe(4)
    for (const { characters, lines: count } of lines) expect(characters / count, `at ${width}`).toBeGreaterThan(5)
    const rows = await page.locator('.member-header nav a, .documents-main h1').evaluateAll((texts) =>
      texts.map((text) => {
        const word = document.createRange()
        const [first] = [...text.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        if (!first) return 0
        word.setStart(first, 0)
        word.setEnd(first, first.textContent?.trimEnd().split(' ')[0]?.length ?? 0)
        return word.getClientRects().length
      }),
    )
    expect(rows, `at ${width}`).toEqual([1, 1, 1])
  }
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const covers = await page
      .locator('.document')
      .evaluateAll((cards) => cards.map((card) => card.clientWidth - (card.querySelector('img')?.clientWidth ?? 0)))
    expect(covers, `at ${width}`).toEqual([0, 0])
  }
}

test('nothing moves while the pages of accounts come to life', async ({ page }) => {
  await signUpQuietly(page)
  for (const path of ['/documents', '/signup', '/reset-password']) {
    await page.goto(path)
    const shift = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          // Alive, and drawn once more: what moves by coming to life has moved.
          const look = () =>
            document.documentElement.dataset.alive
              ? requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
              : requestAnimationFrame(look)
          dispatchEvent(new Event('pointermove'))
          look()
        }),
    )
    expect(await shift, path).toBeLessThan(0.02)
  }
})

test('an address that is not verified gets a quiet reminder that leads to the code step', async ({ page, mail }) => {
  const email = await signUpQuietly(page)
  await open(page, '/documents?lang=en')
  await expect(page.getByText('Your email isn’t verified yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(page).toHaveURL(/\/signup$/)
  await alive(page)
  await expect(page.getByText(/Code expires in: (10:00|09:\d\d)/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).click()
  await page.keyboard.type(codeIn(await mail.next(email)))
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(page).toHaveURL(/\/documents$/)
  await expect(page.getByText('Your email isn’t verified yet.')).toHaveCount(0)
})

test.describe('one’s own account', () => {
  test.use({ ...WITH_MOTION, expectedProblems: [/40\d|Failed to load/] })

  test('the password is changed with the old one, and a mail tells of it', async ({ page, mail }) => {
    const email = await signUpQuietly(page)
    await verifyQuietly(page, mail, email)
    await open(page, '/documents?lang=en')
    await page.getByRole('button', { name: 'Change Password' }).click()
    const modal = page.getByRole('dialog', { name: 'Change Password' })
    await modal.getByLabel('Current password').fill('salah-sekali')
    await modal.getByLabel('New password').fill('sandi-baru')
    await modal.getByLabel('Confirm password').fill('sandi-baru')
    await modal.getByRole('button', { name: 'Save Password' }).click()
    await expect(modal.getByRole('alert')).toHaveText('Incorrect password.')
    await expectAccessible(page, 'change of password', 'dialog[open]')
    await modal.getByLabel('Current password').fill(PASSWORD)
    await page.evaluate(() => document.documentElement.style.setProperty('--duration-modal-out', '1500ms'))
    const dialog = page.locator('dialog.modal', { has: page.getByText('Current password') })
    const whole = await dialog.evaluate((element: HTMLElement) => element.offsetHeight)
    await modal.getByRole('button', { name: 'Save Password' }).click()
    await expect(dialog).not.toHaveAttribute('open')
    expect(await dialog.evaluate((element: HTMLElement) => element.offsetHeight)).toBeGreaterThan(whole * 0.8)
    await expect(page.getByLabel('Current password')).toHaveCount(0)
    await expect(modal).toBeHidden()
    await expect(page.getByText('Your password has been changed.')).toBeVisible()
    expect((await mail.next(email)).subject).toContain('has just been changed')
    await page.reload()
    await expect(page.getByText(`Welcome, ${email}`)).toBeVisible()
  })

  test('it is deleted for good, after a password and a tick, and a page says so', async ({ page, mail }) => {
    const email = await signUpQuietly(page)
    await verifyQuietly(page, mail, email)
    await open(page, '/documents?lang=en')
    await page.getByRole('button', { name: 'Delete Account' }).click()
    const modal = page.getByRole('dialog', { name: 'Delete Account' })
    await modal.getByLabel('Password', { exact: true }).fill(PASSWORD)
    // It does not look like the main thing to do: white as the way out beside it, with words in red.
    const buttons = [modal.getByRole('button', { name: 'Delete Account for Good' }), modal.getByText('Cancel')]
    for (const button of buttons) await expect(button).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await modal.getByRole('button', { name: 'Delete Account for Good' }).click()
    await expect(modal.getByRole('alert')).toHaveText('Tick the box first if you are sure')
    await expect(modal.getByText('all the data this site keeps about you')).toBeVisible()
    await expectAccessible(page, 'deletion', 'dialog[open]')
    await modal.getByLabel('Yes, delete everything').check()
    await modal.getByRole('button', { name: 'Delete Account for Good' }).click()
    await expect(page).toHaveURL(/\/account-deleted$/)
    await expect(page).toHaveTitle(/^Your account has been deleted/)
    await expect(page.getByRole('heading', { name: /Your account has been deleted\./ })).toBeVisible()
    const again = await page.request.post('/api/account/sign-in', { data: { email, password: PASSWORD } })
    expect(again.status()).toBe(401)
  })
})
