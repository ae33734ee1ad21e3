import type { Page } from '@playwright/test'
import { alive, expect } from './site-test.ts'

/** What the tests of the explainer share. */

export const section = (page: Page) => page.locator('#ai-explainer')
export const input = (page: Page) => page.locator('#explainer-word')
export const card = (page: Page) => section(page).getByRole('article')
export const status = (page: Page) => page.locator('#explainer-problem')

export async function openExplainer(page: Page, { language = 'en', address = '' } = {}): Promise<void> {
  await page.goto(`${address}/?lang=${language}#ai-explainer`)
  await alive(page)
  await expect(section(page).getByRole('button', { name: /resilient/ })).toBeVisible()
  await page.waitForFunction(() => !document.querySelector('#ai-explainer')?.closest('[data-asleep]'))
}

export async function ask(page: Page, word: string): Promise<void> {
  await input(page).fill(word)
  await input(page).press('Enter')
}

/** As a visitor who has asked nothing yet. */
export async function askAnew(page: Page, word: string): Promise<void> {
  await page.evaluate(() => {
    localStorage.removeItem('explainer-recent')
    localStorage.setItem('user-id', `user_${Math.random()}`)
  })
  await ask(page, word)
}

/** What the page asks the server from now on. */
export function countCalls(page: Page): { word: string; userId: string }[] {
  const bodies: { word: string; userId: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/explain-word')) bodies.push(request.postDataJSON())
  })
  return bodies
}
