import { alive, expect, test } from './site-test.ts'

test.describe('a part that does not arrive', () => {
  test.use({ expectedProblems: [/home-sections|ERR_FAILED|Failed to (load|fetch)/] })

  test('APP-04 HOME-11 the language switch says that it failed, and its form is sent by the browser itself', async ({
    page,
  }) => {
    // The page was loaded anew once for it, and that did not help.
    await page.addInitScript(() => sessionStorage.setItem('reloaded', String(Date.now())))
    await page.route('**/home-sections*.js', (route) => route.abort())
    await page.goto('/?lang=en')
    await alive(page)
    await page
      .getByRole('button', { name: /Indonesia/ })
      .first()
      .click()
    await expect(page.getByText('The language couldn’t be switched.')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const form = page.locator('#promo form')
    await form.getByLabel('Full name').fill('Sari Wulandari')
    await form.getByLabel('Phone number').fill('0812 3456 7890')
    await form.getByLabel('Email').fill('sari@example.com')
    await form.getByLabel('City').selectOption({ index: 1 })
    await form.getByRole('button', { name: 'Get the Bonus' }).click()
    await expect(page).toHaveURL(/\/thanks/)
  })
})
