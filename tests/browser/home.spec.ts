import type { Locator, Page } from '@playwright/test'
import { DESKTOP, openHome, registration } from './home-page.ts'
import { expect, expectWhole, layOutEverything, test } from './site-test.ts'

test.use(DESKTOP)

const PARTS = [
  'header',
  '#home',
  '#courses',
  '#why-us',
  '#teachers',
  '#testimonials',
  '#ai-explainer',
  '#promo',
  '#faq',
  '#register',
  'footer#contact',
  'dialog.modal',
  '.floating-chat',
]

/** Of each part whether it is there and before the next one. */
const areInOrder = (page: Page, parts: string[]) =>
  page.evaluate((selectors) => {
    const found = selectors.map((selector) => document.querySelector(selector))
    return found.map((part, i) => {
      const next = found[i + 1]
      return !!part && (!next || !!(part.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING))
    })
  }, parts)

test.describe('the page', () => {
  test('HOME-03 the header turns solid white after more than 10 px, and back, and marks the section that is being read', async ({
    page,
  }) => {
    await openHome(page)
    await test.step('HOME-03 solid white after more than 10 px, and back; without motion links jump', async () => {
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
      const header = page.locator('header')
      const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      await scrollTo(10)
      await expect(header).not.toHaveClass(/header-solid/)
      await scrollTo(11)
      await expect(header).toHaveClass(/header-solid/)
      await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await scrollTo(0)
      await expect(header).not.toHaveClass(/header-solid/)
    })
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

  test('HOME-01 HOME-02 HOME-07 HOME-08 HOME-14 HOME-15 parts in order, header’s links, courses, reasons with both documents, footer, claims', async ({
    page,
  }) => {
    await openHome(page)
    const header = page.getByRole('banner')
    await test.step('HOME-02 header links, social links, language switch, and Register Now', async () => {
      const links = header.getByRole('navigation').getByRole('link')
      await expect(links).toHaveText(['Home', 'Our Programs', 'Why Us', 'Teachers', 'Reviews', 'Contact'])
      for (const name of ['Instagram', 'Facebook', 'TikTok', 'LinkedIn']) {
        await expect(header.getByRole('link', { name })).toHaveAttribute('href', /^https:/)
      }
      await expect(header.getByRole('button', { name: /switch language/ })).toBeVisible()
      await header.getByRole('button', { name: 'Register Now' }).click()
      await expect(registration(page)).toBeVisible()
      await page.keyboard.press('Escape')
    })
    await test.step('HOME-01 header, hero, sections, footer, registration modal and chat, with their anchors', async () => {
      expect(await areInOrder(page, PARTS)).toEqual(PARTS.map(() => true))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    })
    await test.step('HOME-07 four course cards lead to their sections', async () => {
      const links = page.locator('#courses').getByRole('link', { name: /Explore program/ })
      await expect(links).toHaveCount(4)
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(targets).toEqual(
        ['general-english', 'business-english', 'exam-prep', 'interpreter-services'].map((id) => `/programs#${id}`),
      )
    })
    await test.step('HOME-08 four reasons, and both documents', async () => {
      const section = page.locator('#why-us')
      await expect(section.getByRole('heading', { level: 3 })).toHaveCount(4)
      for (const name of ['See Brochure', 'See Proposal']) {
        await expect(section.getByRole('link', { name })).toHaveAttribute('href', '/documents')
      }
    })
    await test.step('HOME-14 the footer', async () => {
      const footer = page.getByRole('contentinfo')
      const footerTargets = await footer
        .getByRole('navigation')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(footerTargets).toEqual(['/programs', '#testimonials', '#ai-explainer', '#why-us', '#teachers'])
      for (const name of ['Instagram', 'Facebook', 'TikTok', 'LinkedIn'])
        await expect(footer.getByRole('link', { name })).toBeVisible()
      await expect(footer.locator('a[href^="mailto:"]')).toBeVisible()
      await expect(footer.locator('a[href^="tel:"]')).toBeVisible()
      await expect(footer.getByText(/Jakarta/)).toBeVisible()
      await expect(footer.locator('.logo')).toBeVisible()
    })
    await test.step('HOME-15 the claims: 50+ years, 30-day money-back, 2 months of bonus courses in the promo', async () => {
      await expect(page.locator('.claims li')).toHaveText([
        /^50\+.*years/,
        /^30.*day.*money‑back/i,
        /^2.*months.*bonus/,
      ])
      await expect(page.locator('#promo')).toContainText(/2 months/i)
      await expect(page.locator('#promo')).toContainText(/30[- ]day/i)
    })
  })

  test('HOME-06 HOME-12 HOME-13 HOME-16 every button registers; Explore Courses goes to #courses; of five questions at most one is open', async ({
    page,
  }) => {
    await openHome(page)
    const opensRegistration = async (button: Locator) => {
      await button.click()
      await expect(registration(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(registration(page)).toBeHidden()
    }
    await test.step('HOME-06 Get Started opens registration, Explore Courses goes to #courses', async () => {
      await opensRegistration(page.getByRole('button', { name: 'Get Started' }))
      await page.getByRole('link', { name: 'Explore Courses' }).click()
      await expect(page).toHaveURL(/#courses$/)
      await expect(page.locator('#courses h2')).toBeInViewport()
    })
    await test.step('HOME-13 the banner has title, subtitle and a button that opens registration', async () => {
      const banner = page.locator('#register')
      await expect(banner.getByRole('heading')).toBeVisible()
      await expect(banner.locator('p')).not.toBeEmpty()
      await opensRegistration(banner.getByRole('button'))
    })
    await test.step('HOME-12 HOME-16 five questions, the open one closes; Start Learning Now registers', async () => {
      const section = page.locator('#faq')
      const items = section.locator('details')
      await expect(items).toHaveCount(5)
      await items.nth(2).locator('summary').click()
      await expect(section.locator('details[open]')).toHaveCount(1)
      await expect(items.nth(2)).toHaveAttribute('open', '')
      await expect(items.nth(2)).toContainText(/16/)
      await expect(items.nth(2)).toContainText(/placement test/)
      await items.nth(2).locator('summary').click()
      await expect(section.locator('details[open]')).toHaveCount(0)
      const questions = await section.locator('summary').allTextContents()
      expect(questions).toEqual([
        expect.stringMatching(/course/i),
        expect.stringMatching(/why/i),
        expect.stringMatching(/need|require/i),
        expect.stringMatching(/teach/i),
        expect.stringMatching(/career|job/i),
      ])
      await opensRegistration(section.getByRole('button', { name: 'Start Learning Now' }))
    })
  })
})

test('nobody needs a mouse: every control is reached by Tab in reading order', async ({ page }) => {
  await openHome(page)
  await layOutEverything(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const places: number[] = []
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    places.push(await page.evaluate(() => (document.activeElement?.getBoundingClientRect().top ?? 0) + scrollY))
  }
  const backwards = places.filter((top, i) => i > 0 && top < (places[i - 1] ?? 0) - 300)
  expect(backwards).toEqual([])
})

test('axe finds nothing and nothing overflows, from 320 to 1920 px, in both languages, also with the registration open', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await openHome(page, '/?lang=id')
  for (const language of ['id', 'en'] as const) {
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectWhole(page, 'page', { language })
    await page.locator('.hero-actions button').click()
    await expect(page.locator('dialog.modal')).toBeVisible()
    await expectWhole(page, 'registration', { part: 'dialog.modal', language })
    await page.keyboard.press('Escape')
    if (language === 'id') await page.locator('header .language-switch').click()
  }
})
