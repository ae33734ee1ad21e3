import type { Page } from '@playwright/test'
import type { FakeModelService } from '../harness/fake-model-service.ts'
import { alone } from './alone.ts'
import { AXE_WIDTHS, test as base, expect, expectAccessible } from './site-test.ts'

/** What the model says, for a question of this kind. */
export const says = (reply: string, changes: object = {}) => ({
  says: { intent: 'grammar', reply, corrections: [], lead: { start: false, goal: null }, ...changes },
})

/** The model of a test says what it is told to, and has been asked nothing yet. */
export const test = base.extend<{ model: FakeModelService }>({
  site: async ({ sites }, use) => use((await sites.withModel()).site),
  model: [
    async ({ sites }, use) => {
      const { model } = await sites.withModel()
      model.answers.length = 0
      model.asked.length = 0
      model.usual = says('Halo juga!')
      await use(model)
    },
    { auto: true },
  ],
})

export { expect } from './site-test.ts'

/** The panel on the home page, in English unless told otherwise, and how to use it. */
export async function openChat(page: Page, language: 'id' | 'en' = 'en', address = '') {
  await page.goto(`${address}/?lang=${language}`)
  await page.getByRole('button', { name: language === 'en' ? 'Open chat' : 'Buka chat' }).click()
  await page.getByRole('log').getByRole('paragraph').first().waitFor()
  return chatOf(page, language)
}

/** The panel that is open, and how to use it. */
export function chatOf(page: Page, language: 'id' | 'en' = 'en') {
  const panel = page.getByRole('dialog', { name: 'Ms Kiky' })
  const log = panel.getByRole('log')
  const input = panel.getByRole('textbox')
  return {
    panel,
    log,
    input,
    send: panel.getByRole('button', { name: language === 'en' ? 'Send' : 'Kirim', exact: true }),
    replies: log.locator('.chat-theirs'),
    say: async (text: string) => {
      await input.fill(text)
      await input.press('Enter')
    },
  }
}

/** At these widths nothing overflows, and at the last one axe finds nothing. The window keeps that width. */
export const expectClean = (page: Page, what: string, widths = AXE_WIDTHS.other): Promise<void> =>
  alone(page, 'dialog.chat', async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const tooWide = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(tooWide, `${what} at ${width}`).toBeLessThanOrEqual(0)
    }
    await expect(page.locator('dialog.chat')).toHaveCSS('opacity', '1')
    await expectAccessible(page, what, 'dialog.chat')
  })
