import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, expectNoOverflow, PUT_OFF, WIDTHS } from './site-test.ts'

/** What a page must bear, whichever page it is. */

/** At a width where the header has its button. */
export async function switchLanguage(page: Page, to: 'id' | 'en'): Promise<void> {
  await page.locator('.language-switch').filter({ visible: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', to)
}

/** A switch that was made on another page, which this one follows: it may be under a dialog. */
export async function followSwitch(page: Page, to: 'id' | 'en'): Promise<void> {
  await page.evaluate((language) => {
    // biome-ignore lint/suspicious/noDocumentCookie: what the switch on another page does
    document.cookie = `lang=${language}; Path=/`
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, to)
  await expect(page.locator('html')).toHaveAttribute('lang', to)
}

/** Nothing of the open dialog is outside of the window, whatever its width. The page under it needs no new layout for that. */
export async function expectDialogFits(dialog: Locator, what: string): Promise<void> {
  const page = dialog.page()
  const before = page.viewportSize() ?? { width: 1440, height: 900 }
  await dialog.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main, footer { display: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const outside = await dialog.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      const { scrollWidth, clientWidth } = document.documentElement
      return [-left, right - innerWidth, element.scrollWidth - element.clientWidth, scrollWidth - clientWidth]
    })
    expect(Math.max(...outside), `${what} at ${width}`).toBeLessThanOrEqual(0)
  }
  await dialog.evaluate(() => document.adoptedStyleSheets.pop())
  await page.setViewportSize(before)
}

type Enlarge = (page: Page) => Promise<() => Promise<unknown>>

const inSettings: Enlarge = async (page) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  return () => devTools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
}

const inThePage: Enlarge = async (page) => {
  const setSize = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
  await setSize('200%')
  return () => setSize('')
}

/** With text at 200 %, in the settings or in the page that is read, nothing is wider than the window, cut, or over another. */
export async function expectRoomForLargeText(page: Page, what: string): Promise<void> {
  // The whole style has come.
  await expect(page.locator(PUT_OFF)).toHaveCount(0)
  for (const enlarge of [inSettings, inThePage]) {
    const undo = await enlarge(page)
    for (const width of [320, 390, 640]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(troubleOfLargeText), `${what} at ${width}, ${enlarge.name}`).toEqual([])
    }
    await undo()
  }
}

/** Runs in the page. */
function troubleOfLargeText(): string[] {
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (part) => part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().width > 0,
    )
  const { scrollWidth, clientWidth } = document.documentElement
  const trouble = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []
  // What is fixed to the window makes no page wider: it is cut.
  for (const part of seen(':is(header a, header button, h1:not(.sr-only))')) {
    const { left, right } = part.getBoundingClientRect()
    if (left < 0 || right > innerWidth || part.scrollWidth > Math.ceil(right - left))
      trouble.push(`${part.className || part.textContent} is cut`)
  }
  let end = 0
  for (const part of seen(':is(.header .logo-mark, .header button)')) {
    const { left, right } = part.getBoundingClientRect()
    if (left < end) trouble.push(`${part.className} begins before the one beside it ends`)
    end = right
  }
  return trouble
}

/** What WCAG 1.4.12 asks for. */
const TEXT_SPACING =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }'

/** Wider letters, words and lines overflow no page of a phone. */
export async function expectRoomForWiderText(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, TEXT_SPACING)
  await expectNoOverflow(page, `${path} with wider text`)
  await page.evaluate(() => document.adoptedStyleSheets.pop())
}

/** Print has dark words on white, also with backgrounds, and nothing that only a screen needs. */
export async function expectPrintable(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.emulateMedia({ media: 'print' })
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode()
  const { violations } = await axe.withRules(['color-contrast']).analyze()
  expect(
    violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' '))),
    `${path} in print`,
  ).toEqual([])
  const grounds = await page.locator(':is(body, header, main, section, footer)').evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(part)
        return { part: part.className || part.tagName, backgroundColor, backgroundImage }
      }),
  )
  const LIGHT = /^rgba\(0, 0, 0, 0\)$|^rgb\(2[0-9]{2}, 2[0-9]{2}, 2[0-9]{2}\)$/
  const dark = grounds.filter((ground) => ground.backgroundImage !== 'none' || !LIGHT.test(ground.backgroundColor))
  expect(dark, path).toEqual([])
  for (const part of ['.header-nav', '.floating-button', '.explainer'])
    await expect(page.locator(part), part).toBeHidden()
  await page.emulateMedia({ media: null })
}
