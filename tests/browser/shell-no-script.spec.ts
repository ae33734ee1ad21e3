import { expect, test } from './site-test.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('links, the language and the menu work; a link to a place in the page closes the menu; what needs script is not shown; every button that opens the registration leads to the form in the page', async ({
  page,
}) => {
  await page.goto('/')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('link', { name: 'Buka menu' }).click()
  await expect(menu).toBeVisible()
  await page.getByRole('link', { name: 'Tutup menu' }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('link', { name: 'Buka menu' }).click()
  await menu.getByRole('link', { name: 'Pengajar' }).click()
  await expect(menu).toBeHidden()
  await expect(page.locator('#teachers h2')).toBeInViewport()
  await expect(page.locator('#ai-explainer')).toBeHidden()
  await expect(page.locator('footer [href="#ai-explainer"]')).toBeHidden()
  await page
    .locator('header')
    .getByRole('button', { name: /ganti bahasa ke Inggris/ })
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  for (const button of ['.hero-actions button', '#faq .button', '#register .button']) {
    await page.goto('/#')
    await page.locator(button).click()
    await expect(page).toHaveURL(/#promo$/)
    await expect(page.locator('#promo form')).toBeInViewport()
  }
})
