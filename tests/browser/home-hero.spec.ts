import type { Page } from '@playwright/test'
import { DESKTOP } from './home-page.ts'
import { alive, expect, test, WITH_MOTION } from './site-test.ts'

/** More than the page takes to settle. */
const LONG_MS = 10_000

test.use({ ...DESKTOP, ...WITH_MOTION })

test.describe('hero video', () => {
  const video = (page: Page) => page.locator('.hero video')

  test('HOME-05 appears only after load, muted and looping; its button pauses it', async ({ page }) => {
    const holdLoad = Promise.withResolvers<void>()
    await page.route('**/assets/*.png', async (route) => {
      await holdLoad.promise
      await route.continue()
    })
    await page.goto('/?lang=en', { waitUntil: 'commit' })
    await page.waitForFunction(() => window.pageIsAlive)
    await page.mouse.move(50, 50)
    await alive(page)
    await expect(video(page)).toHaveCount(0)
    holdLoad.resolve()
    await expect(video(page)).toBeVisible()
    expect(await video(page).evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }))).toEqual({
      muted: true,
      loop: true,
    })
    await expect(video(page)).toHaveClass(/hero-video-shown/)
    await page.getByRole('button', { name: 'Pause animation' }).click()
    await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
    await page.getByRole('button', { name: 'Play animation' }).click()
    await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(false)
  })

  async function videosAskedFor(page: Page) {
    const asked: { url: string; afterMs: number }[] = []
    let passedMs = 0
    page.on('request', (request) => {
      if (request.url().includes('hero-loop')) asked.push({ url: request.url(), afterMs: passedMs })
    })
    await page.clock.install()
    await page.goto('/')
    await alive(page)
    for (passedMs = 0; passedMs < LONG_MS; passedMs += 1000) await page.clock.runFor(1000)
    await page.waitForLoadState('networkidle')
    return asked
  }

  test.describe('that fails', () => {
    test.use({ expectedProblems: [/404|Failed to load/] })
    test('HOME-05 leaves the gradient and the still', async ({ page }) => {
      await page.route('**/hero-loop*', (route) => route.fulfill({ status: 404 }))
      const asked = page.waitForResponse(/hero-loop/)
      await page.goto('/')
      await asked
      await expect(video(page)).toHaveCount(0)
      await expect(page.locator('.hero')).toHaveCSS('background-image', /gradient/)
      await expect(page.locator('.hero img')).toBeVisible()
    })
  })

  test('is not asked for with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await videosAskedFor(page)).toEqual([])
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  })

  test('is not asked for when the visitor saves data', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    expect(await videosAskedFor(page)).toEqual([])
  })

  test('is asked for on an able device, but not while the page settles', async ({ page }) => {
    const asked = await videosAskedFor(page)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.afterMs).toBeGreaterThanOrEqual(1000)
  })
})

test('the stair plays: a step says its sentence and weaves the next one; those above wait', async ({ page }) => {
  await page.goto('/?lang=id')
  await alive(page)
  await page.mouse.move(200, 400)
  const step = (number: number) => page.getByRole('button', { name: `Langkah ${number}:` })
  await step(1).press('Enter')
  await expect(page.locator('.play-say')).toHaveText(['Hi!Hai!'])
  await expect(step(3)).toHaveAttribute('aria-disabled', 'true')
  for (const number of [2, 3, 4, 5]) await step(number).press('Enter')
  await expect(page.locator('.play-say')).toHaveCount(5)
  await expect(page.getByRole('link', { name: 'Ambil Kelas Gratis' })).toBeVisible()
})
