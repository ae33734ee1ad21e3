import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { LANGUAGES } from '../domain/shared/language.ts'
import { layOutEverything } from '../tests/browser/site-test.ts'
import { findChromium } from '../tests/harness/programs.ts'
import { startSite } from '../tests/harness/site-process.ts'
import { buildIfStale } from './building/build-if-stale.ts'
import { PROJECT_ROOT } from './project-root.ts'
import { SHOTS } from './shots/list.ts'

/** Screenshots of every page and state into shots/, of the school in SCHOOL_DIR. Arguments select by part of a name. */
const SCREENS = [
  { width: 390, height: 844, isMobile: true },
  { width: 1440, height: 900, isMobile: false },
]
const selected = process.argv.slice(3)
const folder = join(PROJECT_ROOT, 'shots')

mkdirSync(folder, { recursive: true })
buildIfStale(PROJECT_ROOT)
const { SCHOOL_DIR } = process.env
const site = await startSite(SCHOOL_DIR ? { SCHOOL_DIR: resolve(SCHOOL_DIR) } : {})
const executablePath = findChromium()
if (!executablePath) throw new Error('There is no Chromium to take pictures with')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
for (const shot of SHOTS.filter(({ name }) => selected.length === 0 || selected.some((part) => name.includes(part)))) {
  for (const screen of SCREENS) {
    for (const language of LANGUAGES) {
      const page = await openPage(browser, screen, `${site.address}${shot.path}?lang=${language}`)
      await shot.prepare?.(page)
      await layOutEverything(page)
      await showAllImages(page)
      const path = join(folder, `${shot.name}-${screen.width}-${language}.png`)
      await page.screenshot({ path, fullPage: !shot.onlyWindow, animations: 'disabled' })
      await page.context().close()
      console.log(path)
    }
  }
}
await browser.close()
await site.stop()

async function openPage(
  on: Browser,
  { isMobile, ...viewport }: (typeof SCREENS)[number],
  address: string,
): Promise<Page> {
  const context = await on.newContext({
    viewport,
    isMobile,
    hasTouch: isMobile,
    locale: 'id-ID',
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ ...(await site.demoCookie()), url: site.address }])
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForFunction(() => document.documentElement.dataset.alive === 'true')
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** A full-page screenshot does not scroll, so lazily loaded images would be missing. */
async function showAllImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility())
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => {})))
  })
}
