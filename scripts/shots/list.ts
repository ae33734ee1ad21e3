import type { Locator, Page } from '@playwright/test'
import { pages } from '../../app/pages.ts'
import { CHAT_SHOTS } from './chat-shots.ts'
import { CONFLICT_SHOTS } from './conflict-shots.ts'
import { DELIGHT_SHOTS } from './delight-shots.ts'
import { DESK_SHOTS } from './desk-shots.ts'
import { DEVICE_SHOTS } from './device-shots.ts'
import { EXPLAINER_SHOTS } from './explainer-shots.ts'
import { LEAVING_SHOTS } from './leaving-shots.ts'
import type { Shot } from './shot.ts'

const clickButton = (name: string) => (page: Page) => page.getByRole('button', { name }).click()

const jumpTo = (section: string) => (page: Page) =>
  page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), section)

/** The first that the school offers, after the empty one. */
const chooseCity = (form: Locator) => form.locator('[name="city"]').selectOption({ index: 1 })

const jumpToLastProgram = (page: Page) =>
  page
    .locator('.program')
    .last()
    .evaluate((section) => section.scrollIntoView())

async function sendTrialForm(page: Page): Promise<void> {
  await page.locator('.floating-button').click()
  const modal = page.getByRole('dialog')
  await modal.locator('[name="name"]').fill('Sari Wulandari')
  await modal.locator('[name="email"]').fill('sari@contoh.com')
  await chooseCity(modal)
  await modal.locator('[name="startDate"]').fill('2099-01-05')
  await modal.locator('[type="submit"]').click()
}

async function openRegistration(page: Page): Promise<void> {
  await page.locator('.hero-actions button').click()
  await page.getByRole('dialog').locator('[name="name"]').waitFor()
}

/** The thank-you message closes after a time, so the clock is paused. */
async function sendRegistration(page: Page): Promise<void> {
  await page.clock.install()
  await openRegistration(page)
  const modal = page.getByRole('dialog')
  await modal.locator('[name="name"]').fill('Sari Wulandari')
  await modal.locator('[name="email"]').fill('sari@contoh.com')
  await chooseCity(modal)
  await page.clock.pauseAt(Date.now() + 60_000)
  await modal.locator('[type="submit"]').click()
  await page.locator('.success').waitFor()
}

async function chooseBusiness(page: Page): Promise<void> {
  await jumpTo('promo')(page)
  await page.locator('#promo [value="Business"]').check()
  await page.locator('#promo [name="companyName"]').scrollIntoViewIfNeeded()
}

async function flipTeachers(page: Page): Promise<void> {
  await jumpTo('teachers')(page)
  for (const button of await page.locator('.flip-card-front button').all()) await button.press('Enter')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

const fillAccount = async (page: Page, repeated: string) => {
  const email = `sari.${Date.now().toString(36)}@contoh.id`
  await page.locator('[name="email"]').first().fill(email)
  await page.locator('[name="password"]').fill('rahasia-50')
  await page.locator('[name="repeated"]').fill(repeated)
  await page.locator('.form .button[type="submit"]').click()
}

async function reachCode(page: Page): Promise<void> {
  await fillAccount(page, 'rahasia-50')
  await page.locator('.code').waitFor()
  await page.keyboard.type('407')
}

async function reachDocuments(page: Page): Promise<void> {
  await reachCode(page)
  await page.goto(new URL('/documents', page.url()).href)
  await page.waitForFunction(() => document.documentElement.dataset.alive === 'true')
}

/** Pages that need an account are in STATES and DESK_SHOTS. */
const PAGES: readonly Shot[] = pages
  .filter(({ guard }) => guard === 'anyone' || guard === 'demo')
  .map(({ id, path }) => ({ name: id, path }))

const STATES: readonly Shot[] = [
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
  { name: 'home-teachers-flipped', path: '/', prepare: flipTeachers },
  { name: 'home-promo-business', path: '/', onlyWindow: true, prepare: chooseBusiness },
  { name: 'home-registration', path: '/', onlyWindow: true, prepare: openRegistration },
  { name: 'home-registration-thanks', path: '/', onlyWindow: true, prepare: sendRegistration },
  ...EXPLAINER_SHOTS,
  ...CHAT_SHOTS,
  { name: 'programs-fold', path: '/programs', onlyWindow: true },
  { name: 'programs-hash', path: '/programs', onlyWindow: true, prepare: jumpToLastProgram },
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
    prepare: (page) => page.locator('main summary').first().click(),
  },
  {
    name: 'programs-chosen',
    path: '/programs',
    onlyWindow: true,
    prepare: (page) => page.locator('[data-program]').last().click(),
  },
  {
    name: 'programs-modal',
    path: '/programs',
    onlyWindow: true,
    prepare: (page) => page.locator('.floating-button').click(),
  },
  { name: 'programs-thanks', path: '/programs', onlyWindow: true, prepare: sendTrialForm },
  {
    name: 'login-problem',
    path: '/login',
    prepare: (page) => page.locator('.form .button[type="submit"]').click(),
  },
  {
    name: 'login-reset',
    path: '/login',
    onlyWindow: true,
    prepare: async (page) => {
      await page.locator('.auth-forgot').click()
      await page.locator('dialog [name="email"]').fill('sari@contoh.id')
      await page.locator('dialog .button[type="submit"]').click()
      await page.locator('dialog .message-success').waitFor()
    },
  },
  { name: 'signup-problem', path: '/signup', prepare: (page) => fillAccount(page, 'langkah5') },
  { name: 'signup-code', path: '/signup', prepare: reachCode },
  { name: 'documents', path: '/signup', prepare: reachDocuments },
  {
    name: 'documents-delete',
    path: '/signup',
    onlyWindow: true,
    prepare: async (page) => {
      await reachDocuments(page)
      await page.locator('.account button').nth(1).click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    name: 'new-password',
    path: '/reset-password',
    prepare: async (page) => {
      await page.goto(`${page.url()}#token`)
      await page.reload()
      await page.locator('[name="password"]').waitFor()
    },
  },
  { name: 'privacy-fold', path: '/privacy', onlyWindow: true },
  { name: 'privacy-request', path: '/privacy', onlyWindow: true, prepare: jumpTo('data-request') },
  { name: 'not-found', path: '/tidak-ada', onlyWindow: true },
  { name: 'modal', path: '/dev/components', onlyWindow: true, prepare: clickButton('Buka modal') },
  { name: 'toast', path: '/dev/components', onlyWindow: true, prepare: clickButton('Toast masalah') },
  { name: 'loading', path: '/dev/components', onlyWindow: true, prepare: clickButton('Layar memuat') },
  { name: 'error', path: '/dev/components', onlyWindow: true, prepare: clickButton('Layar galat') },
]

export const SHOTS: readonly Shot[] = [
  ...PAGES,
  ...STATES,
  ...DELIGHT_SHOTS,
  ...DESK_SHOTS,
  ...CONFLICT_SHOTS,
  ...DEVICE_SHOTS,
  ...LEAVING_SHOTS,
]
