import type { Page } from '@playwright/test'
import { alive, expect } from './site-test.ts'

/** What the tests of the home page share. */

export const DESKTOP = { viewport: { width: 1440, height: 900 } }

/** Opens the page and waits until every part of it is awake. */
export async function openHome(page: Page, path = '/?lang=en') {
  await page.goto(path)
  await alive(page)
  await page.evaluate(() => dispatchEvent(new Event('wake')))
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
}

export const registration = (page: Page) => page.getByRole('dialog', { name: 'Register for a free trial class' })
