import type { Locator, Page } from '@playwright/test'
import { fillTrial } from './programs-page.ts'
import { alive, expect, expectAccessible, expectNoOverflow, expectWhole, test } from './site-test.ts'
import {
  expectDialogFits,
  expectPrintable,
  expectRoomForLargeText,
  expectRoomForWiderText,
  followSwitch,
  switchLanguage,
} from './whole-page.ts'

test('/programs in both languages, from 320 to 1920 px: axe finds nothing and nothing overflows, also with the menu and the free class open; there is room for large and wider text, and in print', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto('/programs?lang=id')
  await alive(page)
  const modal = page.locator('dialog[open]')
  for (const language of ['id', 'en'] as const) {
    if (language === 'en') await switchLanguage(page, 'en')
    await expectWhole(page, 'page', { language })
    await expectRoomForLargeText(page, `/programs in ${language}`)
    if (language === 'id') {
      await expectRoomForWiderText(page, '/programs')
      await expectPrintable(page, '/programs')
    }
    await expectMenuFits(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await test.step(`at 1280 × 720 px the whole trial form is seen, with room below its button, in ${language}`, async () => {
      await page.locator('.floating-button').click()
      await expect(modal.locator('[name="name"]')).toBeFocused()
      const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom)
      expect((await bottomOf(modal)) - (await bottomOf(modal.locator('[type="submit"]')))).toBeGreaterThanOrEqual(20)
      expect(await bottomOf(modal)).toBeLessThan(720)
      await page.keyboard.press('Escape')
    })
  }
  // A program that is fixed stays so in the other language.
  await page.locator('[data-program="interpreter-services"]').click()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.locator('.floating-button').click()
  await expect(modal).toBeVisible()
  for (const language of ['en', 'id'] as const) {
    if (language === 'id') await followSwitch(page, 'id')
    await page.setViewportSize({ width: language === 'id' ? 390 : 1440, height: 900 })
    await expectAccessible(page, `free class in ${language}`, 'dialog[open]')
    await expectDialogFits(modal, `free class in ${language}`)
  }
})

async function expectMenuFits(page: Page): Promise<void> {
  const toggle = page.locator('.program-toggle')
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 900 })
    if (!(await toggle.isVisible())) continue
    await toggle.click()
    await expectNoOverflow(page, `menu at ${width}`)
    if (width === 390) await expectAccessible(page, `menu at ${width}`, '.program-bar')
    await page.keyboard.press('Escape')
  }
}

test('the navigation and the form can be used by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/programs?lang=en')
  await alive(page)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const focused = page.locator(':focus')
  await press('Tab')
  await expect(focused).toHaveText('Skip to content')
  await press('Tab', 'Tab')
  await expect(focused).toHaveText('Home')
  await press('Tab', 'Tab', 'Tab', 'Enter')
  await expect(page.locator('.program-tabs [aria-current]')).toHaveText('Exam Preparation')
  await expect(page).toHaveURL(/#exam-prep$/)
  await press('Tab')
  await expect(focused).toHaveText(/Register Now/)
  await press('Enter')
  await expect(page).toHaveURL(/#global-registration$/)
  await press('Tab')
  await expect(focused).toHaveAccessibleName('Full name')
  await page.keyboard.type('Sari Wulandari')
  await press('Tab')
  await page.keyboard.type('sari@contoh.com')
  await press('Tab', 'ArrowRight', 'Tab')
  await expect(page.locator('#global-registration').getByRole('radio', { name: 'Business' })).toBeChecked()
  await page.keyboard.type('Ban')
  await press('Tab')
  await page.keyboard.type('01052099')
  const date = page.locator('#global-registration [name="startDate"]')
  await expect(date).toHaveValue(/^2099-/)
  const submit = page.locator('#global-registration [type="submit"]')
  for (let steps = 0; steps < 8 && !(await submit.evaluate((button) => button === document.activeElement)); steps += 1)
    await press('Tab')
  await expect(submit).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('status')).toHaveText('First step, done! We’ll be in touch soon.')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('sections, menu, questions, links and the form work', async ({ page }) => {
    await page.goto('/programs?lang=en')
    await page.getByRole('link', { name: 'Open program menu' }).click()
    await page.getByRole('navigation', { name: 'Programs' }).getByRole('link', { name: 'Exam Preparation' }).click()
    await expect(page).toHaveURL(/#exam-prep$/)
    await expect(page.getByRole('heading', { name: 'Exam Preparation', level: 2 })).toBeInViewport()
    await expect(page.locator('.program-menu')).toBeHidden()
    const question = page.locator('#exam-prep details').first()
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open')
    await page.locator('#exam-prep').getByRole('link', { name: 'Register Now' }).click()
    await expect(page).toHaveURL(/#global-registration$/)
    await expect(page.locator('.floating-button')).toBeHidden()
    const form = page.locator('#global-registration')
    await expect(form.locator('noscript')).toHaveCount(0)
    await fillTrial(form)
    await form.getByRole('button', { name: 'Get Your Free Trial' }).click()
    await expect(page).toHaveURL(/\/thanks$/)
  })
})
