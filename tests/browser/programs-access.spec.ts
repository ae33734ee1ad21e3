import { fillTrial } from './programs-page.ts'
import { alive, expect, expectAccessible, expectNoOverflow, expectWhole, test } from './site-test.ts'

test('axe finds nothing and nothing overflows on /programs, from 320 to 1920 px, in both languages', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto('/programs?lang=id')
  await alive(page)
  const toggle = page.locator('.program-toggle')
  for (const language of ['id', 'en'] as const) {
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectWhole(page, 'page', { language })

    await page.locator('[data-program="interpreter-services"]').click()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.locator('.floating-button').click()
    await expect(page.locator('dialog')).toBeVisible()
    await expectWhole(page, 'modal', { part: 'dialog', language })
    await page.keyboard.press('Escape')

    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 900 })
      if (!(await toggle.isVisible())) continue
      await toggle.click()
      await expectNoOverflow(page, `menu at ${width}`)
      if (width === 390) await expectAccessible(page, `menu at ${width}`, '.program-bar')
      await page.keyboard.press('Escape')
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    if (language === 'id') await page.locator('.program-bar-row .language-switch').click()
  }
})

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
