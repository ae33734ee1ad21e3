import type { Page } from '@playwright/test'
import { expectAccessible } from './site-test.ts'

/** Hides everything beside a part meanwhile: to lay out and to look through the page around it costs more than the part. */
export async function alone(page: Page, part: string, look: () => Promise<void>): Promise<void> {
  await page.locator(part).evaluate((element) => {
    for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement)
      for (const beside of inner.parentElement.children) {
        if (beside === inner || !(beside instanceof HTMLElement)) continue
        beside.dataset.aside = ''
        beside.style.setProperty('display', 'none', 'important')
      }
  })
  await look()
  await page.locator('[data-aside]').evaluateAll((hidden) => {
    for (const beside of hidden as HTMLElement[]) {
      delete beside.dataset.aside
      beside.style.removeProperty('display')
    }
  })
}

/** As `expectAccessible` of a part that does not depend on what is around it. */
export const expectPartAccessible = (page: Page, what: string, part: string): Promise<void> =>
  alone(page, part, () => expectAccessible(page, what, part))
