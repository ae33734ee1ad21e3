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
  test.beforeEach(({ page }) => page.addInitScript(countShifts))

  for (const [language, width, otherWidth] of [
    ['id', 390, 1440],
    ['en', 1440, 390],
  ] as const)
    test(`at ${width} px in ${language}, when the style comes late: what is below the fold is laid out after the first screen, in as much room as was reserved, within 3 %, and nothing moves`, async ({
      page,
    }) => {
      for (const { path, part } of [
        { path: '/', part: '#faq' },
        { path: '/programs', part: '#exam-prep' },
      ]) {
        await page.setViewportSize({ width, height: 844 })
        const come = await holdStyle(page, `${path}?lang=${language}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        await expect.poll(() => isLaidOut(page, part)).toBe(false)
        await expect(page.locator('footer')).toBeAttached()
        await firstPaint(page)
        const before = await heightOf(page)
        await come()
        // Step by step, as for a visitor: `alive` would lay out everything at once.
        await isWhole(page)
        expect(await isLaidOut(page, part)).toBe(true)
        expect(Math.abs(before / (await heightOf(page)) - 1)).toBeLessThan(0.04)
        const shifts = await shiftsOf(page)
        await expectRoomAsReserved(page, `${path} in ${language} at ${width}`)
        await page.setViewportSize({ width: otherWidth, height: 844 })
        await expectRoomAsReserved(page, `${path} in ${language} at ${otherWidth}`)
        await page.setViewportSize({ width, height: 844 })
        const afterResizing = await shiftsOf(page)
        await alive(page)
        expect(shifts + (await shiftsOf(page)) - afterResizing, path).toBeLessThan(0.01)
        await page.evaluate(() => sessionStorage.removeItem('dressed'))
      }
    })

  test('nothing moves on a small page when the rest of the style comes late', async ({ page }) => {
    const come = await holdStyle(page, '/login')
    await firstPaint(page)
    await come()
    await isWhole(page)
    await alive(page)
    expect(await shiftsOf(page)).toBeLessThan(0.01)
  })

  test('the menu that is opened before the style has come shows with it, not half', async ({ page }) => {
    const come = await holdStyle(page, '/?lang=en')
    await firstPaint(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.locator('#menu')
    await expect(menu).toHaveJSProperty('open', true)
    await expect(menu).toBeHidden()
    await come()
    await expect(menu).toBeVisible()
    const bottom = () => menu.evaluate((element) => element.getBoundingClientRect().bottom)
    await expect.poll(bottom).toBeGreaterThanOrEqual(844)
  })

  test('every picture comes with the page, without a sign of the visitor, at 390 and 768 px, and nothing moves when what lies below is laid out', async ({
    page,
  }) => {
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      await isWhole(page)
      const missing = () =>
        page.evaluate(() => [...document.images].filter((image) => !image.complete || !image.naturalWidth).length)
      await expect.poll(missing, { timeout: 2000 }).toBe(0)
      await alive(page)
      expect(await shiftsOf(page)).toBeLessThan(0.01)
      await page.evaluate(() => sessionStorage.removeItem('dressed'))
    }
  })

  test('brings to Reviews and Contact exactly, and by key to the very end, though nothing on the way was laid out; whoever reloads or asks for a place has everything laid out at once', async ({
    page,
  }) => {
    for (const name of ['Reviews', 'Contact']) {
      await page.goto('/?lang=en')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name, exact: true }).click()
      const place = page.locator(':target')
      await expect.poll(() => place.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(96)
    }
    await test.step('by key to the very end', async () => {
      await page.goto('/?lang=id')
      await page.keyboard.press('End')
      await isWhole(page)
      await page.evaluate(() => document.fonts.ready)
      await page.keyboard.press('End')
      const below = () => page.evaluate(() => Math.round(document.body.getBoundingClientRect().bottom) - innerHeight)
      await expect.poll(below).toBe(0)
    })
    await test.step('everything at once for whoever reloads or asks for a place', async () => {
      await page.reload()
      expect(await isLaidOut(page, '#testimonials')).toBe(true)
      await page.goto('/?lang=en#faq')
      expect(await isLaidOut(page, '#testimonials')).toBe(true)
    })
  })
})

/** Opens the page without the style that is no part of it; it comes when the answer is called. */
async function holdStyle(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: mayCome, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.css', async (route) => {
    await mayCome
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.evaluate(() => document.fonts.ready)
}

/** All that was painted so far is counted. */
async function shiftsOf(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
  return page.evaluate(() => window.shifts)
}

async function expectRoomAsReserved(page: Page, what: string): Promise<void> {
  expect(await page.locator(BELOW).count(), what).toBeGreaterThan(6)
  // A part that comes to life at this moment is measured once more.
  await expect.poll(() => partsOfOtherHeight(page), { message: what }).toEqual([])
}

const partsOfOtherHeight = (page: Page) =>
  page.locator(BELOW).evaluateAll((all) =>
    all
      .map((part) => {
        const reserved = Number.parseFloat(getComputedStyle(part).containIntrinsicHeight.replace('auto ', ''))
        const { height } = part.getBoundingClientRect()
        return { part: part.id || part.className, reserved, height, apart: Math.abs(reserved / height - 1) }
      })
      .filter(({ apart }) => !(apart <= 0.03)),
  )
