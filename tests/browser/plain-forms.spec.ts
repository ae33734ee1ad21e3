import type { Locator } from '@playwright/test'
import { alive, expect, expectAccessible, expectNoOverflow, test } from './site-test.ts'
import { leadsIn } from './stored-leads.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('HOME-11 a company can say what it is; back and once more is the same lead', async ({ page, site }) => {
    await page.goto('/?lang=en#promo')
    const form = page.locator('#promo form')
    await expect(form.locator('[name=companyName]')).toBeHidden()
    await form.getByLabel('Business').check()
    await form.locator('[name=companyName]').fill('PT Maju')
    await form.locator('[name=companySize]').selectOption('11-50')
    await form.locator('[name=industry]').selectOption('Other')
    await form.locator('[name=name]').fill('Plain Sari')
    await form.locator('[name=phone]').fill('0812-3456-7890')
    await form.locator('[name=email]').fill('sari@contoh.id')
    await form.locator('[name=city]').selectOption('Medan')
    await form.getByRole('button', { name: 'Get the Bonus' }).click()
    await expect(page).toHaveURL(/\/thanks$/)
    await page.goBack()
    await form.getByRole('button', { name: 'Get the Bonus' }).click()
    await expect(page).toHaveURL(/\/thanks$/)
    const leads = leadsIn(site.dataDir, 'Plain Sari')
    expect(leads).toHaveLength(1)
    const company = { companyName: 'PT Maju', companySize: '11-50', industry: 'Other' }
    expect(JSON.parse(String(leads[0]?.details))).toMatchObject(company)
  })

  test('who could not be reached is told so, and finds what was typed one step back', async ({ page, site }) => {
    await page.goto('/?lang=en#promo')
    const form = page.locator('#promo form')
    await form.locator('[name=name]').fill('Lost Sari')
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true
    })
    await form.getByRole('button', { name: 'Get the Bonus' }).click()
    await expect(page).toHaveURL(/\/register\/again$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step, almost there!')
    expect(leadsIn(site.dataDir, 'Lost Sari')).toEqual([])
    await page.goBack()
    await expect(form.locator('[name=name]')).toHaveValue('Lost Sari')
  })

  test('a form that is too long is answered in words, and what was typed is one step back', async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/413/)
    await page.goto('/?lang=en#promo')
    const form = page.locator('#promo form')
    await typeTooMuch(form.locator('[name=name]'))
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true
    })
    await form.getByRole('button', { name: 'Get the Bonus' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A little shorter, please!')
    await page.goBack()
    await expect(form.locator('[name=name]')).toHaveValue(/^x{70000}$/)
  })
})

const typeTooMuch = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    input.removeAttribute('maxlength')
    input.value = 'x'.repeat(70_000)
  })

test('the page for a form that could not be kept is clean to axe and fits a phone', async ({ page }) => {
  for (const language of ['id', 'en']) {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`/register/again?lang=${language}`)
    await alive(page)
    await expectAccessible(page, language)
    await expectNoOverflow(page, language)
  }
})

test('so is the page for a form that was not taken', async ({ page, expectProblems }) => {
  expectProblems(/413/)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const language of ['id', 'en']) {
    await page.goto(`/?lang=${language}`)
    await typeTooMuch(page.locator('#promo form [name=name]'))
    await page.locator('#promo form').evaluate((form: HTMLFormElement) => form.submit())
    await page.waitForURL('**/register')
    await expectAccessible(page, language)
    await expectNoOverflow(page, language)
  }
})
