import type { Page } from '@playwright/test'
import { openHome } from './home-page.ts'
import { expect, expectAccessible, expectNoOverflow, expectWhole, layOutEverything, test } from './site-test.ts'
import {
  expectDialogFits,
  expectPrintable,
  expectRoomForLargeText,
  expectRoomForWiderText,
  followSwitch,
  switchLanguage,
} from './whole-page.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 720 }
/** Where axe looks at a page that is shown in both languages. */
const AXE_AT = { id: PHONE, en: { width: 1440, height: 900 } }

const settled = (page: Page) => expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)

const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))

test.use({ viewport: PHONE })

test('axe finds nothing and nothing overflows, from 320 to 1920 px, in both languages, also with every card flipped, business fields, menu and registration; odd names are thanked', async ({
  page,
}) => {
  await openHome(page, '/?lang=id')
  await test.step('with the visitor’s own colours the chosen tile and the current page of reviews can be told from the others', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const backgrounds = (selector: string, pseudo?: string) =>
      page
        .locator(selector)
        .evaluateAll((all, of) => all.map((one) => getComputedStyle(one, of).backgroundColor), pseudo)
    expect(new Set(await backgrounds('#promo [type="radio"]')).size).toBe(2)
    expect(new Set(await backgrounds('.carousel-dots button', '::before')).size).toBe(2)
    await page.emulateMedia({ forcedColors: null })
  })
  await page.locator('#promo [value="Business"]').check()
  await expect(page.locator('.business-fields')).toBeVisible()
  await settled(page)
  const registration = page.locator('dialog.modal')
  for (const language of ['id', 'en'] as const) {
    if (language === 'en') {
      await page.setViewportSize(DESKTOP)
      await switchLanguage(page, 'en')
    }
    await expect(page.locator('.business-fields')).toBeVisible()
    await expectWhole(page, `page in ${language}`, { language })
    await page.setViewportSize(AXE_AT[language])
    if (language === 'id') await flipEveryCard(page)
    await expect(page.locator('.flip-card-turned')).toHaveCount(8)
    if (language === 'id') await page.locator('.header-burger').click()
    await page.locator(language === 'id' ? 'dialog.menu .button' : '.hero-actions button').click()
    await expect(registration).toBeVisible()
    await expectAccessible(page, `registration in ${language}`, 'dialog.modal')
    await expectDialogFits(registration, `registration in ${language}`)
    if (language === 'id') await page.keyboard.press('Escape')
  }

  await page.setViewportSize(PHONE)
  await registration.locator('[name="name"]').fill(`محمد عبد الله 😀 ${'Nur'.repeat(50)}`)
  await registration.locator('[name="email"]').fill('sari@contoh.com')
  await registration.locator('[name="city"]').selectOption('Jakarta')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await registration.locator('[type="submit"]').click()
  const thanks = registration.getByRole('status')
  await expect(thanks).toContainText('محمد عبد الله 😀')
  const inEnglish = await thanks.innerText()
  for (const language of ['en', 'id'] as const) {
    if (language === 'id') {
      await followSwitch(page, 'id')
      await expect(thanks).not.toHaveText(inEnglish)
    }
    await expect(thanks).toContainText('محمد عبد الله 😀')
    await expectNoOverflow(page, `thanks in ${language}`)
    const tooWide = await registration.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    expect(tooWide, `thanks in ${language}`).toBeLessThanOrEqual(0)
  }
})

async function flipEveryCard(page: Page): Promise<void> {
  for (const button of await page.locator('.flip-card-front button').all()) await button.press('Enter')
  await expect(page.locator('.flip-card-turned')).toHaveCount(8)
  await page.locator('.flip-card').first().scrollIntoViewIfNeeded()
  const covered = await page
    .locator('.flip-card-back h3')
    .first()
    .evaluate((name) => {
      const { left, top } = name.getBoundingClientRect()
      return !document.elementFromPoint(left + 5, top + 5)?.closest('.flip-card-back')
    })
  expect(covered).toBe(false)
  await expectNoOverflow(page, 'flipped cards')
  await expectAccessible(page, 'flipped cards', '#teachers')
}

test('HOME-04 the page has room for its words, in both languages, also with text at 200 %, wider text and in print; the menu fills a phone’s screen, locks scrolling, and gives the focus back', async ({
  page,
}) => {
  await openHome(page, '/?lang=id')
  const menu = page.locator('dialog.menu')
  for (const language of ['id', 'en'] as const) {
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await test.step(`HOME-04 the menu fills the screen, locks scrolling, and gives the focus back, in ${language}`, async () => {
      await page.setViewportSize(PHONE)
      await page.locator('.header-burger').click()
      await expect(menu).toBeVisible()
      expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE })
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
      if (language === 'id') await expectAccessible(page, 'open menu', 'dialog.menu')
      await expectNoOverflow(page, 'open menu')
      await page.setViewportSize({ width: 320, height: 568 })
      await expect(page.locator('.menu .button')).toBeInViewport({ ratio: 1 })
      const [box] = await boxes(page, '.menu .button')
      const edgePx = 4
      expect((box?.bottom ?? 0) + edgePx).toBeLessThanOrEqual(568)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(page.locator('.header-burger')).toBeFocused()
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    })
    await expectRoomForLargeText(page, `/ in ${language}`)
    if (language === 'id') {
      await expectRoomForWiderText(page, '/')
      await expectPrintable(page, '/')
    }
    await test.step(`at 1280 px the header shows the whole name of the school, in ${language}`, async () => {
      await page.setViewportSize(DESKTOP)
      const [shown, needed] = await page
        .locator('.header .logo small')
        .evaluate((name) => [name.clientWidth, name.scrollWidth])
      expect(needed).toBeLessThanOrEqual(shown ?? 0)
    })
    if (language === 'id') await switchLanguage(page, 'en')
  }
  await test.step('the other side of a card is not painted until the card is turned: without compositing it would show in reverse', async () => {
    const card = page.locator('.flip-card').first()
    await page.mouse.move(2, 2)
    await expect(card.locator('.flip-card-back')).toHaveCSS('visibility', 'hidden')
    await card.getByRole('button', { name: /See qualifications/ }).press('Enter')
    await expect(card.locator('.flip-card-back')).toHaveCSS('visibility', 'visible')
  })
  await page.setViewportSize({ width: 768, height: 1024 })
  await layOutEverything(page)
  await test.step('at 768 px claims keep clear of their dividers, reviews stand in rows, and the footer has columns', async () => {
    const clear = await page.locator('.claims li').evaluateAll((items) =>
      items.map((item) => {
        const words = document.createRange()
        words.selectNodeContents(item)
        const { left, right } = item.getBoundingClientRect()
        const inside = words.getBoundingClientRect()
        return Math.min(inside.left - left, right - inside.right)
      }),
    )
    // The first begins where the page begins.
    expect(Math.min(...clear.slice(1))).toBeGreaterThanOrEqual(8)
    const shown = (await boxes(page, '.carousel-pair:not([inert]) > *')).filter(({ width }) => width > 0)
    const tops = new Set(shown.map(({ top }) => Math.round(top)))
    expect(shown).toHaveLength(4)
    expect(tops.size).toBe(2)
    const columns = new Set((await boxes(page, '.footer-grid > *')).map(({ left }) => Math.round(left)))
    expect(columns.size).toBeGreaterThan(1)
  })
  await test.step('at 768 px the chat button has room beside the claims and the buttons of the reviews', async () => {
    const [fab] = await boxes(page, '.floating-button')
    for (const parts of ['.claims :is(b, span)', '.carousel-buttons button']) {
      const rights = (await boxes(page, parts)).map(({ right }) => right)
      expect(Math.max(...rights), parts).toBeLessThanOrEqual(fab?.left ?? 0)
    }
  })
})
