import type { Page } from '@playwright/test'
import { openChat } from './chat-test.ts'
import { expect, test } from './site-test.ts'
import { followSwitch } from './whole-page.ts'

const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))

test('the chat has edges with forced colours, a whole name with text at 200 %, links of one line, and half of the window, in both languages, while details are asked for', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { say, replies, panel, log } = await openChat(page, 'id')
  await test.step('forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    for (const part of ['.chat-bubble', '.badge', '.chat-send', '.chat-starters button'])
      await expect(panel.locator(part).first(), part).toHaveCSS('border-top-width', '1px')
    await page.emulateMedia({ forcedColors: null })
  })
  await test.step('text at 200 %', async () => {
    const devTools = await context.newCDPSession(page)
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    for (const { width, height } of [
      { width: 390, height: 844 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize({ width, height })
      const name = await panel.getByRole('heading', { name: 'Ms Kiky' }).boundingBox()
      expect(name?.height, `${width}`).toBeLessThan(40)
      expect((await log.boundingBox())?.height, `${width}`).toBeGreaterThanOrEqual(height / 2)
    }
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  })
  await test.step('a phone number and a mail address in a reply are links of one line each', async () => {
    await say('nomor telepon dan e-mail kalian apa?')
    const links = replies.last().locator('.chat-link')
    await expect(links.filter({ hasText: '@' })).toHaveCount(1)
    await expect(links.filter({ hasText: '+62' })).toHaveCount(1)
    for (const { height } of await boxes(page, '.chat-link')) expect(height).toBeLessThan(32)
  })
  await test.step('the conversation keeps half of the window while details are asked for', async () => {
    await say('Aku mau daftar')
    await expect(panel.locator('.chat-purpose')).toContainText('Datamu kami pakai')
    expect((await log.boundingBox())?.height).toBeGreaterThanOrEqual(568 / 2)
    await followSwitch(page, 'en')
    await expect(panel.locator('.chat-purpose')).toContainText('We use your details')
    expect((await log.boundingBox())?.height, 'in English').toBeGreaterThanOrEqual(568 / 2)
  })
})
