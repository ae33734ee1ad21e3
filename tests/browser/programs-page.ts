import type { Locator, Page } from '@playwright/test'
import { alive, expect, PUT_OFF } from './site-test.ts'

/** What the tests of the programs page share. */

export async function openPrograms(page: Page, hash = ''): Promise<void> {
  await page.goto(`/programs?lang=en${hash}`)
  await alive(page)
  // Sections have their heights: tests/browser/first-look.spec.ts is about those who are quicker.
  await expect(page.locator(PUT_OFF)).toHaveCount(0)
}

export const trialSection = (page: Page) => page.locator('#global-registration')
export const trialModal = (page: Page) => page.getByRole('dialog', { name: 'Start Your English Journey' })

export async function openTrialModal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try a free class' }).click()
  await expect(trialModal(page)).toBeVisible()
}

export async function fillTrial(form: Locator, name = 'Sari Wulandari'): Promise<void> {
  await form.getByLabel('Full name').fill(name)
  await form.getByLabel('Email').fill('sari@contoh.com')
  await form.getByLabel('City').selectOption('Bandung')
  await form.getByLabel('Start date').fill('2099-01-05')
}

export async function expectTrialDefaults(form: Locator): Promise<void> {
  await expect(form.getByLabel('Full name')).toHaveValue('')
  await expect(form.getByLabel('Email')).toHaveValue('')
  await expect(form.getByRole('radio', { name: 'Individual' })).toBeChecked()
  await expect(form.getByLabel('City')).toHaveValue('')
  await expect(form.getByLabel('Start date')).toHaveValue('')
  await expect(form.getByRole('combobox', { name: 'Program' })).toHaveValue('General English')
  await expect(form.getByRole('checkbox')).not.toBeChecked()
}

/** Starts counting the leads that leave the page. */
export function countLeads(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/register')) count += 1
  })
  return () => count
}

/** The part begins where the bar ends, give or take a pixel: browsers round what they scroll by. */
export const expectBelowBar = (page: Page, id: string, barPx: number): Promise<void> =>
  expect
    .poll(async () => Math.abs((await topOf(page, id)) - barPx), { message: `#${id} below the bar` })
    .toBeLessThanOrEqual(1)

export const topOf = (page: Page, id: string): Promise<number> =>
  page.evaluate((anchor) => document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.NaN, id)
