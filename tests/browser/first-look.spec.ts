import type { Page } from '@playwright/test'
import { alive, expect, PUT_OFF, test } from './site-test.ts'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
declare global {
  interface Window {
    shifts: number
  }
}

/** Runs in the page. */
function countShifts(): void {
  window.shifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

const isLaidOut = (page: Page, part: string) =>
  page.locator(part).evaluate((element) => element.firstElementChild?.checkVisibility())

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** All that lies below is laid out: soon after the page has loaded. */
const isWhole = (page: Page) => expect(page.locator(PUT_OFF)).toHaveCount(0)

/** What lies below the first screen, as in app/styles/first-look.css. */
const BELOW = 'section ~ section, section ~ [data-asleep] > section, footer, [data-below]'

test.use(PHONE)

test.describe('the first look', () => {
  for (const { path, part } of [
    { path: '/', part: '#faq' },
    { path: '/programs', part: '#exam-prep' },
  ])
    for (const width of [390, 1440])
      test(`of ${path} at ${width} px lays out below the fold after the first screen, when its style has come, in as much room`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 })
        const { promise: mayCome, resolve: come } = Promise.withResolvers<void>()
        await page.route('**/assets/*.css', async (route) => {
          await mayCome
          await route.continue()
        })
        await page.goto(`${path}?lang=en`, { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        await expect.poll(() => isLaidOut(page, part)).toBe(false)
        await expect(page.locator('footer')).toBeAttached()
        const before = await heightOf(page)
        come()
        await isWhole(page)
        expect(await isLaidOut(page, part)).toBe(true)
        expect(Math.abs(before / (await heightOf(page)) - 1)).toBeLessThan(0.04)
      })

  test.describe('nothing moves', () => {
    test.beforeEach(({ page }) => page.addInitScript(countShifts))
    const shiftsOf = async (page: Page) => {
      // Step by step, as for a visitor: `alive` would lay out everything at once.
      await isWhole(page)
      await alive(page)
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
      return page.evaluate(() => window.shifts)
    }

    test('when the rest of the style comes late', async ({ page }) => {
      for (const path of ['/', '/programs', '/login']) {
        const { promise: mayCome, resolve: come } = Promise.withResolvers<void>()
        await page.route('**/assets/*.css', async (route) => {
          await mayCome
          await route.continue()
        })
        await page.goto(path, { waitUntil: 'commit' })
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        await page.evaluate(() => document.fonts.ready)
        come()
        expect(await shiftsOf(page), path).toBeLessThan(0.01)
        await page.unrouteAll()
      }
    })

    test('when what lies below is laid out', async ({ page }) => {
      for (let visit = 0; visit < 3; visit++) {
        await page.goto('/')
        expect(await shiftsOf(page)).toBeLessThan(0.01)
        await page.evaluate(() => sessionStorage.removeItem('dressed'))
      }
    })
  })

  for (const width of [390, 768]) {
    test(`every picture comes with the page, without a sign of the visitor, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      await isWhole(page)
      const missing = () =>
        page.evaluate(() => [...document.images].filter((image) => !image.complete || !image.naturalWidth).length)
      await expect.poll(missing, { timeout: 2000 }).toBe(0)
    })
  }

  for (const language of ['id', 'en'])
    for (const width of [390, 1440]) {
      test(`reserves what each part below takes, within 3 %, at ${width} px in ${language}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        for (const path of ['/', '/programs']) {
          await page.goto(`${path}?lang=${language}`)
          await isWhole(page)
          const parts = await page.locator(BELOW).evaluateAll((all) =>
            all.map((part) => {
              const reserved = Number.parseFloat(getComputedStyle(part).containIntrinsicHeight.replace('auto ', ''))
              const { height } = part.getBoundingClientRect()
              return { part: part.id || part.className, reserved, height, apart: Math.abs(reserved / height - 1) }
            }),
          )
          expect(parts.length).toBeGreaterThan(6)
          expect(parts.filter(({ apart }) => !(apart <= 0.03))).toEqual([])
        }
      })
    }

  test('leads to the very end by key, though nothing on the way was laid out', async ({ page }) => {
    await page.goto('/?lang=en')
    await alive(page)
    await page.keyboard.press('End')
    await isWhole(page)
    await page.evaluate(() => document.fonts.ready)
    await page.keyboard.press('End')
    const below = () => page.evaluate(() => Math.round(document.body.getBoundingClientRect().bottom) - innerHeight)
    await expect.poll(below).toBe(0)
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
