import type { Page } from '@playwright/test'
import { openHome } from './home-page.ts'
import { expect, test } from './site-test.ts'

const invitation = (page: Page) => page.getByRole('complementary', { name: 'Ms Kiky' })

/** Rests in a section until the chat has come by itself, and longer. */
async function restIn(page: Page, anchor: string): Promise<void> {
  await page.locator(`#${anchor}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await page.clock.runFor(8000)
  await page.locator('dialog.chat').waitFor({ state: 'attached' })
  await page.clock.runFor(6500)
}

test('Ms Kiky offers her help once a visit, about the section in which somebody rests; a press asks her', async ({
  page,
}) => {
  await page.clock.install()
  await openHome(page)
  await restIn(page, 'teachers')
  await expect(invitation(page)).toContainText('A little practice with me?')
  await page.locator('#courses').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await expect(invitation(page), 'it was about another section').toBeHidden()
  await page.clock.runFor(6500)
  await expect(invitation(page)).toBeHidden()

  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await openHome(page)
  await restIn(page, 'teachers')
  await invitation(page).getByRole('button', { name: 'A little practice' }).click()
  await expect(page.getByRole('dialog', { name: 'Ms Kiky' }).locator('.chat-ours')).toContainText('Grammar quiz')
  await expect(invitation(page)).toBeHidden()
})

test('Ms Kiky offers nothing to somebody who types, and leaves when they begin', async ({ page }) => {
  await page.clock.install()
  await openHome(page)
  const word = page.locator('#explainer-word')
  await word.focus()
  await restIn(page, 'ai-explainer')
  await expect(invitation(page)).toBeHidden()
  await word.blur()
  await page.keyboard.press('Shift')
  await page.clock.runFor(6500)
  await expect(invitation(page)).toContainText('Got an English sentence?')
  await word.focus()
  await expect(invitation(page)).toBeHidden()
})
