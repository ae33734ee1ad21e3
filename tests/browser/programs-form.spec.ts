import type { Locator } from '@playwright/test'
import {
  countLeads,
  expectTrialDefaults,
  fillTrial,
  openPrograms,
  openTrialModal,
  trialModal,
  trialSection,
} from './programs-page.ts'
import { expect, expectNoOverflow, RING_ON_WHITE, test } from './site-test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('PROG-07 PROG-08 FORM-03 each required field is asked for in turn; then a click, a double click, Enter twice, the modal and odd names submit once each, thank, and leave no complaint', async ({
  page,
}) => {
  const sent = countLeads(page)
  await openPrograms(page)
  await page.clock.install()
  const form = trialSection(page)
  /** A press soon after a submission counts as its second one. */
  const fillAgain = async (name?: string) => {
    await page.clock.fastForward(1500)
    await fillTrial(form, name)
  }
  const submit = form.getByRole('button', { name: 'Get Your Free Trial' })
  await form.locator('form').evaluate((element) => {
    element.addEventListener('invalid', () => element.setAttribute('data-complained', ''), true)
  })
  const forgetComplaints = () => form.locator('form').evaluate((element) => element.removeAttribute('data-complained'))
  const thanks = form.getByRole('heading', { name: 'First step, done, Sari!' })

  await test.step('PROG-08 FORM-03 the browser asks for each required field in turn, and nothing is sent', async () => {
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
      await submit.click()
      await expect(asked).toBeFocused()
      expect(await asked.evaluate((field: HTMLInputElement) => field.validationMessage)).not.toBe('')
      await expect.poll(sent).toBe(0)
      await answer()
    }
    await expect(page.getByRole('status')).toBeEmpty()
    await submit.click()
    await expect(page.getByRole('status')).toHaveText('First step, done! We’ll be in touch soon.')
    await expect.poll(sent).toBe(1)
  })
  await test.step('a double click submits once; what happens next is read, and no message lies on it', async () => {
    await fillAgain()
    await submit.dblclick({ delay: 60 })
    await expectTrialDefaults(form)
    await expect.poll(sent).toBe(2)
    await expect(form.locator(':user-invalid')).toHaveCount(0)
    await expect(thanks).toBeFocused()
    await expect(page.locator('.toast')).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(form.getByRole('button', { name: 'Add to calendar' })).toHaveCSS('outline-color', RING_ON_WHITE)
  })
  await test.step('Enter twice submits once', async () => {
    await fillAgain()
    await forgetComplaints()
    await form.getByLabel('Full name').press('Enter')
    await page.keyboard.press('Enter')
    await expectTrialDefaults(form)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText('First step, done! We’ll be in touch soon.')
    await expect.poll(sent).toBe(3)
    await expect(thanks).toBeFocused()
    await expect(form.locator(':user-invalid')).toHaveCount(0)
    await expect(form.locator('[data-complained]')).toHaveCount(0)
  })
  await test.step('PROG-07 submitting closes the modal, resets section and modal to their defaults, and thanks', async () => {
    await page.locator('[data-program="exam-prep"]').click()
    await fillAgain('Modal Wulandari')
    await form.getByText('Business', { exact: true }).click()
    await form.getByRole('checkbox').check()
    await openTrialModal(page)
    await trialModal(page).getByRole('button', { name: 'Get Your Free Trial' }).click()
    await expect(trialModal(page)).toHaveCount(0)
    const card = page.getByRole('heading', { name: 'First step, done, Modal!' })
    await expect(card).toBeFocused()
    await expect(card).toBeInViewport()
    await expect.poll(sent).toBe(4)
    await expectTrialDefaults(form)
    await openTrialModal(page)
    await expectTrialDefaults(trialModal(page))
    await page.keyboard.press('Escape')
  })
  await test.step('takes a very long name, one without spaces, emoji and a right-to-left one', async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    const names = ['Bhre '.repeat(60), 'W'.repeat(200), 'Sari 👩🏽‍🏫🇮🇩 محمد عبد الله']
    for (const [i, name] of names.entries()) {
      await fillAgain(name)
      expect((await form.getByLabel('Full name').inputValue()).length).toBeLessThanOrEqual(200)
      await expectNoOverflow(page, name)
      await submit.click()
      await expectTrialDefaults(form)
      await expect.poll(sent).toBe(i + 5)
      await expectNoOverflow(page, `thanks to ${name}`)
    }
  })
})
