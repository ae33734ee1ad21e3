import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, test } from './site-test.ts'
import { leadsIn } from './stored-leads.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('HOME-11 a form that is too long is answered in words and is whole one step back; a company can say what it is, and is kept', async ({
    page,
    site,
    expectProblems,
  }) => {
    expectProblems(/413/)
    await page.goto('/?lang=en#promo')
    const form = page.locator('#promo form')
    const send = form.getByRole('button', { name: 'Get the Bonus' })
    const name = form.locator('[name=name]')
    await test.step('too long', async () => {
      await form.evaluate((element: HTMLFormElement) => {
        element.noValidate = true
      })
      await name.evaluate((input: HTMLInputElement) => {
        input.removeAttribute('maxlength')
        input.value = 'x'.repeat(70_000)
      })
      await send.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A little shorter, please!')
      await page.goBack()
      await expect(name).toHaveValue(/^x{70000}$/)
    })
    await expect(form.locator('[name=companyName]')).toBeHidden()
    await form.getByLabel('Business').check()
    await form.locator('[name=companyName]').fill('PT Maju')
    await form.locator('[name=companySize]').selectOption('11-50')
    await form.locator('[name=industry]').selectOption('Other')
    await name.fill('Plain Sari')
    await form.locator('[name=phone]').fill('0812-3456-7890')
    await form.locator('[name=email]').fill('sari@contoh.id')
    await form.locator('[name=city]').selectOption('Medan')
    await send.click()
    await expect(page).toHaveURL(/\/thanks$/)
    const leads = leadsIn(site.dataDir, 'Plain Sari')
    expect(leads).toHaveLength(1)
    const company = { companyName: 'PT Maju', companySize: '11-50', industry: 'Other' }
    expect(JSON.parse(String(leads[0]?.details))).toMatchObject(company)
  })
})

/** As the browser itself sends a form, longer than is taken. */
const sendTooMuch = (page: Page) =>
  page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/register' })
    form.append(Object.assign(document.createElement('input'), { name: 'name', value: 'x'.repeat(70_000) }))
    document.body.append(form)
    form.submit()
  })

test('the pages for a form that could not be kept and for one that was not taken are clean to axe and fit a phone', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/413/)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const language of ['id', 'en']) {
    await page.goto(`/register/again?lang=${language}`)
    await expectNoOverflow(page, language)
    if (language === 'id') await expectAccessible(page, language)
    await sendTooMuch(page)
    await page.waitForURL('**/register')
    await expectNoOverflow(page, `not taken, ${language}`)
    if (language === 'id') await expectAccessible(page, `not taken, ${language}`)
  }
})
