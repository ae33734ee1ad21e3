import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { LANGUAGES, type Language } from '../domain/shared/language.ts'
import { layOutEverything } from '../tests/browser/site-test.ts'
import { findChromium } from '../tests/harness/programs.ts'
import { buildIfStale } from './building/build-if-stale.ts'
import { PROJECT_ROOT } from './project-root.ts'
import { SHOTS } from './shots/list.ts'
import { createPlaces, type Place } from './shots/places.ts'
import type { Shot } from './shots/shot.ts'

/**
 * Screenshots of every page and state into shots/, of the school in SCHOOL_DIR. Arguments select: a part of a name, a
 * width, a language. `npm run shots -- desk 390 id`
 */
const SCREENS = [
  { width: 390, height: 844, isMobile: true },
  { width: 1440, height: 900, isMobile: false },
]
/** Letters stand as far apart as on a screen with more points. */
const ARGS = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none']
const asked = process.argv.slice(3)
const chosen = <Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly Item[] => {
  const some = items.filter((item) => asked.includes(nameOf(item)))
  return some.length > 0 ? some : items
}
const screens = chosen(SCREENS, ({ width }) => String(width))
const languages = chosen(LANGUAGES, String)
const names = asked.filter((part) => ![...SCREENS.map(({ width }) => String(width)), ...LANGUAGES].includes(part))
const folder = join(PROJECT_ROOT, 'shots')

mkdirSync(folder, { recursive: true })
buildIfStale(PROJECT_ROOT)
const executablePath = findChromium()
if (!executablePath) throw new Error('There is no Chromium to take pictures with')
const browser = await chromium.launch({ executablePath, args: ARGS })
const places = createPlaces(browser)
for (const shot of SHOTS.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part))))
  for (const screen of screens) for (const language of languages) await take(shot, screen, language)
await browser.close()
await places.stop()

/** A state that cannot be reached is named, and the others are taken. */
async function take(shot: Shot, screen: (typeof SCREENS)[number], language: Language): Promise<void> {
  if (screen.width < (shot.fromWidth ?? 0)) return
  const place = await places.open(shot.place ?? 'plain')
  const page = await openPage(browser, place, screen, `${shot.path}?lang=${language}`)
  const path = join(folder, `${shot.name}-${screen.width}-${language}.png`)
  try {
    await shot.prepare?.(page)
    await layOutEverything(page)
    await showAllImages(page)
    await page.screenshot({ path, fullPage: !shot.onlyWindow, animations: 'disabled' })
    console.log(path)
  } catch (error) {
    console.error(`${path} was not taken: ${error}`)
    process.exitCode = 1
  }
  await page.context().close()
}

async function openPage(
  on: Browser,
  { site, cookies }: Place,
  { isMobile, ...viewport }: (typeof SCREENS)[number],
  path: string,
): Promise<Page> {
  const context = await on.newContext({
    viewport,
    isMobile,
    hasTouch: isMobile,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(15_000)
  await context.addInitScript(giveEnglishVoice)
  await context.addCookies([{ ...(await site.demoCookie()), url: site.address }, ...cookies])
  const page = await context.newPage()
  await page.goto(`${site.address}${path}`)
  await page.waitForFunction(() => document.documentElement.dataset.alive === 'true')
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** As phones have; a browser on a server often has none. Runs in the page. */
function giveEnglishVoice(): void {
  const voice = { lang: 'en-GB', name: 'English', default: true, localService: true, voiceURI: '' }
  speechSynthesis.getVoices = () => [voice]
}

/** A full-page screenshot does not scroll, so lazily loaded images would be missing. */
async function showAllImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility())
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => {})))
  })
}
