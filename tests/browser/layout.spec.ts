import type { Page } from '@playwright/test'
import { findChromium } from '../harness/programs.ts'
import { openChat } from './chat-test.ts'
import { openHome, registration } from './home-page.ts'
import { alive, expect, expectAccessible, expectNoOverflow, layOutEverything, test } from './site-test.ts'

const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))

test('where scrollbars take space, a modal darkens the whole window, moves nothing, and its corners are in it', async ({
  playwright,
  site,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, baseURL: site.address })
  await openHome(page)
  const widths = () => page.evaluate(() => [innerWidth, document.documentElement.clientWidth])
  expect(await widths()).not.toEqual([1280, 1280])
  const [before] = await boxes(page, '.header-nav')
  await page.getByRole('banner').getByRole('button', { name: 'Register Now' }).click()
  await expect(registration(page)).toBeVisible()
  expect(await widths()).toEqual([1280, 1280])
  const [after] = await boxes(page, '.header-nav')
  expect(after?.x).toBeCloseTo(before?.x ?? 0, 0)
  const [modal] = await boxes(page, 'dialog[open]')
  expect(modal?.top).toBeGreaterThan(0)
  expect(modal?.bottom).toBeLessThan(720)
  await browser.close()
})

test('at 1280 × 720 px the whole trial form is seen, with room below its button, in both languages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/programs?lang=id')
  await alive(page)
  for (const language of ['id', 'en']) {
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.locator('.floating-button').click()
    await expect(page.locator('dialog[open] [name="name"]')).toBeFocused()
    const [button] = await boxes(page, 'dialog[open] [type="submit"]')
    const [modal] = await boxes(page, 'dialog[open]')
    expect((modal?.bottom ?? 0) - (button?.bottom ?? 0), language).toBeGreaterThanOrEqual(20)
    expect(modal?.bottom, language).toBeLessThan(720)
    await page.keyboard.press('Escape')
    if (language === 'id') await page.locator('.program-bar-row .language-switch').click()
  }
})

test('the home page has room for its words: header, menu, claims, reviews and footer', async ({ page }) => {
  const resize = (width: number, height: number) => page.setViewportSize({ width, height })
  await resize(1280, 720)
  await openHome(page, '/?lang=id')
  for (const language of ['id', 'en']) {
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await test.step(`at 1280 px the header shows the whole name of the school, in ${language}`, async () => {
      await resize(1280, 720)
      const [shown, needed] = await page
        .locator('.header .logo small')
        .evaluate((name) => [name.clientWidth, name.scrollWidth])
      expect(needed).toBeLessThanOrEqual(shown ?? 0)
    })
    await test.step(`at 320 × 568 px the menu shows all of its button, with the lower edge, in ${language}`, async () => {
      await resize(320, 568)
      await page.locator('.header-burger').click()
      await expect(page.locator('.menu .button')).toBeInViewport({ ratio: 1 })
      const [box] = await boxes(page, '.menu .button')
      const edgePx = 4
      expect((box?.bottom ?? 0) + edgePx).toBeLessThanOrEqual(568)
      await page.keyboard.press('Escape')
    })
    if (language === 'id') await page.locator('header .language-switch').click()
  }
  await resize(768, 1024)
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
  await test.step('the other side of a card is not painted until the card is turned: without compositing it would show in reverse', async () => {
    await resize(1280, 720)
    const card = page.locator('.flip-card').first()
    await page.mouse.move(2, 2)
    await expect(card.locator('.flip-card-back')).toHaveCSS('visibility', 'hidden')
    await card.getByRole('button', { name: /See qualifications/ }).press('Enter')
    await expect(card.locator('.flip-card-back')).toHaveCSS('visibility', 'visible')
  })
})

test('the chat has edges with forced colours, a whole name with text at 200 %, links of one line, and half of the window', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { say, replies, panel, log } = await openChat(page, 'id')
  await test.step('forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    for (const part of ['.chat-bubble', '.badge', '.chat-send', '.chat-starters button'])
      await expect(panel.locator(part).first(), part).toHaveCSS('border-top-width', '1px')
    await page.emulateMedia({ forcedColors: null })
  })
  await test.step('text at 200 %', async () => {
    const devTools = await context.newCDPSession(page)
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    for (const { width, height } of [
      { width: 390, height: 844 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize({ width, height })
      const name = await panel.getByRole('heading', { name: 'Ms Kiky' }).boundingBox()
      expect(name?.height, `${width}`).toBeLessThan(40)
      expect((await log.boundingBox())?.height, `${width}`).toBeGreaterThanOrEqual(height / 2)
    }
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  })
  await test.step('a phone number and a mail address in a reply are links of one line each', async () => {
    await say('nomor telepon dan e-mail kalian apa?')
    const links = replies.last().locator('.chat-link')
    await expect(links.filter({ hasText: '@' })).toHaveCount(1)
    await expect(links.filter({ hasText: '+62' })).toHaveCount(1)
    for (const { height } of await boxes(page, '.chat-link')) expect(height).toBeLessThan(32)
  })
  await expectRoomWhileAsked('Berapa biayanya?', { say, panel, log })
})

test('in English, too, the conversation keeps half of the window while details are asked for', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await expectRoomWhileAsked('How much is it?', await openChat(page, 'en'))
})

type Chat = Pick<Awaited<ReturnType<typeof openChat>>, 'say' | 'panel' | 'log'>

async function expectRoomWhileAsked(question: string, { say, panel, log }: Chat): Promise<void> {
  await say(question)
  await expect(panel.locator('.chat-purpose')).toBeVisible()
  const { height } = (await log.boundingBox()) ?? { height: 0 }
  expect(height).toBeGreaterThanOrEqual(568 / 2)
}

/** What WCAG 1.4.12 asks for. */
const TEXT_SPACING =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }'

test('wider letters, words and lines overflow no page of a phone; print has dark words on white, also with backgrounds, and nothing that only a screen needs', async ({
  page,
}) => {
  for (const path of ['/', '/programs', '/login', '/privacy']) {
    await page.setViewportSize({ width: 390, height: 844 })
    await openHome(page, `${path}?lang=id`)
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets.push(sheet)
    }, TEXT_SPACING)
    await expectNoOverflow(page, path)
    await page.evaluate(() => document.adoptedStyleSheets.pop())
    if (path !== '/login') await expectPrintable(page, path)
  }
})

async function expectPrintable(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.emulateMedia({ media: 'print' })
  await expectAccessible(page, `${path} in print`)
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
  await expect(page.locator('.header-nav')).toBeHidden()
  await expect(page.locator('.floating-button')).toBeHidden()
  await expect(page.locator('.explainer')).toBeHidden()
  await page.emulateMedia({ media: null })
}
