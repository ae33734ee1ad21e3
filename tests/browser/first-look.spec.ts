import type { Page } from '@playwright/test'
import { alive, expect, test } from './site-test.ts'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** More than the page's five seconds. */
const LONG_MS = 20_000

const isLaidOut = (page: Page, part: string) =>
  page.locator(part).evaluate((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))

test.use(PHONE)

test.describe('the first look', () => {
  test('lays out below the fold only what comes near, and the rest after a while', async ({ page }) => {
    const { promise: mayLive, resolve: live } = Promise.withResolvers<void>()
    await page.route('**/entry-browser*.js', async (route) => {
      await mayLive
      await route.continue()
    })
    await page.goto('/?lang=en')
    expect(await isLaidOut(page, '#home')).toBe(true)
    expect(await isLaidOut(page, '#testimonials')).toBe(false)
    expect(await isLaidOut(page, '#faq')).toBe(false)
    await page.locator('#faq').scrollIntoViewIfNeeded()
    await expect.poll(() => isLaidOut(page, '#faq')).toBe(true)
    await page.clock.install()
    live()
    await alive(page)
    await page.clock.runFor(LONG_MS)
    await expect(page.locator('[data-later]')).toHaveCount(0)
    expect(await isLaidOut(page, '#testimonials')).toBe(true)
  })

  test('lays out everything at the first key, which may lead far down', async ({ page }) => {
    await page.goto('/?lang=en')
    await alive(page)
    await page.keyboard.press('End')
    const below = () => page.evaluate(() => Math.round(document.body.getBoundingClientRect().bottom) - innerHeight)
    await expect.poll(below).toBe(0)
    await expect(page.locator('[data-later]')).toHaveCount(0)
  })

  for (const name of ['Reviews', 'Contact']) {
    test(`brings to ${name} exactly, though nothing on the way was laid out`, async ({ page }) => {
      await page.goto('/?lang=en')
      await alive(page)
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name, exact: true }).click()
      const place = page.locator(':target')
      await expect.poll(() => place.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(96)
    })
  }

  test('lays out everything at once for whoever reloads or asks for a place', async ({ page }) => {
    await page.goto('/?lang=en#faq')
    expect(await isLaidOut(page, '#testimonials')).toBe(true)
    await page.goto('/?lang=en')
    await page.reload()
    expect(await isLaidOut(page, '#testimonials')).toBe(true)
  })
})
