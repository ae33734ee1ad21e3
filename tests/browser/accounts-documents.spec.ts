import type { Page } from '@playwright/test'
import { codeIn } from '../harness/mail-server.ts'
import { alive, expect, open, PASSWORD, signUpQuietly, test } from './accounts-test.ts'
import { expectAccessible, expectWhole } from './site-test.ts'
import { openUnmoved } from './unmoved.ts'

test('DOCS-02 DOCS-04 axe finds nothing and nothing overflows, from 320 px, in both languages; nothing moves while the pages of accounts come to life', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const email = `sangat.panjang.sekali.nama.pengguna.${Date.now()}@sub.perusahaan-panjang-sekali.contoh.co.id`
  await signUpQuietly(page, email)
  const toIndonesian = async () => {
    await page.locator('.language-switch').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  }
  await test.step('the code step', async () => {
    await openUnmoved(page, '/signup?lang=en')
    await expectWhole(page, '/signup', { language: 'en' })
    await toIndonesian()
    await expectWhole(page, '/signup', { language: 'id' })
  })
  await page.setViewportSize({ width: 1280, height: 720 })
  await openUnmoved(page, '/documents?lang=en')
  await expectWhole(page, '/documents', { language: 'en' })
  await toIndonesian()
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
})

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

test.describe('one’s own account', () => {
  test.use({ expectedProblems: [/40\d|Failed to load/] })

  test('DOCS-01 an address that is not verified gets a quiet reminder that leads to the code step; a document opens in a tab of its own; the password is changed with the old one, and a mail tells of it; the account is deleted for good, after a password and a tick, and a page says so', async ({
    page,
    context,
    mail,
  }) => {
    const email = await signUpQuietly(page)
    await open(page, '/documents?lang=en')
    await test.step('the reminder', async () => {
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
    await alive(page)
    await test.step('a document', async () => {
      const opened = context.waitForEvent('page')
      await page.getByRole('link', { name: 'View Document' }).first().click()
      await (await opened).close()
    })
    const newPassword = 'sandi-baru'
    await test.step('the password', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.getByRole('button', { name: 'Change Password' }).click()
      const modal = page.getByRole('dialog', { name: 'Change Password' })
      await modal.getByLabel('Current password').fill('salah-sekali')
      await modal.getByLabel('New password').fill(newPassword)
      await modal.getByLabel('Confirm password').fill(newPassword)
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
      await page.emulateMedia({ reducedMotion: 'reduce' })
    })
    await test.step('the end of the account', async () => {
      await page.getByRole('button', { name: 'Delete Account' }).click()
      const modal = page.getByRole('dialog', { name: 'Delete Account' })
      await modal.getByLabel('Password', { exact: true }).fill(newPassword)
      // It does not look like the main thing to do: white as the way out beside it, with words in red.
      const buttons = [modal.getByRole('button', { name: 'Delete Account for Good' }), modal.getByText('Cancel')]
      for (const button of buttons) await expect(button).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await modal.getByRole('button', { name: 'Delete Account for Good' }).click()
      await expect(modal.getByRole('alert')).toHaveText('Tick the box first if you are sure')
      await expectAccessible(page, 'deletion', 'dialog[open]')
      await modal.getByLabel('Yes, delete everything').check()
      await modal.getByRole('button', { name: 'Delete Account for Good' }).click()
      await expect(page).toHaveURL(/\/account-deleted$/)
      const again = await page.request.post('/api/account/sign-in', { data: { email, password: newPassword } })
      expect(again.status()).toBe(401)
    })
  })
})
