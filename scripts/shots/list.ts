import type { Page } from '@playwright/test'

interface Shot {
  name: string
  path: string
  /** The window as a visitor sees it, not the whole page. */
  onlyWindow?: boolean
  prepare?(page: Page): Promise<void>
}

const clickButton = (name: string) => (page: Page) => page.getByRole('button', { name }).click()

const jumpTo = (section: string) => (page: Page) =>
  page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), section)

async function sendTrialForm(page: Page): Promise<void> {
  await page.locator('.floating-button').click()
  const modal = page.getByRole('dialog')
  await modal.locator('[name="name"]').fill('Sari Wulandari')
  await modal.locator('[name="email"]').fill('sari@contoh.com')
  await modal.locator('[name="city"]').selectOption('Jakarta')
  await modal.locator('[name="startDate"]').fill('2099-01-05')
  await modal.locator('[type="submit"]').click()
}

/** Every page and every state worth looking at. */
export const SHOTS: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'home-fold', path: '/', onlyWindow: true },
  {
    name: 'home-scrolled',
    path: '/',
    onlyWindow: true,
    prepare: (page) => page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' })),
  },
  {
    name: 'menu',
    path: '/',
    onlyWindow: true,
    prepare: async (page) => {
      const burger = page.locator('.header-burger')
      if (await burger.isVisible()) await burger.click()
    },
  },
  { name: 'programs', path: '/programs' },
  { name: 'programs-fold', path: '/programs', onlyWindow: true },
  { name: 'programs-hash', path: '/programs', onlyWindow: true, prepare: jumpTo('exam-prep') },
  {
    name: 'programs-menu',
    path: '/programs',
    onlyWindow: true,
    prepare: async (page) => {
      const toggle = page.locator('.program-toggle')
      if (await toggle.isVisible()) await toggle.click()
    },
  },
  {
    name: 'programs-question',
    path: '/programs',
    onlyWindow: true,
    prepare: (page) => page.locator('#business-english summary').first().click(),
  },
  {
    name: 'programs-chosen',
    path: '/programs',
    onlyWindow: true,
    prepare: (page) => page.locator('[data-program="interpreter-services"]').click(),
  },
  {
    name: 'programs-modal',
    path: '/programs',
    onlyWindow: true,
    prepare: (page) => page.locator('.floating-button').click(),
  },
  { name: 'programs-thanks', path: '/programs', onlyWindow: true, prepare: sendTrialForm },
  { name: 'privacy', path: '/privacy' },
  { name: 'privacy-fold', path: '/privacy', onlyWindow: true },
  { name: 'privacy-request', path: '/privacy', onlyWindow: true, prepare: jumpTo('data-request') },
  { name: 'data-request-confirm', path: '/privacy/confirm', onlyWindow: true },
  { name: 'not-found', path: '/tidak-ada', onlyWindow: true },
  { name: 'components', path: '/dev/components' },
  { name: 'modal', path: '/dev/components', onlyWindow: true, prepare: clickButton('Buka modal') },
  { name: 'toast', path: '/dev/components', onlyWindow: true, prepare: clickButton('Toast masalah') },
  { name: 'loading', path: '/dev/components', onlyWindow: true, prepare: clickButton('Layar memuat') },
  { name: 'error', path: '/dev/components', onlyWindow: true, prepare: clickButton('Layar galat') },
]
