import type { Page } from '@playwright/test'
import { alive, expect } from './site-test.ts'

/** Opens a page of which nothing may move while it comes to life. */
export async function openUnmoved(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const shift = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        // Alive, and drawn once more: what moves by coming to life has moved.
        const look = () =>
          document.documentElement.dataset.alive
            ? requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
            : requestAnimationFrame(look)
        dispatchEvent(new Event('pointermove'))
        look()
      }),
  )
  expect(await shift, path).toBeLessThan(0.02)
  await alive(page)
}
