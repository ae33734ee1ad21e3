import type { Page } from '@playwright/test'
import { openHome } from './home-page.ts'
import { expect, test } from './site-test.ts'

const invitation = (page: Page) => page.getByRole('complementary', { name: 'Ms Kiky' })
const scrollTo = (page: Page, anchor: string) =>
  page.locator(`#${anchor}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))

/** Rests in a section until the chat has come by itself, and longer. */
async function restIn(page: Page, anchor: string): Promise<void> {
  await scrollTo(page, anchor)
  await page.clock.runFor(8000)
  await page.locator('dialog.chat').waitFor({ state: 'attached' })
  await page.clock.runFor(6500)
}

/** As on the next visit. */
const forgetInvitation = (page: Page) => page.evaluate(() => sessionStorage.removeItem('kiky-invited'))

test('Ms Kiky offers her help once a visit, about the section in which somebody rests; nothing to somebody who types, and she leaves when they begin; a press asks her', async ({
  page,
}) => {
  await page.clock.install()
  await openHome(page)
  await test.step('nothing to somebody who types', async () => {
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
    await word.blur()
  })
  await test.step('once a visit, about one section', async () => {
    await restIn(page, 'teachers')
    await expect(invitation(page), 'she has invited already').toBeHidden()
    await forgetInvitation(page)
    await page.keyboard.press('Shift')
    await page.clock.runFor(6500)
    await expect(invitation(page)).toContainText('A little practice with me?')
    await scrollTo(page, 'courses')
    await expect(invitation(page), 'it was about another section').toBeHidden()
    await page.clock.runFor(6500)
    await expect(invitation(page)).toBeHidden()
  })
  await test.step('a press asks her', async () => {
    await forgetInvitation(page)
    await restIn(page, 'teachers')
    await invitation(page).getByRole('button', { name: 'A little practice' }).click()
    await expect(page.getByRole('dialog', { name: 'Ms Kiky' }).locator('.chat-ours')).toContainText('Grammar quiz')
    await expect(invitation(page)).toBeHidden()
  })
})
