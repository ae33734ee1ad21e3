import type { Page } from '@playwright/test'
import { type FakeModelService, startFakeModelService } from '../harness/fake-model-service.ts'
import { FAKE_KEY } from '../harness/model-wires.ts'
import { startSite } from '../harness/site-process.ts'
import { test as base } from './site-test.ts'

/** What the model says, for a question of this kind. */
export const says = (reply: string, changes: object = {}) => ({
  says: { intent: 'grammar', reply, corrections: [], lead: { start: false, goal: null }, ...changes },
})

export const settingsFor = (model: FakeModelService) => ({
  AI_PROVIDER: 'gemini',
  AI_API_KEY: FAKE_KEY,
  AI_BASE_URL: model.url.gemini,
})

/** Each worker has a model on loopback that says what a test tells it to. */
export const test = base.extend<{ freshModel: undefined }, { model: FakeModelService }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const model = await startFakeModelService(says('Halo juga!'))
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ model }, use) => {
      const site = await startSite({ ...settingsFor(model), WHATSAPP_BUSINESS_NUMBER: '6282222222222' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  freshModel: [
    async ({ model }, use) => {
      model.answers.length = 0
      model.asked.length = 0
      model.usual = says('Halo juga!')
      await use(undefined)
    },
    { auto: true },
  ],
})

export { expect } from './site-test.ts'

/** The panel on the home page, in English unless told otherwise, and how to use it. */
export async function openChat(page: Page, language: 'id' | 'en' = 'en', address = '') {
  await page.goto(`${address}/?lang=${language}`)
  await page.getByRole('button', { name: language === 'en' ? 'Open chat' : 'Buka chat' }).click()
  const panel = page.getByRole('dialog', { name: 'Ms Kiky' })
  const log = panel.getByRole('log')
  const input = panel.getByRole('textbox')
  await log.getByRole('paragraph').first().waitFor()
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
