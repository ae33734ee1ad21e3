import type { Locator, Page } from '@playwright/test'
import { DESKTOP, openHome, registration } from './home-page.ts'
import { expect, layOutEverything, test } from './site-test.ts'

test.use(DESKTOP)

/** The sections between them are in server/pages/home-page.api.test.ts. */
const PARTS = ['header', '#home', '#courses', '#register', 'footer#contact', 'dialog.modal', '.floating-chat']

test('HOME-01 HOME-03 HOME-06 HOME-12 HOME-13 HOME-16 nobody needs a mouse; the header turns white and marks the section that is read; every button registers; of five questions at most one is open', async ({
  page,
}) => {
  await openHome(page)
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await test.step('nobody needs a mouse: every control is reached by Tab in reading order', async () => {
    await layOutEverything(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.evaluate(() => {
      const places: number[] = []
      const note = ({ target }: Event) => places.push((target as Element).getBoundingClientRect().top + scrollY)
      addEventListener('focusin', note)
      Object.assign(window, { places })
    })
    for (let i = 0; i < 60; i++) await page.keyboard.press('Tab')
    const places = await page.evaluate(() => (window as unknown as { places: number[] }).places)
    expect(places).toHaveLength(60)
    expect(places.filter((top, i) => i > 0 && top < (places[i - 1] ?? 0) - 300)).toEqual([])
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  })
  await test.step('HOME-03 solid white after more than 10 px, and back; without motion links jump', async () => {
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
    const header = page.locator('header')
    await scrollTo(0)
    await expect(header).not.toHaveClass(/header-solid/)
    await scrollTo(10)
    await expect(header).not.toHaveClass(/header-solid/)
    await scrollTo(11)
    await expect(header).toHaveClass(/header-solid/)
    await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await scrollTo(0)
    await expect(header).not.toHaveClass(/header-solid/)
  })
  await test.step('HOME-03 the header marks the section that is being read', async () => {
    const current = page.locator('.header-nav [aria-current]')
    await expect(current).toHaveText('Home')
    for (const [anchor, name] of [
      ['teachers', 'Teachers'],
      ['testimonials', 'Reviews'],
      ['contact', 'Contact'],
    ] as const) {
      await page.locator(`#${anchor}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
      await expect(current).toHaveText(name)
      await expect(current).toHaveAttribute('aria-current', 'location')
    }
    for (const anchor of ['ai-explainer', 'promo', 'faq']) {
      await page.locator(`#${anchor}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
      await expect(current, 'a section that the header does not name').toHaveCount(0)
    }
  })
  await test.step('HOME-12 HOME-16 the open question closes; Start Learning Now registers', async () => {
    const section = page.locator('#faq')
    const items = section.locator('details')
    await items.nth(2).locator('summary').click()
    await expect(section.locator('details[open]')).toHaveCount(1)
    await expect(items.nth(2)).toHaveAttribute('open', '')
    await items.nth(2).locator('summary').click()
    await expect(section.locator('details[open]')).toHaveCount(0)
    await opensRegistration(page, section.getByRole('button', { name: 'Start Learning Now' }))
  })
  await test.step('HOME-01 HOME-02 HOME-06 HOME-13 the header, the hero and the banner register', async () => {
    await opensRegistration(page, page.getByRole('banner').getByRole('button', { name: 'Register Now' }))
    await opensRegistration(page, page.getByRole('button', { name: 'Get Started' }))
    await opensRegistration(page, page.locator('#register').getByRole('button'))
    expect(await areInOrder(page, PARTS)).toEqual(PARTS.map(() => true))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
  await test.step('HOME-06 Explore Courses goes to #courses', async () => {
    await page.getByRole('link', { name: 'Explore Courses' }).click()
    await expect(page).toHaveURL(/#courses$/)
    await expect(page.locator('#courses h2')).toBeInViewport()
  })
})

async function opensRegistration(page: Page, button: Locator): Promise<void> {
  await button.click()
  await expect(registration(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(registration(page)).toBeHidden()
}

/** Of each part whether it is there and before the next one. */
const areInOrder = (page: Page, parts: string[]) =>
  page.evaluate((selectors) => {
    const found = selectors.map((selector) => document.querySelector(selector))
    return found.map((part, i) => {
      const next = found[i + 1]
      return !!part && (!next || !!(part.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING))
    })
  }, parts)
