import type { Page } from '@playwright/test'
import { brand } from '../../content/brand.ts'
import { citiesOf } from '../../content/facts/offers.ts'
import { DESKTOP, openHome, registration } from './home-page.ts'
import { alive, expect, expectAccessible, test } from './site-test.ts'

test.use(DESKTOP)

test.describe('promo form', () => {
  test('HOME-11 FORM-01 FORM-02 its fields; Business adds three more, all required; submitting opens registration', async ({
    page,
  }) => {
    await openHome(page)
    const form = page.locator('#promo form')
    for (const name of ['name', 'phone', 'email', 'city', 'type'])
      expect(await form.locator(`[name=${name}][required]`).count()).toBeGreaterThan(0)
    expect(await form.locator('[name=city] option').allTextContents()).toEqual([expect.any(String), ...citiesOf(brand)])
    expect(
      await form.locator('[name=type]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).toEqual(['Individual', 'Business'])
    await expect(form.locator('[name=companyName]')).toBeHidden()
    await form.getByLabel('Business').check()
    for (const name of ['companyName', 'companySize', 'industry'])
      await expect(form.locator(`[name=${name}][required]`)).toBeVisible()
    expect((await form.locator('[name=companySize] option').allTextContents()).slice(1)).toEqual([
      '1-10',
      '11-50',
      '51-200',
      '201-500',
      '500+',
    ])
    expect((await form.locator('[name=industry] option').allTextContents()).slice(1)).toEqual([
      'Technology',
      'Finance',
      'Healthcare',
      'Education',
      'Manufacturing',
      'Retail',
      'Consulting',
      'Real Estate',
      'Hospitality',
      'Other',
    ])
    await form.locator('[name=name]').fill('Nur’aini 👩‍💼 عائشة')
    await form.locator('[name=phone]').fill('0812-3456-7890')
    await form.locator('[name=email]').fill('nur@contoh.co.id')
    await form.locator('[name=city]').selectOption('Medan')
    await form.getByRole('button', { name: 'Get the Bonus' }).click()
    await expect(registration(page)).toBeHidden()
    await form.locator('[name=companyName]').fill('PT Maju')
    await form.locator('[name=companySize]').selectOption('11-50')
    await form.locator('[name=industry]').selectOption('Other')
    await form.getByRole('button', { name: 'Get the Bonus' }).click()
    await expect(registration(page)).toBeVisible()
    await expect(registration(page).getByLabel('Full name')).toHaveValue('Nur’aini 👩‍💼 عائشة')
    await expect(registration(page).getByLabel('City')).toHaveValue('Medan')
  })
})

test('a company that was typed before Individual was chosen is not asked for and not sent; Enter at once in the prefilled registration is no sign of a program', async ({
  page,
}) => {
  const bodies: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/register')) bodies.push(request.postDataJSON())
  })
  await openHome(page)
  const form = page.locator('#promo form')
  await form.getByLabel('Business').check()
  await form.locator('[name=companyName]').fill('PT Maju')
  await form.getByLabel('Individual').check()
  await form.locator('[name=name]').fill('Quick Sari')
  await form.locator('[name=phone]').fill('0812-3456-7890')
  await form.locator('[name=email]').fill('sari@contoh.id')
  await form.locator('[name=city]').selectOption('Medan')
  await form.locator('[name=email]').press('Enter')
  await expect(registration(page).getByLabel('Full name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(registration(page).getByRole('status')).toContainText('Quick Sari')
  await expect.poll(() => bodies.map(({ kind }) => kind)).toEqual(['promo', 'registration'])
  expect(bodies[0]).toMatchObject({ type: 'Individual' })
  expect(bodies[0]).not.toHaveProperty('companyName')
  expect(bodies[0]).toHaveProperty('filledInMs')
  expect(bodies[1]).not.toHaveProperty('filledInMs')
})

test.describe('registration', () => {
  const fill = async (page: Page, name = 'Sari Wulandari') => {
    await registration(page).getByLabel('Full name').fill(name)
    await registration(page).getByLabel('Email').fill('sari@contoh.id')
    await registration(page).getByLabel('City').selectOption('Bandung')
  }

  test('REG-01 REG-02 FORM-02 FORM-03 closes in three ways, focus goes in and comes back; its fields, checked by the browser; a double click with a very long name submits once and breaks nothing', async ({
    page,
  }) => {
    const submitted: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/register')) submitted.push(request.postData() ?? '')
    })
    await openHome(page)
    const opener = page.getByRole('button', { name: 'Get Started' })
    await test.step('REG-01 Escape, beside it and by its button; scrolling is locked', async () => {
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(5, 450),
        () => registration(page).getByRole('button', { name: 'Close' }).click(),
      ]) {
        await opener.click()
        await expect(registration(page)).toBeVisible()
        expect(await registration(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
        await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
        await close()
        await expect(registration(page)).toBeHidden()
        await expect(opener).toBeFocused()
      }
    })
    await opener.click()
    const form = registration(page).locator('form')
    const submit = registration(page).getByRole('button', { name: 'Register Now' })
    await test.step('REG-02 FORM-02 FORM-03 fields; the phone is optional; its end is seen on a phone', async () => {
      await expect(form).toBeVisible()
      const required = await form
        .locator('[required]')
        .evaluateAll((all) => [...new Set(all.map((one) => (one as HTMLInputElement).name))])
      expect(required.sort()).toEqual(['city', 'email', 'name', 'type'])
      expect(await form.getAttribute('novalidate')).toBeNull()
      expect((await form.getByLabel('City').locator('option').allTextContents()).slice(1)).toEqual(citiesOf(brand))
      await submit.click()
      await expect(form).toBeVisible()
      const name = form.locator('[name=name]')
      expect(await name.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
      await expect(form.getByRole('checkbox')).not.toBeChecked()
      await page.setViewportSize({ width: 384, height: 832 })
      await expect(form.getByRole('button')).toBeInViewport({ ratio: 1 })
      expect(await registration(page).evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0)
      await page.setViewportSize({ width: 320, height: 568 })
      await registration(page).evaluate((dialog) => dialog.scrollTo({ top: dialog.scrollHeight, behavior: 'instant' }))
      await expect(form.getByRole('button')).toBeInViewport({ ratio: 1 })
    })
    await fill(page, 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6))
    expect(submitted).toEqual([])
    await submit.dblclick()
    await expect(registration(page).getByRole('status')).toBeVisible()
    const tooWide = await registration(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    expect(tooWide).toBeLessThanOrEqual(0)
    await expect.poll(() => submitted.length).toBe(1)
  })

  test('REG-03 thanks for 2000 ms, then closes, and starts anew; all of the page stays', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/?lang=en')
    await alive(page)
    await expect(page.locator('[data-asleep]')).toHaveCount(1)
    await page.locator('#courses').evaluate((section) => section.setAttribute('data-from-server', ''))
    await page.getByRole('button', { name: 'Get Started' }).click()
    await fill(page)
    await expectAccessible(page, 'registration')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await registration(page).getByRole('button', { name: 'Register Now' }).dblclick()
    await expect(registration(page).getByRole('status')).toContainText('Sari Wulandari')
    await page.clock.runFor(1999)
    await expect(registration(page)).toBeVisible()
    await page.clock.runFor(2)
    await expect(registration(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: 'First step, done, Sari!' })).toBeFocused()
    await expect(page.locator('#promo')).toContainText('We’ll say hello by email')
    await expect(page.locator('#courses'), 'was not taken from the page').toHaveAttribute('data-from-server')
    await page.clock.resume()
    await expectAccessible(page, 'after registering', '#promo')
    await expect(page.getByRole('button', { name: 'Practise with Ms Kiky' })).toBeVisible()
    await page.getByRole('button', { name: 'Get Started' }).click()
    await expect(registration(page).getByLabel('Full name')).toHaveValue('')
  })

  test('what was typed survives a reload, until it is sent', async ({ page }) => {
    const nameAfterReload = async () => {
      await page.reload()
      await alive(page)
      await page.getByRole('button', { name: 'Get Started' }).click()
      return registration(page).getByLabel('Full name').inputValue()
    }
    await openHome(page)
    await page.getByRole('button', { name: 'Get Started' }).click()
    await fill(page)
    expect(await nameAfterReload()).toBe('Sari Wulandari')
    await expect(registration(page).getByLabel('City')).toHaveValue('Bandung')
    await registration(page).getByRole('button', { name: 'Register Now' }).click()
    await expect(registration(page).getByRole('status')).toBeVisible()
    expect(await nameAfterReload()).toBe('')
  })

  test('a press of Register in a part that still sleeps is answered when it wakes', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/home-sections-*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/?lang=en')
    await alive(page)
    await page.locator('#register').getByRole('button').click()
    await expect(registration(page)).toBeHidden()
    held.resolve()
    await expect(registration(page)).toBeVisible()
  })
})
