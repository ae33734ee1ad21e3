import { expect, expectAccessible, test, WITH_MOTION } from './site-test.ts'

const SCRIPTS = /\/assets\/.*\.js$/

test.describe('when the scripts cannot be loaded', () => {
  test.use({ expectedProblems: [/ERR_FAILED|Failed to (load|fetch)|405/] })

  for (const [path, button] of [
    ['/login?lang=en', 'Sign in'],
    ['/signup?lang=en', 'Create account'],
  ] as const) {
    test(`the form at ${path} says so, and what is sent all the same is answered with a page`, async ({ page }) => {
      await page.route(SCRIPTS, (route) => route.abort('failed'))
      await page.addInitScript(() => sessionStorage.setItem('reloaded', String(Date.now())))
      await page.goto(path)
      await page.getByLabel('Email', { exact: true }).fill('sari@contoh.id')
      await page.getByLabel('Password', { exact: true }).fill('rahasia-50')
      const submit = page.getByRole('button', { name: button, exact: true })
      await expect(page.getByRole('alert')).toHaveText(/Network error\./)
      await expect(page.getByRole('link', { name: 'Reload Page' })).toBeVisible()
      await expect(submit).not.toHaveAttribute('aria-busy')
      await expectAccessible(page, 'no script')
      await submit.click()
      await expect(page.getByRole('heading', { name: /Not sent yet\./ })).toBeVisible()
      await expectAccessible(page, 'unsent')
      await page.unroute(SCRIPTS)
      await page.getByRole('link', { name: 'Open the Page Again' }).click()
      await expect(submit).toBeVisible()
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
    })
  }

  test('a press that came before they failed sends no password anywhere', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route(SCRIPTS, async (route) => {
      await held.promise
      await route.abort('failed')
    })
    await page.addInitScript(() => sessionStorage.setItem('reloaded', String(Date.now())))
    await page.goto('/login?lang=en', { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Email', { exact: true }).fill('sari@contoh.id')
    await page.getByLabel('Password', { exact: true }).fill('rahasia-50')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    const submit = page.getByRole('button', { name: 'Sign in', exact: true })
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    held.resolve()
    await expect(page.getByRole('alert')).toHaveText(/Network error\./)
    await expect(submit).not.toHaveAttribute('aria-busy')
    await expect(page).toHaveURL(/\/login\?lang=en$/)
  })
})

test.describe('while the scripts are slow', () => {
  test.use({ ...WITH_MOTION, expectedProblems: [/401/] })

  test('Enter turns the button busy at once, and is answered when they are there', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route(SCRIPTS, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/login?lang=en', { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Email', { exact: true }).fill('nobody@contoh.id')
    await page.getByLabel('Password', { exact: true }).fill('rahasia-50')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    const submit = page.getByRole('button', { name: 'Sign in', exact: true })
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    const spins = () => submit.evaluate((button) => getComputedStyle(button, '::before').animationName)
    await expect.poll(spins).toBe('spin')
    held.resolve()
    await expect(page.getByRole('alert')).toHaveText(/Invalid email or password/)
    await expect(submit).not.toHaveAttribute('aria-busy')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: [/405/] })

  test('the login says what it needs, and a form that is sent is answered with a page', async ({ page }) => {
    await page.goto('/login')
    await expect(page.locator('noscript p')).toContainText('aktifkan JavaScript')
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    await expect(page.getByRole('heading', { name: /Belum terkirim\./ })).toBeVisible()
    await page.getByRole('link', { name: 'Buka Lagi Halamannya' }).click()
    await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible()
    await page.goto('/register')
    await expect(page).toHaveURL(/\/#promo$/)
  })
})
