import { pages } from '../../app/pages.ts'
import { alive, expect, expectAccessible, expectWhole, test } from './site-test.ts'
import {
  expectPrintable,
  expectRoomForLargeText,
  expectRoomForWiderText,
  followSwitch,
  switchLanguage,
} from './whole-page.ts'

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
    await page.goto('/?lang=xx#%E0%A4%A')
    await alive(page)
    await test.step('a broken hash and an unknown language break nothing', async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'id')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    })
    await test.step('two quick clicks switch once and back, with nothing left half', async () => {
      const either = page.locator('header .language-switch')
      await either.dblclick()
      await expect(either).not.toHaveAttribute('aria-busy', 'true')
      const language = await page.locator('html').getAttribute('lang')
      await expect(either).toHaveText(language === 'en' ? 'ID' : 'EN')
    })
    await test.step('a page from the back/forward cache follows a switch made meanwhile', async () => {
      for (const language of ['en', 'id'] as const) await followSwitch(page, language)
    })
    const button = page.locator('header').getByRole('button', { name: /ganti bahasa ke Inggris/ })
    await expect(button).toHaveText('EN')
    await button.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('header').getByRole('button', { name: /switch language to Indonesian/ })).toHaveText('ID')
    await expect(page).toHaveTitle(/English courses/)
    await expect(page).toHaveURL(/\?lang=en(#|$)/)
    await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible()
    await expect(page.getByText('Mulai Sekarang')).toHaveCount(0)
    await test.step('the way back to an older address with ?lang= keeps what was chosen since', async () => {
      await page.goto('/login')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await alive(page)
      await switchLanguage(page, 'id')
      await page.goBack()
      await expect(page).toHaveURL(/\/\?lang=id(#|$)/)
      await expect(page.getByRole('button', { name: 'Mulai Sekarang' })).toBeVisible()
      await page.goto('/login?lang=en')
      await alive(page)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    })
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
    await expect(page.getByRole('link', { name: 'Ke Beranda' })).toHaveAttribute('href', '/')
    await expectAccessible(page, 'not found')
    await alive(page)
    await switchLanguage(page, 'en')
    await expectAccessible(page, 'not found, in English')
  })
})

test('APP-02 a modal closes on Escape, beside it and by its button, focus comes back; a toast leaves after five seconds; a switch of the language keeps place and words; an error shows the screen with reload; axe finds nothing on screens and layers, in both languages', async ({
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
      if (close === closings[0]) await expectAccessible(page, 'modal', 'dialog.modal')
      await close()
      await expect(modal).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })

  await test.step('a toast is announced', async () => {
    await page.clock.install()
    await page.getByRole('button', { name: 'Toast berhasil' }).click()
    await expect(page.getByRole('status')).toHaveText('E-mail berhasil diverifikasi.')
    await expectAccessible(page, 'toast', '.toast-corner')
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

  await test.step('the layers in English', async () => {
    await page.getByRole('button', { name: 'Buka modal' }).click()
    await expectAccessible(page, 'modal, in English', 'dialog.modal')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Toast masalah' }).click()
    await expectAccessible(page, 'toast, in English', '.toast-corner')
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
    await alive(page)
    await page.getByRole('button', { name: 'Layar memuat' }).click()
    await expectAccessible(page, 'loading screen')
  })

  await test.step('the screens in Indonesian', async () => {
    for (const screen of ['Layar memuat', 'Layar galat']) {
      await page.goto('/dev/components?lang=id')
      await alive(page)
      await page.getByRole('button', { name: screen }).click()
      await expectAccessible(page, screen)
    }
  })
})

test('axe finds nothing and nothing overflows, from 320 to 1920 px, in both languages; also with text at 200 %', async ({
  page,
}) => {
  test.setTimeout(120_000)
  for (const path of PATHS) {
    await page.goto(`${path}?lang=id`)
    await alive(page)
    await expectWhole(page, path, { language: 'id' })
    if (path === '/login') {
      await expectRoomForLargeText(page, path)
      await expectRoomForWiderText(page, path)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await switchLanguage(page, 'en')
    await expectWhole(page, path, { language: 'en' })
    if (path === '/signup') await expectRoomForLargeText(page, path)
  }
})

test('the privacy page has room for large and wider text, and is printed with dark words on white', async ({
  page,
}) => {
  await page.goto('/privacy?lang=id')
  await alive(page)
  await expectRoomForLargeText(page, '/privacy')
  await expectRoomForWiderText(page, '/privacy')
  await expectPrintable(page, '/privacy')
})
