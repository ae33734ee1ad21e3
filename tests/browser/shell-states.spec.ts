import type { Page } from '@playwright/test'
import { alive, expect, expectAccessible, expectNoOverflow, test } from './site-test.ts'

const LANGUAGES = ['id', 'en']
const PHONE = { width: 390, height: 844 }

const settled = (page: Page) => expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)

test.describe('of the frame', () => {
  test.use({ demoMode: true, expectedProblems: [/404|TypeError|Cannot read|occurred in the/] })

  test('axe finds nothing on the screens and layers, in both languages', async ({ page }) => {
    test.setTimeout(120_000)
    const openSheet = async (language: string) => {
      await page.goto(`/dev/components?lang=${language}`)
      await alive(page)
    }
    const press = (name: string) => page.getByRole('button', { name }).click()
    await openSheet('id')
    for (const language of LANGUAGES) {
      await press('Buka modal')
      await expectAccessible(page, `modal in ${language}`, 'dialog.modal')
      await page.keyboard.press('Escape')
      await press('Toast masalah')
      await expectAccessible(page, `toast in ${language}`, '.toast-corner')
      if (language === 'id') await page.locator('header .language-switch').click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    }
    for (const language of LANGUAGES)
      for (const screen of ['Layar memuat', 'Layar galat']) {
        await openSheet(language)
        await press(screen)
        await expectAccessible(page, `${screen} in ${language}`)
      }
    await page.goto('/tidak-ada?lang=en')
    await expectAccessible(page, '/tidak-ada')
  })
})

test.describe('of the home page', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

  for (const language of LANGUAGES) {
    // Axe looks at the markup and the colours, which are the same in both.
    const hasAxe = language === 'id'
    const looks = hasAxe ? 'axe finds nothing and nothing overflows' : 'nothing overflows'
    test(`${looks} with every card flipped, business fields, menu and registration; odd names are thanked, in ${language}`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      const look = async (what: string, part: string) => {
        await expectNoOverflow(page, what)
        if (hasAxe) await expectAccessible(page, what, part)
      }
      await page.goto(`/?lang=${language}`)
      await alive(page)
      await page.evaluate(() => dispatchEvent(new Event('wake')))
      await expect(page.locator('[data-asleep]')).toHaveCount(0)
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
      await look('flipped cards', '#teachers')

      await page.locator('#promo [value="Business"]').check()
      await expect(page.locator('.business-fields')).toBeVisible()
      await settled(page)
      await look('business fields', '#promo')

      await page.locator('.header-burger').click()
      await look('menu', 'dialog.menu')
      await page.locator('dialog.menu .button').click()
      const registration = page.locator('dialog.modal')
      await expect(registration).toBeVisible()
      await look('registration', 'dialog.modal')

      await registration.locator('[name="name"]').fill(`محمد عبد الله 😀 ${'Nur'.repeat(50)}`)
      await registration.locator('[name="email"]').fill('sari@contoh.com')
      await registration.locator('[name="city"]').selectOption('Jakarta')
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      await registration.locator('[type="submit"]').click()
      await expect(registration.getByRole('status')).toContainText('محمد عبد الله 😀')
      await expectNoOverflow(page, 'thanks')
      const tooWide = await registration.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
      expect(tooWide).toBeLessThanOrEqual(0)
    })
  }
})

test('a broken hash and an unknown language break nothing', async ({ page }) => {
  for (const path of ['/?lang=xx#%E0%A4%A', '/programs?lang=<b>#"><img src=x>', '/?lang=id&lang=en#:not(']) {
    await page.goto(path)
    await alive(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
})

test.describe('with the visitor’s own colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the chosen tile and the current page of reviews can be told from the others', async ({ page }) => {
    await page.goto('/')
    await alive(page)
    const backgrounds = (selector: string, pseudo?: string) =>
      page
        .locator(selector)
        .evaluateAll((all, of) => all.map((one) => getComputedStyle(one, of).backgroundColor), pseudo)
    expect(new Set(await backgrounds('#promo [type="radio"]')).size).toBe(2)
    expect(new Set(await backgrounds('.carousel-dots button', '::before')).size).toBe(2)
  })
})
