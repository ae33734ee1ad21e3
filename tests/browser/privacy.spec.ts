import { alive, expect, test } from './site-test.ts'

const LANGUAGES = [
  {
    language: 'id',
    title: 'Kebijakan privasi',
    changed: 'Terakhir diubah: 16 November 2026',
    headings: ['Yang kami simpan dari formulir', 'Siapa yang menerima datamu', 'Hakmu'],
    register: 'Daftar Sekarang',
  },
  {
    language: 'en',
    title: 'Privacy policy',
    changed: 'Last changed: 16 November 2026',
    headings: ['What we keep from a form', 'Who receives it', 'Your rights'],
    register: 'Register Now',
  },
]

for (const { language, title, changed, headings, register } of LANGUAGES) {
  test(`the privacy page tells what is kept, and how to ask for it, in ${language}`, async ({ page }) => {
    await page.goto(`/privacy?lang=${language}`)
    await alive(page)
    const content = page.getByRole('main')
    await expect(page).toHaveTitle(new RegExp(`^${title}: `))
    await expect(content.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(content.getByText(changed)).toBeVisible()
    for (const name of headings) await expect(content.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(content.getByRole('link').last()).toHaveAttribute('href', /^mailto:.+@/)
    await expect(content).not.toContainText(/privacy\.|\{\w+\}/)
  })

  test(`a form's purpose line and the footer lead to the privacy page, in ${language}`, async ({ page }) => {
    await page.goto(`/programs?lang=${language}`)
    await alive(page)
    for (const link of [page.locator('main .purpose'), page.locator('.footer-end')]) {
      await link.getByRole('link', { name: title }).click()
      await expect(page).toHaveURL(/\/privacy$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.goBack()
    }
  })

  test(`registering from the privacy page leads to the home page's registration, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/privacy?lang=${language}`)
    await alive(page)
    await page.locator('header').getByRole('link', { name: register }).click()
    await expect(page).toHaveURL(/\/#register$/)
    await expect(page.locator('#register')).toBeInViewport()
  })
}

test('the menu of a phone leads to the registration too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/privacy')
  await alive(page)
  await page.getByRole('button', { name: 'Buka menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Daftar Sekarang' }).click()
  await expect(page).toHaveURL(/\/#register$/)
  await expect(page.locator('#register')).toBeInViewport()
})
