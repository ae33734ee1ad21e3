import type { Page } from '@playwright/test'

async function ask(page: Page, word: string): Promise<void> {
  await page.locator('#ai-explainer').scrollIntoViewIfNeeded()
  await page.locator('#explainer-word').fill(word)
  await page.locator('#explainer-word').press('Enter')
}

const WORDS = {
  found: 'resilient',
  phrase: 'look forward to',
  form: 'went',
  spelling: 'beautifull',
  near: 'tought',
  unknown: 'blorfen',
  indonesian: 'semangat',
}

const answered = Object.entries(WORDS).map(([name, word]) => ({
  name: `explainer-${name}`,
  prepare: async (page: Page) => {
    await ask(page, word)
    await page.locator('.answer h3').waitFor()
  },
}))

const STATES = [
  ...answered,
  {
    name: 'explainer-busy',
    prepare: async (page: Page) => {
      await page.route('**/api/explain-word', () => {})
      await ask(page, 'resilient')
      await page.locator('.answer[aria-busy="true"]').waitFor()
    },
  },
  {
    name: 'explainer-too-quick',
    prepare: async (page: Page) => {
      for (const word of ['brave', 'went', 'bold']) {
        await ask(page, word)
        await page.locator('.answer h3').waitFor()
      }
      await ask(page, 'resilient')
      await page.locator('.explainer-note').waitFor()
    },
  },
  { name: 'explainer-empty', prepare: (page: Page) => ask(page, '') },
]

export const EXPLAINER_SHOTS = STATES.map(({ name, prepare }) => ({
  name,
  path: '/',
  onlyWindow: true,
  prepare,
}))
