import type { Page } from '@playwright/test'
import { inLongRun } from '../harness/long-run.ts'
import { openHome } from './home-page.ts'
import { fillTrial, openPrograms, trialSection } from './programs-page.ts'
import { alive, expect, test } from './site-test.ts'
import { leadsIn } from './stored-leads.ts'

const modal = (page: Page) => page.getByRole('dialog', { name: 'Register for a free trial class' })

async function fillForm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Get Started' }).click()
  await modal(page).getByLabel('Full name').fill(name)
  await modal(page).getByLabel('Email').fill('sari@contoh.id')
  await modal(page).getByLabel('Phone').fill('0812-3456-7890')
  await modal(page).getByLabel('City').selectOption('Bandung')
}

const send = (page: Page) => modal(page).getByRole('button', { name: 'Register Now' })

async function submitForm(page: Page, name: string, beforeSubmit = async () => {}): Promise<void> {
  await fillForm(page, name)
  await beforeSubmit()
  await send(page).click()
}

async function register(page: Page, name: string, beforeSubmit = async () => {}): Promise<void> {
  await submitForm(page, name, beforeSubmit)
  await expect(modal(page).getByRole('status')).toContainText(name)
}

/** What stays on the page after a registration. */
const card = (page: Page) => page.locator('#promo .after')

const waiting = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('waiting-requests') ?? '[]').length)

test.describe('with a network that comes and goes', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|Failed to load|400/] })

  test('a registration is kept with what was typed, its origin, and what was agreed to; a page that stays open offline says that it keeps the form, sends it when the network returns, and tells so; a lead arrives though its tab is closed in the moment of the submit', async ({
    context,
    page,
    site,
  }) => {
    await page.goto('/?lang=en&utm_source=instagram&utm_campaign=nov')
    await alive(page)
    await page.clock.install()
    await test.step('what is kept', async () => {
      await register(page, 'Dewi Kartika', () => page.clock.fastForward(5000))
      await expect.poll(() => leadsIn(site.dataDir, 'Dewi Kartika').length).toBe(1)
      const [lead] = leadsIn(site.dataDir, 'Dewi Kartika')
      expect(lead).toMatchObject({
        phone: '+6281234567890',
        phone_typed: '0812-3456-7890',
        city: 'Bandung',
        kind: 'registration',
        is_suspect: 0,
      })
      expect(JSON.parse(String(lead?.consent))).toMatchObject({ language: 'en', marketing: false })
      expect(JSON.parse(String(lead?.details)).utm).toEqual({ utm_source: 'instagram', utm_campaign: 'nov' })
      await expect.poll(() => waiting(page)).toBe(0)
      await page.clock.fastForward(2000)
      await expect(card(page)).toContainText('Registration received')
    })
    await test.step('offline, and online again', async () => {
      await submitForm(page, 'Patient Sari', () => context.setOffline(true))
      await expect(modal(page).getByRole('status')).toContainText('This browser keeps it')
      await page.clock.fastForward(5000)
      await expect(card(page)).toContainText('Registration kept')
      await expect(page.getByText('be in touch soon')).toHaveCount(0)
      await context.setOffline(false)
      await expect.poll(() => leadsIn(site.dataDir, 'Patient Sari').length).toBe(1)
      await expect(page.getByText('Thank you, Patient Sari: your form has now been sent.')).toBeVisible()
      await expect(card(page)).toContainText('Registration received')
    })
    await test.step('the tab is closed', async () => {
      let tab = page
      for (const number of inLongRun([1, 2, 3, 4], [1])) {
        if (tab.isClosed()) {
          tab = await context.newPage()
          await tab.goto('/?lang=en')
          await alive(tab)
        }
        const name = `Closing Sari ${number}`
        await fillForm(tab, name)
        await send(tab).evaluate((button) => (button as HTMLButtonElement).click())
        await tab.close()
        await expect.poll(() => leadsIn(site.dataDir, name).length, name).toBe(1)
      }
    })
  })

  test('a lead that was submitted offline arrives exactly once after the tab was closed and opened online', async ({
    context,
    site,
  }) => {
    const page = await context.newPage()
    await page.goto('/?lang=en')
    await alive(page)
    await submitForm(page, 'Offline Sari', () => context.setOffline(true))
    await expect(modal(page)).toBeHidden()
    expect(await waiting(page)).toBe(1)
    expect(leadsIn(site.dataDir, 'Offline Sari')).toEqual([])
    await page.close()
    await context.setOffline(false)

    const again = await context.newPage()
    await again.goto('/programs?lang=en')
    await expect.poll(() => leadsIn(site.dataDir, 'Offline Sari').length).toBe(1)
    await expect.poll(() => waiting(again)).toBe(0)
    await again.reload()
    await alive(again)
    expect(leadsIn(site.dataDir, 'Offline Sari')).toHaveLength(1)
  })

  test('the trial form gives back what was typed when it is refused for good; a trial that was asked for without a network has its card, which says that it is kept', async ({
    context,
    page,
  }) => {
    const submit = trialSection(page).getByRole('button', { name: 'Get Your Free Trial' })
    await page.route('**/api/register', (route) => route.fulfill({ status: 400, body: '{}' }))
    await openPrograms(page)
    await page.clock.install()
    await fillTrial(trialSection(page))
    await submit.click()
    await expect(page.locator('.toast-problem')).toContainText('We couldn’t accept that.')
    await expect(trialSection(page).getByLabel('Full name')).toHaveValue('Sari Wulandari')
    await expect(trialSection(page).getByLabel('City')).toHaveValue('Bandung')

    await page.unrouteAll()
    await trialSection(page).getByLabel('Full name').fill('Distant Sari')
    await page.clock.fastForward(2000)
    await context.setOffline(true)
    await submit.click()
    const thanks = trialSection(page).getByRole('heading', { name: 'First step, done, Distant!' })
    await expect(thanks).toBeFocused()
    await expect(trialSection(page)).toContainText('Registration kept')
    const picture = trialSection(page).locator('.after-top img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await context.setOffline(false)
    await expect(trialSection(page)).toContainText('Registration received')
  })
})

test.describe('a server that refuses', () => {
  test.use({ expectedProblems: [/400|503/] })

  test('for good, when its form is long gone: the next visit tells whose registration to mend, once', async ({
    context,
  }) => {
    const first = await context.newPage()
    await first.route('**/api/register', (route) => route.fulfill({ status: 503, body: '{}' }))
    await first.goto('/?lang=en')
    await alive(first)
    await submitForm(first, 'Late Sari')
    await expect(modal(first).getByRole('status')).toContainText('Kept for now')
    await first.close()

    const next = await context.newPage()
    await next.route('**/api/register', (route) => route.fulfill({ status: 400, body: '{}' }))
    await next.goto('/programs?lang=en')
    await expect(next.locator('.toast-problem')).toContainText('registration for “Late Sari”')
    expect(await waiting(next)).toBe(0)
    await next.reload()
    await alive(next)
    await expect(next.locator('.toast')).toHaveCount(0)
  })

  test('for good, before a modal has opened or while it is: the message is above it, in reach of a screen reader, and stays when it closes; also after the thanks have closed: the visitor is told what to mend, the form has what was typed, and nothing is tried again; for now: the lead waits', async ({
    page,
  }) => {
    const toast = page.locator('.toast-problem')
    let isRefusedFirst = true
    await page.route('**/assets/registration-modal-*', async (route) => {
      await expect(toast).toBeVisible()
      await route.continue()
    })
    await page.route('**/api/register', async (route) => {
      if (!isRefusedFirst) await expect(modal(page)).toBeVisible()
      await route.fulfill({ status: 400, body: '{}' })
    })
    const isOnTop = () =>
      toast.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    await openHome(page)
    const form = page.locator('#promo form')
    await form.locator('[name=name]').fill('Promo Sari')
    await form.locator('[name=phone]').fill('0812-3456-7890')
    await form.locator('[name=email]').fill('sari@contoh.id')
    await form.locator('[name=city]').selectOption('Medan')
    for (isRefusedFirst of [true, false]) {
      await form.getByRole('button', { name: 'Get the Bonus' }).click()
      await expect(modal(page)).toBeVisible()
      await expect(modal(page).getByRole('alert')).toContainText('We couldn’t accept that.')
      await expect.poll(isOnTop).toBe(true)
      await page.keyboard.press('Escape')
      await expect(modal(page)).toBeHidden()
      await expect(page.locator('.toast-corner[role=status]')).toContainText('We couldn’t accept that.')
      expect(await isOnTop()).toBe(true)
      await toast.waitFor({ state: 'detached' })
    }
    await page.unrouteAll()
    const held = Promise.withResolvers<void>()
    await page.route('**/api/register', async (route) => {
      await held.promise
      await route.fulfill({ status: 400, body: '{}' })
    })
    await test.step('after the thanks have closed', async () => {
      await register(page, 'Slow Sari')
      await expect(modal(page)).toBeHidden()
      held.resolve()
      await expect(toast).toContainText('We couldn’t accept that.')
      await page.getByRole('button', { name: 'Get Started' }).click()
      await expect(modal(page).getByLabel('Full name')).toHaveValue('Slow Sari')
      expect(await waiting(page)).toBe(0)
    })
    await test.step('while the form is open', async () => {
      await page.unrouteAll()
      const json = { error: { code: 'body.invalid', details: [{ path: ['phone'] }, { path: ['utm', 'utm_x'] }] } }
      await page.route('**/api/register', (route) => route.fulfill({ status: 400, json }))
      await send(page).click()
      const advice = 'Please check the phone number, and send the form once more.'
      await expect(modal(page).locator('.form-problem[role=alert]')).toContainText(advice)
      await expect(modal(page).getByLabel('Full name')).toHaveValue('Slow Sari')
      expect(await waiting(page)).toBe(0)
    })
    await test.step('for now', async () => {
      await page.unrouteAll()
      await page.route('**/api/register', (route) => route.fulfill({ status: 503, body: '{}' }))
      await send(page).click()
      await expect(modal(page).getByRole('status')).toContainText('Kept for now')
      expect(await waiting(page)).toBe(1)
    })
  })
})
