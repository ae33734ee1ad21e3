import type { Page } from '@playwright/test'
import { expectPartAccessible } from './alone.ts'
import { DESKTOP, openHome, registration } from './home-page.ts'
import { alive, expect, test } from './site-test.ts'

test.use(DESKTOP)

/** What the forms send from now on. */
function watchForms(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/register')) bodies.push(request.postDataJSON())
  })
  return bodies
}

test('HOME-11 FORM-01 FORM-02 the promo form: Business adds three fields, all required; submitting opens the prefilled registration; a company that was typed before Individual was chosen is not asked for and not sent; Enter at once in the registration is no sign of a program', async ({
  page,
}) => {
  const bodies = watchForms(page)
  await openHome(page)
  const form = page.locator('#promo form')
  const name = 'Nur’aini 👩‍💼 عائشة'
  await test.step('Business adds three fields, all required', async () => {
    await expect(form.locator('[name=companyName]')).toBeHidden()
    await form.getByLabel('Business').check()
    for (const field of ['companyName', 'companySize', 'industry'])
      await expect(form.locator(`[name=${field}][required]`)).toBeVisible()
    await form.locator('[name=name]').fill(name)
    await form.locator('[name=phone]').fill('0812-3456-7890')
    await form.locator('[name=email]').fill('nur@contoh.co.id')
    await form.locator('[name=city]').selectOption('Medan')
    await form.getByRole('button', { name: 'Get the Bonus' }).click()
    await expect(registration(page)).toBeHidden()
  })
  await test.step('what was typed survives a reload', async () => {
    await form.locator('[name=companyName]').fill('PT Maju')
    await form.locator('[name=companySize]').selectOption('11-50')
    await form.locator('[name=industry]').selectOption('Other')
    await form.locator('[name=marketing]').check()
    await openHome(page)
    await expect(form.locator('[name=companySize]')).toHaveValue('11-50')
    await expect(form.locator('[name=city]')).toHaveValue('Medan')
    await expect(form.locator('[name=marketing]')).not.toBeChecked()
  })
  await test.step('submitting opens the registration', async () => {
    await form.getByRole('button', { name: 'Get the Bonus' }).click()
    await expect(registration(page)).toBeVisible()
    await expect(registration(page).getByLabel('Full name')).toHaveValue(name)
    await expect(registration(page).getByLabel('City')).toHaveValue('Medan')
    await page.keyboard.press('Escape')
    await expect(registration(page)).toBeHidden()
  })
  await test.step('as an individual, and by Enter alone', async () => {
    await form.getByLabel('Individual').check()
    await form.locator('[name=email]').press('Enter')
    await expect(registration(page).getByLabel('Full name')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(registration(page).getByRole('status')).toContainText(name)
    await expect.poll(() => bodies.map(({ kind }) => kind)).toEqual(['promo', 'promo', 'registration'])
    expect(bodies[0]).toMatchObject({ type: 'Business', companyName: 'PT Maju' })
    expect(bodies[1]).toMatchObject({ type: 'Individual' })
    expect(bodies[1]).not.toHaveProperty('companyName')
    expect(bodies[1]).toHaveProperty('filledInMs')
    expect(bodies[2]).not.toHaveProperty('filledInMs')
  })
})

test('REG-01 REG-02 REG-03 FORM-02 FORM-03 the registration opens also from a part that still sleeps, closes in three ways, its focus goes in and comes back; a double click with a very long name submits once and breaks nothing; what was typed survives a reload; thanks for 2000 ms, then it closes and starts anew, and all of the page stays', async ({
  page,
}) => {
  const bodies = watchForms(page)
  const opener = page.getByRole('button', { name: 'Get Started' })
  const form = registration(page).locator('form')
  const submit = registration(page).getByRole('button', { name: 'Register Now' })
  const fill = async (name: string) => {
    await form.getByLabel('Full name').fill(name)
    await form.getByLabel('Email').fill('sari@contoh.id')
    await form.getByLabel('City').selectOption('Bandung')
  }
  await test.step('a press of Register in a part that still sleeps is answered when it wakes', async () => {
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
    await page.unroute('**/assets/home-sections-*.js')
    await page.keyboard.press('Escape')
    await expect(registration(page)).toBeHidden()
  })
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
  await test.step('REG-02 FORM-03 the browser asks for what is missing; its end is seen on a phone', async () => {
    await opener.click()
    await submit.click()
    await expect(form).toBeVisible()
    const name = form.locator('[name=name]')
    expect(await name.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
    await page.setViewportSize({ width: 384, height: 832 })
    await expect(form.getByRole('button')).toBeInViewport({ ratio: 1 })
    expect(await registration(page).evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0)
    await page.setViewportSize({ width: 320, height: 568 })
    await registration(page).evaluate((dialog) => dialog.scrollTo({ top: dialog.scrollHeight, behavior: 'instant' }))
    await expect(form.getByRole('button')).toBeInViewport({ ratio: 1 })
  })
  await test.step('a double click with a very long name submits once and breaks nothing', async () => {
    await fill('Wolfeschlegelsteinhausenbergerdorff'.repeat(6))
    expect(bodies).toEqual([])
    await submit.dblclick()
    await expect(registration(page).getByRole('status')).toBeVisible()
    const tooWide = await registration(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    expect(tooWide).toBeLessThanOrEqual(0)
    await expect.poll(() => bodies.length).toBe(1)
    await page.keyboard.press('Escape')
    await expect(registration(page)).toBeHidden()
  })
  await test.step('what was typed survives a reload, until it is sent', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await opener.click()
    await fill('Sari Wulandari')
    // The browser comes back to where the page was, and lays out before the whole style has come: what is near then wakes.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(async () => {
      await page.reload()
      await alive(page)
      expect(await page.locator('[data-asleep]').count()).toBe(1)
    }).toPass()
    await page.locator('#courses').evaluate((section) => section.setAttribute('data-from-server', ''))
    await opener.click()
    await expect(form.getByLabel('Full name')).toHaveValue('Sari Wulandari')
    await expect(form.getByLabel('City')).toHaveValue('Bandung')
    await expectPartAccessible(page, 'registration', 'dialog.modal')
  })
  await test.step('REG-03 thanks for 2000 ms, then closes, and starts anew; all of the page stays', async () => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await submit.dblclick()
    await expect(registration(page).getByRole('status')).toContainText('Sari Wulandari')
    await page.clock.runFor(1999)
    await expect(registration(page)).toBeVisible()
    await page.clock.runFor(2)
    await expect(registration(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: 'First step, done, Sari!' })).toBeFocused()
    await expect(page.locator('#promo')).toContainText('We’ll say hello by email')
    await expect(page.locator('#courses'), 'was not taken from the page').toHaveAttribute('data-from-server')
    await page.clock.resume()
    await expectPartAccessible(page, 'after registering', '#promo')
    await expect(page.getByRole('button', { name: 'Practise with Ms Kiky' })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('registration'))).toBeNull()
    await opener.click()
    await expect(form.getByLabel('Full name')).toHaveValue('')
  })
})
