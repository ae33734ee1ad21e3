import type { Page } from '@playwright/test'
import { alive, expect, test } from './site-test.ts'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
declare global {
  interface Window {
    shifts: number
  }
}

interface Place {
  id: string
  top: number
  height: number
}

/** How many colours the picture has in each place: a blank one has one or two. */
function coloursIn(page: Page, picture: Buffer, places: Place[]): Promise<Record<string, number>> {
  return page.evaluate(
    async ({ data, places }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const count = ({ top, height }: { top: number; height: number }) => {
        const pixels = new Uint32Array(context?.getImageData(0, top, image.width, height).data.buffer ?? [])
        return new Set(pixels).size
      }
      return Object.fromEntries(places.map((place) => [place.id, count(place)]))
    },
    { data: picture.toString('base64'), places },
  )
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

/** All that lies below is laid out: soon after the page has loaded. */
const isWhole = (page: Page) => expect(page.locator('[data-later]')).toHaveCount(0)

test.use(PHONE)

test.describe('the first look', () => {
  test('lays out below the fold after the first screen, when its style has come', async ({ page }) => {
    const { promise: mayCome, resolve: come } = Promise.withResolvers<void>()
    await page.route('**/entry-browser*.css', async (route) => {
      await mayCome
      await route.continue()
    })
    await page.goto('/?lang=en', { waitUntil: 'commit' })
    await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible()
    await expect.poll(() => isLaidOut(page, '#faq')).toBe(false)
    come()
    await isWhole(page)
    expect(await isLaidOut(page, '#testimonials')).toBe(true)
  })

  test.describe('nothing moves', () => {
    test.beforeEach(({ page }) => page.addInitScript(countShifts))
    const shiftsOf = async (page: Page) => {
      await alive(page)
      await isWhole(page)
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
      return page.evaluate(() => window.shifts)
    }

    test('when the rest of the style comes late', async ({ page }) => {
      for (const path of ['/', '/programs', '/login']) {
        const { promise: mayCome, resolve: come } = Promise.withResolvers<void>()
        await page.route('**/entry-browser*.css', async (route) => {
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

  for (const path of ['/', '/programs']) {
    test(`a picture of the whole of ${path} has every section in it`, async ({ page, context }) => {
      await page.goto(path)
      await isWhole(page)
      const picture = await page.screenshot({ fullPage: true })
      const sections = await page.locator('main section').evaluateAll((all) =>
        all.map((section) => {
          const { top, height } = section.getBoundingClientRect()
          return { id: section.id, top: top + scrollY, height }
        }),
      )
      expect(sections.length).toBeGreaterThan(4)
      const colours = await coloursIn(await context.newPage(), picture, sections)
      for (const [id, count] of Object.entries(colours)) expect(count, id).toBeGreaterThan(8)
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
