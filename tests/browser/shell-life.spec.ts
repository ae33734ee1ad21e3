import type { BrowserContext, Page } from '@playwright/test'
import { alive, expect, test } from './site-test.ts'

test.use({ demoMode: true })

/** In which no pointer rests: when the layout changes under one, browsers report a move. */
async function unmovedPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  // The browser reports a pointer that rests when something under it is laid out.
  await page.addInitScript(() =>
    addEventListener('pointermove', (event) => event.isTrusted && event.stopImmediatePropagation(), true),
  )
  return page
}

/** Characters of script in the document. */
const MOST_INLINE = 2560

test.describe('coming to life', () => {
  test('no script but the inline one is asked for before load; the first key brings the page to life before it would come by itself', async ({
    context,
  }) => {
    const page = await unmovedPage(context)
    await page.goto('/')
    await alive(page)
    const { all, beforeLoad } = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      const isEarly = ({ startTime }: PerformanceEntry) => startTime < (visit?.loadEventStart ?? 0)
      return { all: scripts.length, beforeLoad: scripts.filter(isEarly).map(({ name }) => name) }
    })
    expect(all).toBeGreaterThan(0)
    expect(beforeLoad).toEqual([])
    const inline = await page.locator('script:not([src]):not([type$="json"])').allTextContents()
    expect(inline.join('').length).toBeLessThan(MOST_INLINE)

    await page.addInitScript(() => {
      const { setTimeout } = window
      const never = 0
      window.setTimeout = ((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
        ms < 4000 ? setTimeout(run, ms, ...rest) : never) as typeof window.setTimeout
    })
    await page.goto('/login')
    expect(await page.evaluate(() => document.documentElement.dataset.alive)).toBeUndefined()
    await page.keyboard.press('Tab')
    await page.waitForFunction(() => document.documentElement.dataset.alive === 'true')
  })

  test('a link of the menu that was followed too early closes it when the page has come to life', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.route('**/assets/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/?lang=en')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page).toHaveURL(/#contact$/)
    held.resolve()
    await expect(page.getByRole('dialog')).toBeHidden()
    const top = () => page.locator('#contact').evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await expect.poll(top).toBe(96)
  })

  test('a click that came too early is replayed', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/dev/components')
    await page.getByRole('button', { name: 'Buka modal' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    held.resolve()
    await expect(page.getByRole('dialog', { name: 'Daftar kelas percobaan gratis' })).toBeVisible()
  })

  test.describe('a chunk that cannot be loaded', () => {
    test.use({ expectedProblems: [/404/] })
    test('of the registration leads to the form in the page instead, and what was typed stays', async ({ page }) => {
      const typed = Promise.withResolvers<void>()
      await page.route('**/assets/registration-modal-*.js', async (route) => {
        await typed.promise
        await route.fulfill({ status: 404 })
      })
      const asked = page.waitForResponse('**/healthz')
      await page.goto('/')
      await alive(page)
      const name = page.locator('#promo').getByLabel('Nama lengkap')
      await name.fill('Sari Wulandari')
      typed.resolve()
      await page.getByRole('button', { name: 'Mulai Sekarang' }).click()
      await expect(page).toHaveURL(/#promo$/)
      await expect(page.locator('#promo form')).toBeInViewport()
      await asked
      await page.waitForLoadState('networkidle')
      await expect(name).toHaveValue('Sari Wulandari')
    })

    test('reloads the page once', async ({ page }) => {
      // A page that was reloaded for a test before is not reloaded again within a minute.
      await page.goto('/healthz')
      await page.evaluate(() => sessionStorage.clear())
      let documents = 0
      page.on('request', (request) => {
        if (request.resourceType() === 'document') documents += 1
      })
      await page.route('**/assets/login-*.js', (route) => route.fulfill({ status: 404 }))
      await page.goto('/login')
      await page.mouse.move(50, 50)
      await expect.poll(() => documents, { timeout: 30_000 }).toBe(2)
      await page.waitForLoadState('networkidle')
      expect(documents).toBe(2)
    })
  })
})
