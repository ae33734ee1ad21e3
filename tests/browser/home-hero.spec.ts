import type { Page } from '@playwright/test'
import { DESKTOP } from './home-page.ts'
import { alive, expect, test, WITH_MOTION } from './site-test.ts'

/** More than the page takes to settle. */
const LONG_MS = 10_000

test.use({ ...DESKTOP, ...WITH_MOTION })

const video = (page: Page) => page.locator('.hero video')

/** Of each video that is asked for, how long after `settle` was called. */
function watchVideos(page: Page) {
  const askedAfterMs: number[] = []
  let passedMs = 0
  page.on('request', (request) => {
    if (request.url().includes('hero-loop')) askedAfterMs.push(passedMs)
  })
  const settle = async () => {
    for (passedMs = 0; passedMs < LONG_MS; passedMs += 1000) await page.clock.runFor(1000)
  }
  return { askedAfterMs, settle }
}

test('HOME-05 the video is asked for on an able device, but not before load nor while the page settles, muted and looping; its button pauses it', async ({
  page,
}) => {
  const { askedAfterMs, settle } = watchVideos(page)
  const holdLoad = Promise.withResolvers<void>()
  await page.route('**/assets/*.png', async (route) => {
    await holdLoad.promise
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/?lang=en', { waitUntil: 'commit' })
  await page.waitForFunction(() => window.pageIsAlive)
  await page.mouse.move(50, 50)
  await alive(page)
  await settle()
  await expect(video(page)).toHaveCount(0)
  expect(askedAfterMs).toEqual([])
  holdLoad.resolve()
  await page.waitForLoadState()
  await settle()
  await expect(video(page)).toBeVisible()
  expect(await video(page).evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }))).toEqual({
    muted: true,
    loop: true,
  })
  await expect(video(page)).toHaveClass(/hero-video-shown/)
  expect(askedAfterMs).toHaveLength(1)
  expect(askedAfterMs[0]).toBeGreaterThanOrEqual(1000)
  await page.getByRole('button', { name: 'Pause animation' }).click()
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  await page.getByRole('button', { name: 'Play animation' }).click()
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(false)
})

test.describe('a video that fails', () => {
  test.use({ expectedProblems: [/404|Failed to load/] })
  test('HOME-05 is not asked for with reduced motion, and leaves the gradient and the still', async ({ page }) => {
    const { askedAfterMs, settle } = watchVideos(page)
    await page.route('**/hero-loop*', (route) => route.fulfill({ status: 404 }))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/')
    await alive(page)
    await settle()
    await expect(video(page)).toHaveCount(0)
    expect(askedAfterMs).toEqual([])
    const asked = page.waitForResponse(/hero-loop/)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await asked
    await expect(video(page)).toHaveCount(0)
    await expect(page.locator('.hero')).toHaveCSS('background-image', /gradient/)
    await expect(page.locator('.hero img')).toBeVisible()
  })
})

test('the stair plays: a step says its sentence and weaves the next one; those above wait; no video is asked for when the visitor saves data', async ({
  page,
}) => {
  const { askedAfterMs, settle } = watchVideos(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.clock.install()
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
  await settle()
  await page.waitForLoadState('networkidle')
  expect(askedAfterMs).toEqual([])
})
