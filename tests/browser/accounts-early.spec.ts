import { expect, expectAccessible, test } from './site-test.ts'

const SCRIPTS = /\/assets\/.*\.js$/

test.describe('when the scripts cannot be loaded', () => {
  test.use({ expectedProblems: [/ERR_FAILED|Failed to (load|fetch)|405/] })

  test('a press that came before they failed sends no password anywhere; the form says that they failed, and what is sent all the same is answered with a page', async ({
    page,
  }) => {
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
    await expect(page.getByRole('link', { name: 'Reload Page' })).toBeVisible()
    await expect(submit).not.toHaveAttribute('aria-busy')
    await expect(page).toHaveURL(/\/login\?lang=en$/)
    await expectAccessible(page, 'no script')
    await submit.click()
    await expect(page.getByRole('heading', { name: /Not sent yet\./ })).toBeVisible()
    await expectAccessible(page, 'unsent')
    await page.unroute(SCRIPTS)
    await page.getByRole('link', { name: 'Open the Page Again' }).click()
    await expect(submit).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
  })
})

test.describe('while the scripts are slow', () => {
  test.use({ expectedProblems: [/401/] })

  test('Enter turns the button busy at once, and is answered when they are there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
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
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  test('a code that is typed meanwhile is in its boxes when they are there, and can be finished', async ({ page }) => {
    const email = `sari.${Date.now()}@contoh.id`
    await page.request.post('/api/account/sign-up', { data: { email, password: 'rahasia-50' } })
    const held = Promise.withResolvers<void>()
    await page.route(SCRIPTS, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/signup?lang=en', { waitUntil: 'domcontentloaded' })
    const box = (place: number) => page.getByRole('textbox', { name: `Digit ${place} of 6` })
    await box(1).click()
    await page.keyboard.type('1234')
    held.resolve()
    await expect(box(4)).toHaveValue('4')
    await expect(box(1)).toHaveValue('1')
    await expect(box(5)).toBeFocused()
    await page.keyboard.type('56')
    await expect(page.getByRole('button', { name: 'Verify Email' })).toBeEnabled()
  })
})
