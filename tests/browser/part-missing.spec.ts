import { alive, expect, test } from './site-test.ts'

test.describe('a part that does not arrive', () => {
  test.use({ expectedProblems: [/home-(sections|lists)|ERR_FAILED|Failed to (load|fetch)/] })

  test('without what its sections list the page stays as it came; the second press of the language loads it anew', async ({
    page,
  }) => {
    await page.addInitScript(() => sessionStorage.setItem('reloaded', String(Date.now())))
    await page.route('**/home-lists*.js', (route) => route.abort())
    const isMissing = page.waitForEvent('requestfailed')
    await page.goto('/?lang=en')
    await alive(page)
    await page.evaluate(() => dispatchEvent(new Event('wake')))
    await isMissing
    await page.getByRole('button', { name: /Indonesia/ }).click()
    await expect(page.getByText('The language couldn’t be switched.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible()
    await page.unroute('**/home-lists*.js')
    await page.getByRole('button', { name: /Indonesia/ }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  })

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

test('while the code of a dialog is on its way the page shows that it is opening', async ({ page }) => {
  for (const { path, part, button } of [
    { path: '/?lang=en', part: '**/assets/registration-modal-*', button: 'Get Started' },
    { path: '/programs?lang=en', part: '**/assets/trial-modal-*', button: 'Try a free class' },
  ]) {
    const held = Promise.withResolvers<void>()
    await page.route(part, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(path)
    await alive(page)
    await page.getByRole('button', { name: button }).first().click()
    const opening = page.locator('.opening')
    await expect(opening).toBeVisible()
    await expect(opening.and(page.getByRole('status'))).toHaveText('Loading...')
    held.resolve()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(opening).toBeHidden()
  }
})
