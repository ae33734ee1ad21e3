import type { Page } from '@playwright/test'
import { expect, openChat, test } from './chat-test.ts'
import { expectAccessible } from './site-test.ts'

async function talk(page: Page, language: 'id' | 'en' = 'en') {
  const chat = await openChat(page, language)
  await chat.say('Hello')
  await expect(chat.replies).toHaveCount(2)
  const startOver = language === 'en' ? 'Start over' : 'Mulai lagi'
  const question = chat.panel.getByRole('group', { name: `${startOver}?` })
  return {
    ...chat,
    ways: chat.panel.locator('.chat-ways').getByRole('button', { name: startOver }),
    question,
    goOn: question.getByRole('button', { name: startOver }),
    keep: question.getByRole('button', { name: language === 'en' ? 'Keep' : 'Tidak jadi' }),
  }
}

for (const language of ['id', 'en'] as const)
  test(`CHAT-06 starting over asks first, in words of the page: ${language}`, async ({ page }) => {
    const { ways, question, keep, goOn, replies, log } = await talk(page, language)
    await ways.click()
    await expect(question).toBeVisible()
    await expectAccessible(page, language, '.chat')
    await keep.click()
    await expect(question).toBeHidden()
    await expect(log).toContainText('Hello')
    await ways.click()
    await goOn.click()
    await expect(question).toBeHidden()
    await expect(replies).toHaveCount(1)
    await expect(log).not.toContainText('Hello')
  })

test('the question is answered by keyboard: it begins at the safe answer, Escape keeps, and focus stays near', async ({
  page,
}) => {
  const { ways, question, keep, goOn, panel, log, input, replies } = await talk(page)
  await ways.focus()
  await page.keyboard.press('Enter')
  await expect(keep).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(panel).toBeVisible()
  await expect(ways).toBeFocused()
  await expect(log).toContainText('Hello')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await expect(goOn).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(replies).toHaveCount(1)
  await expect(input).toBeFocused()
})

test('a double click starts nothing over; closing the panel or going on with the talk keeps it', async ({ page }) => {
  const { ways, question, panel, log, say, replies } = await talk(page)
  await ways.dblclick()
  await expect(question).toBeVisible()
  await expect(log).toContainText('Hello')
  await panel.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Open chat' }).click()
  await expect(question).toBeHidden()
  await ways.click()
  await say('Let us go on')
  await expect(question).toBeHidden()
  await expect(replies).toHaveCount(3)
})

test('a conversation that has not begun is not asked about', async ({ page }) => {
  const { panel, replies } = await openChat(page)
  await panel.getByRole('button', { name: 'Start over' }).click()
  await expect(panel.getByRole('group', { name: 'Start over?' })).toBeHidden()
  await expect(replies).toHaveCount(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true })

  test('the question fits, and the keyboard does not come up after it', async ({ page }) => {
    const { ways, question, goOn, keep, input, panel } = await talk(page, 'id')
    await ways.tap()
    for (const button of [goOn, keep]) await expect(button).toBeInViewport({ ratio: 1 })
    const { width } = (await question.boundingBox()) ?? { width: 999 }
    expect(width).toBeLessThanOrEqual(320)
    await goOn.tap()
    await expect(ways).toBeFocused()
    await expect(input).not.toBeFocused()
    await expect(panel).toBeVisible()
  })
})
