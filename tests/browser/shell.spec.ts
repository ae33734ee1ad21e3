import type { Page } from '@playwright/test'
import { pages } from '../../app/pages.ts'
import { alive, expect, expectAccessible, expectNoOverflow, expectWhole, PUT_OFF, test } from './site-test.ts'

test.use({ demoMode: true })

/** These have specs of their own. */
const ELSEWHERE = /^(home$|account-security|programs|privacy|documents|form-refused|data-request|desk)/
const PATHS = pages.filter(({ id }) => !ELSEWHERE.test(id)).map(({ path }) => path)
/** As the server renders a page whose auth state it could not learn; hydration fails if it differs. */
const LOADING_MARKUP =
  '<main class="loading-screen"><div role="status"><span class="loading-steps" aria-hidden="true"><i></i><i></i><i></i></span><h1>Loading...</h1></div></main><div class="toast-corner" role="status"></div>'

test.describe('language', () => {
  test('APP-04 the button switches every text at once, is remembered, and sets the document’s lang', async ({
    page,
  }) => {
    await page.goto('/')
    await alive(page)
    await test.step('two quick clicks switch once and back, with nothing left half', async () => {
      const either = page.locator('header .language-switch')
      await either.dblclick()
      await expect(either).not.toHaveAttribute('aria-busy', 'true')
      const language = await page.locator('html').getAttribute('lang')
      await expect(either).toHaveText(language === 'en' ? 'ID' : 'EN')
    })
    await test.step('a page from the back/forward cache follows a switch made meanwhile', async () => {
      for (const language of ['en', 'id']) {
        await page.evaluate((chosen) => {
          // biome-ignore lint/suspicious/noDocumentCookie: what the switch on another page does
          document.cookie = `lang=${chosen}; Path=/`
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
        }, language)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
      }
    })
    const button = page.locator('header').getByRole('button', { name: /ganti bahasa ke Inggris/ })
    await expect(button).toHaveText('EN')
    await button.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('header').getByRole('button', { name: /switch language to Indonesian/ })).toHaveText('ID')
    await expect(page).toHaveTitle(/English courses/)
    await expect(page).toHaveURL(/\?lang=en$/)
    await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible()
    await expect(page.getByText('Mulai Sekarang')).toHaveCount(0)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible()
  })

  test('the way back to an older address with ?lang= keeps what was chosen since', async ({ page }) => {
    await page.goto('/?lang=en')
    await page.goto('/programs')
    await alive(page)
    await page.getByRole('button', { name: /switch language to Indonesian/ }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
    await page.goBack()
    await expect(page).toHaveURL(/\/\?lang=id$/)
    await expect(page.getByRole('button', { name: 'Mulai Sekarang' })).toBeVisible()
    await page.goto('/?lang=en')
    await alive(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test.describe('who is here', () => {
  test('APP-01 while the state is unknown, a full-screen Loading... replaces everything', async ({ page }) => {
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/session', async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.route('**/?lang=en', async (route) => {
      const response = await route.fetch()
      const html = (await response.text())
        .replace('{"page":"home"', '{"auth":"unknown","page":"home"')
        .replace(/<div id="root">.*<\/div><script type/s, `<div id="root">${LOADING_MARKUP}</div><script type`)
      await route.fulfill({ response, body: html })
    })
    await page.goto('/?lang=en')
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
    await expect(page.locator('header')).toHaveCount(0)
    answer.resolve()
    await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
  })
})

test.describe('not found', () => {
  test.use({ expectedProblems: [/404/] })

  test('APP-03 an unknown path shows a styled page that leads home', async ({ page }) => {
    const response = await page.goto('/tidak-ada')
    expect(response?.status()).toBe(404)
    await expectAccessible(page, 'not found')
    await page.getByRole('link', { name: 'Ke Beranda' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  test('HOME-04 the menu fills the screen, locks scrolling, and gives the focus back', async ({ page }) => {
    await page.goto('/')
    await alive(page)
    await page.getByRole('button', { name: 'Buka menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await expectAccessible(page, 'open menu')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Buka menu' })).toBeFocused()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })
})

test('APP-02 a modal closes on Escape, beside it and by its button, focus comes back; a toast leaves after five seconds; a switch of the language keeps place and words; an error shows the screen with reload', async ({
  page,
  expectProblems,
}) => {
  await page.goto('/dev/components')
  await alive(page)
  await test.step('modal', async () => {
    const opener = page.getByRole('button', { name: 'Buka modal' })
    const modal = page.getByRole('dialog', { name: 'Daftar kelas percobaan gratis' })
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
      () => modal.getByRole('button', { name: 'Tutup' }).click(),
    ]
    for (const close of closings) {
      await opener.click()
      await expect(modal).toBeVisible()
      await close()
      await expect(modal).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })

  await test.step('a toast is announced', async () => {
    await page.clock.install()
    await page.getByRole('button', { name: 'Toast berhasil' }).click()
    await expect(page.getByRole('status')).toHaveText('E-mail berhasil diverifikasi.')
    await page.mouse.move(0, 0)
    await page.clock.runFor(5001)
    await expect(page.getByRole('status')).toHaveText('')
  })

  await test.step('switching the language keeps the scroll position and what was typed', async () => {
    await page.clock.resume()
    await page.getByLabel('Nama lengkap').first().fill('Sari Wulandari')
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
    await page
      .locator('header')
      .getByRole('button', { name: /ganti bahasa ke Inggris/ })
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByLabel('Nama lengkap').first()).toHaveValue('Sari Wulandari')
    const scrolled = await page.evaluate(() => scrollY)
    expect(Math.abs(scrolled - 500)).toBeLessThan(60)
  })

  await test.step('APP-02 an error while rendering shows the screen with reload and the error’s text', async () => {
    expectProblems(/TypeError|Cannot read|occurred in the/)
    await page.getByRole('button', { name: 'Layar galat' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByText('We’re sorry, but something unexpected happened.')).toBeVisible()
    await expect(page.locator('pre')).toBeHidden()
    await page.getByText('Error Details').click()
    await expect(page.locator('pre')).toContainText("Cannot read properties of undefined (reading 'title')")
    await expectAccessible(page, 'error screen')
    await page.getByRole('button', { name: 'Reload Page' }).click()
    await expect(page.getByRole('heading', { name: 'Component sheet' })).toBeVisible()
  })
})

test('axe finds nothing and nothing overflows, from 320 to 1920 px, in both languages', async ({ page }) => {
  test.setTimeout(120_000)
  for (const path of PATHS) {
    await page.goto(`${path}?lang=id`)
    await alive(page)
    await expectWhole(page, path, { language: 'id' })
    await switchToEnglish(page)
    await expectWhole(page, path, { language: 'en' })
  }
})

/** At a width where every header has its button. */
async function switchToEnglish(page: Page): Promise<void> {
  await page.locator('.language-switch').filter({ visible: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
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

test('with text at 200 %, in the settings or in the page that is read, no page scrolls sideways, also on a small phone', async ({
  page,
}) => {
  const paths = ['/', '/programs', '/login', '/signup?lang=en', '/privacy']
  const expectRoom = async (path: string) => {
    for (const enlarge of [inSettings, inThePage]) {
      const undo = await enlarge(page)
      // The whole style has come.
      await expect(page.locator(PUT_OFF)).toHaveCount(0)
      for (const width of [320, 390, 640]) {
        await page.setViewportSize({ width, height: 800 })
        await expectRoomForLargeText(page, `${path} at ${width}, ${enlarge.name}`)
      }
      await undo()
    }
  }
  for (const path of paths) {
    await page.goto(path)
    await expectRoom(path)
    if (path !== '/' && path !== '/programs') continue
    await page.setViewportSize({ width: 1440, height: 900 })
    await alive(page)
    await switchToEnglish(page)
    await expectRoom(`${path} in English`)
    await page.context().clearCookies({ name: 'lang' })
  }
})

async function expectRoomForLargeText(page: Page, what: string): Promise<void> {
  await expectNoOverflow(page, what)
  // What is fixed to the window makes no page wider: it is cut.
  const cut = await page.locator(':is(header a, header button, h1:not(.sr-only)):visible').evaluateAll((parts) =>
    parts
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect()
        return left < 0 || right > innerWidth || part.scrollWidth > Math.ceil(right - left)
      })
      .map((part) => part.className || part.textContent),
  )
  expect(cut, what).toEqual([])
  const places = await page
    .locator(':is(.header .logo-mark, .header button):visible')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
  for (const [index, { left }] of places.entries())
    expect(left, what).toBeGreaterThanOrEqual(places[index - 1]?.right ?? 0)
}
