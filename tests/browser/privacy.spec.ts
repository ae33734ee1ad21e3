import { alive, expect, test } from './site-test.ts'

test('the purpose line of a form leads to the privacy page, and its menu on a phone to the registration', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/programs')
  await alive(page)
  await page.locator('main .purpose').getByRole('link', { name: 'Kebijakan privasi' }).click()
  await expect(page).toHaveURL(/\/privacy$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kebijakan privasi')
  await alive(page)
  await page.getByRole('button', { name: 'Buka menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Daftar Sekarang' }).click()
  await expect(page).toHaveURL(/\/#register$/)
  await expect(page.locator('#register')).toBeInViewport()
})
