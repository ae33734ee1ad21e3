import type { Locator, Page } from '@playwright/test'
import { findChromium } from '../harness/programs.ts'
import { alive, expect, layOutEverything, PUT_OFF, test as siteTest } from './site-test.ts'

/** In a browser that draws, and whose scrollbars take space. */
const test = siteTest.extend({
  page: async ({ playwright, site, viewport }, use) => {
    const browser = await playwright.chromium.launch({
      executablePath: findChromium() ?? '',
      args: ['--no-sandbox'],
      ignoreDefaultArgs: ['--hide-scrollbars'],
    })
    await use(await browser.newPage({ baseURL: site.address, viewport, reducedMotion: 'reduce' }))
    await browser.close()
  },
})

interface Place {
  id: string
  left: number
  top: number
  width: number
  height: number
}

interface Colours {
  /** A blank place has one or two. */
  count: number
  /** How much red the darkest point has, 0 to 255. */
  darkest: number
}

/** The colours that the picture has in each place. */
function coloursIn(page: Page, picture: Buffer, places: Place[]): Promise<Record<string, Colours>> {
  return page.evaluate(
    async ({ data, places }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      context?.drawImage(image, 0, 0)
      const colours = ({ left, top, width, height }: Place) => {
        const bytes = context?.getImageData(left, top, width, height).data ?? new Uint8ClampedArray()
        const darkest = bytes.reduce((least, value, at) => (at % 4 === 0 ? Math.min(least, value) : least), 255)
        return { count: new Set(new Uint32Array(bytes.buffer)).size, darkest }
      }
      return Object.fromEntries(places.map((place) => [place.id, colours(place)]))
    },
    { data: picture.toString('base64'), places },
  )
}

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((part) => part.getBoundingClientRect().toJSON() as DOMRect)

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 720 }

test('a picture of a whole page of a phone, taken when the style has come, has every section in it; a modal darkens the whole window, moves nothing, and its corners are in it; a day that is not chosen looks empty', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await expectPictureOfWhole(page, '/')
  await test.step('where scrollbars take space, a modal darkens the whole window, moves nothing, and its corners are in it', async () => {
    await page.setViewportSize(DESKTOP)
    await alive(page)
    const widths = () => page.evaluate(() => [innerWidth, document.documentElement.clientWidth])
    expect(await widths()).not.toEqual([1280, 1280])
    const before = await boxOf(page, '.header-nav')
    await page.getByRole('banner').getByRole('button', { name: 'Daftar Sekarang' }).click()
    await expect(page.locator('dialog.modal[open]')).toBeVisible()
    expect(await widths()).toEqual([1280, 1280])
    expect((await boxOf(page, '.header-nav')).x).toBeCloseTo(before.x, 0)
    const modal = await boxOf(page, 'dialog[open]')
    expect(modal.top).toBeGreaterThan(0)
    expect(modal.bottom).toBeLessThan(720)
  })
  await page.setViewportSize(PHONE)
  await page.goto('/programs')
  await expectPictureOfWhole(page, '/programs')
  await test.step('a day that is not chosen looks empty, one that is looks written', async () => {
    await page.setViewportSize(DESKTOP)
    await alive(page)
    await layOutEverything(page)
    const field = page.locator('#global-registration input[type="date"]')
    await field.scrollIntoViewIfNeeded()
    expect(await darkestIn(field)).toBeGreaterThan(80)
    await field.fill('2099-01-05')
    await field.blur()
    expect(await darkestIn(field)).toBeLessThan(60)
  })
})

async function expectPictureOfWhole(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => window.onresize !== null)
  const picture = await page.screenshot({ fullPage: true })
  await expect(page.locator(PUT_OFF)).toHaveCount(0)
  const sections = await page.locator('main section').evaluateAll((all) =>
    all.map((section) => {
      const { left, top, width, height } = section.getBoundingClientRect()
      return { id: section.id, left, top: top + scrollY, width, height }
    }),
  )
  expect(sections.length).toBeGreaterThan(4)
  const colours = await coloursIn(page, picture, sections)
  for (const [id, { count }] of Object.entries(colours)) expect(count, `${path}#${id}`).toBeGreaterThan(8)
}

/** The picker's icon at its end does not count. */
async function darkestIn(field: Locator): Promise<number | undefined> {
  const page = field.page()
  const { x, y, width, height } = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const clip = { x: x + 4, y: y + 4, width: width / 2, height: height - 8 }
  const text = { id: 'text', left: 0, top: 0, width: clip.width, height: clip.height }
  return (await coloursIn(page, await page.screenshot({ clip }), [text])).text?.darkest
}
