import type { Locator } from '@playwright/test'
import { brand } from '../../content/brand.ts'
import { trialCitiesOf } from '../../content/facts/offers.ts'
import {
  countLeads,
  expectTrialDefaults,
  fillTrial,
  openPrograms,
  openTrialModal,
  trialModal,
  trialSection,
} from './programs-page.ts'
import { expect, test } from './site-test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test.describe('form', () => {
  test('PROG-08 FORM-02 its fields, the first ten cities, and its three programs', async ({ page }) => {
    await openPrograms(page)
    const form = trialSection(page)
    await expectTrialDefaults(form)
    await expect(form.getByLabel('City').locator('option')).toHaveText(['Choose a city', ...trialCitiesOf(brand)])
    await expect(form.getByLabel('Program').locator('option')).toHaveText([
      'General English',
      'Business English',
      'Exam Preparation',
    ])
    await expect(form.getByRole('radio')).toHaveCount(2)
  })

  test('PROG-08 FORM-03 the browser asks for each required field in turn, and nothing is sent', async ({ page }) => {
    const sent = countLeads(page)
    await openPrograms(page)
    const form = trialSection(page)
    const steps: [Locator, () => Promise<unknown>][] = [
      [form.getByLabel('Full name'), () => form.getByLabel('Full name').fill('   ')],
      [form.getByLabel('Full name'), () => form.getByLabel('Full name').fill('Sari')],
      [form.getByLabel('Email'), () => form.getByLabel('Email').fill('sari@')],
      [form.getByLabel('Email'), () => form.getByLabel('Email').fill('sari@contoh.com')],
      [form.getByLabel('City'), () => form.getByLabel('City').selectOption('Bekasi')],
      [form.getByLabel('Start date'), () => form.getByLabel('Start date').fill('2000-01-01')],
      [form.getByLabel('Start date'), () => form.getByLabel('Start date').fill('2099-01-05')],
    ]
    for (const [asked, answer] of steps) {
      await form.getByRole('button', { name: 'Get Your Free Trial' }).click()
      await expect(asked).toBeFocused()
      expect(await asked.evaluate((field: HTMLInputElement) => field.validationMessage)).not.toBe('')
      await expect.poll(sent).toBe(0)
      await answer()
    }
    await form.getByRole('button', { name: 'Get Your Free Trial' }).click()
    await expect(page.getByRole('status')).not.toBeEmpty()
    await expect.poll(sent).toBe(1)
  })

  test('PROG-08 the first possible date is today where the visitor is', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-03-01T18:30:00Z'))
    await openPrograms(page)
    await expect(trialSection(page).getByLabel('Start date')).toHaveAttribute('min', '2027-03-02')
  })

  test('a double click submits once and leaves no complaint; what happens next is read, and no message lies on it', async ({
    page,
  }) => {
    const sent = countLeads(page)
    await openPrograms(page)
    const form = trialSection(page)
    await fillTrial(form)
    await form.getByRole('button', { name: 'Get Your Free Trial' }).dblclick()
    await expectTrialDefaults(form)
    await expect.poll(sent).toBe(1)
    await expect(form.locator(':user-invalid')).toHaveCount(0)
    await expect(form.getByRole('heading', { name: 'First step, done, Sari!' })).toBeFocused()
    await expect(page.locator('.toast')).toBeHidden()
  })

  test('Enter twice submits once, thanks, and leaves no complaint', async ({ page }) => {
    const sent = countLeads(page)
    await openPrograms(page)
    const form = trialSection(page)
    await fillTrial(form)
    await form.locator('form').evaluate((element) => {
      element.addEventListener('invalid', () => element.setAttribute('data-complained', ''), true)
    })
    await form.getByLabel('Full name').press('Enter')
    await page.keyboard.press('Enter')
    await expectTrialDefaults(form)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText('First step, done! We’ll be in touch soon.')
    await expect.poll(sent).toBe(1)
    await expect(form.locator(':user-invalid')).toHaveCount(0)
    await expect(form.locator('[data-complained]')).toHaveCount(0)
  })

  test('section and modal share what is typed, and a language switch keeps it', async ({ page }) => {
    await openPrograms(page)
    await trialSection(page).getByLabel('Full name').fill('Sari')
    await openTrialModal(page)
    await expect(trialModal(page).getByLabel('Full name')).toHaveValue('Sari')
    await trialModal(page).getByLabel('City').selectOption('Medan')
    await trialModal(page).getByText('Business', { exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(trialSection(page).getByLabel('City')).toHaveValue('Medan')
    await expect(trialSection(page).getByRole('radio', { name: 'Business' })).toBeChecked()
    await page.locator('.program-bar-row .language-switch').click()
    await expect(trialSection(page).getByLabel('Nama lengkap')).toHaveValue('Sari')
    await expect(trialSection(page).getByLabel('Kota')).toHaveValue('Medan')
  })

  test('takes a very long name, one without spaces, emoji and a right-to-left one', async ({ page }) => {
    const sent = countLeads(page)
    await page.setViewportSize({ width: 320, height: 700 })
    const names = ['Bhre '.repeat(60), 'W'.repeat(200), 'Sari 👩🏽‍🏫🇮🇩 Wulandari', 'محمد عبد الله']
    for (const [i, name] of names.entries()) {
      await openPrograms(page)
      await fillTrial(trialSection(page), name)
      expect((await trialSection(page).getByLabel('Full name').inputValue()).length).toBeLessThanOrEqual(200)
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(tooWide).toBeLessThanOrEqual(0)
      await trialSection(page).getByRole('button', { name: 'Get Your Free Trial' }).click()
      await expectTrialDefaults(trialSection(page))
      await expect.poll(sent).toBe(i + 1)
    }
  })
})
