import { chromium, type Page } from '@playwright/test'
import { type Subscription, startFakePushService } from '../harness/fake-push-service.ts'
import { findWholeChromium } from '../harness/programs.ts'
import { startSite } from '../harness/site-process.ts'
import { DESKTOP, joinTeam, openDesk, PHONE, register } from './desk-test.ts'
import { alive, expect, expectAccessible, expectNoOverflow, test } from './site-test.ts'

/** What a whole browser does besides; and nothing is drawn. */
const WITHOUT_OWN_BUSINESS = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--force-gpu-mem-available-mb=1',
]

/** No push service is reachable from a test: the browser gets a subscription of the loopback one. */
const subscribeWith = (page: Page, subscription: Subscription) =>
  page.addInitScript((given) => {
    const browser: { subscription: object | null } = { subscription: null }
    const unsubscribe = async () => {
      browser.subscription = null
      return true
    }
    PushManager.prototype.getSubscription = async () => browser.subscription as never
    PushManager.prototype.subscribe = async () => {
      browser.subscription = { endpoint: given.endpoint, toJSON: () => given, unsubscribe }
      return browser.subscription as never
    }
  }, subscription)

/** As a push service would: the worker gets the message, decrypted. */
async function deliver(page: Page, origin: string, content: object): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/admin'))
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const data = JSON.stringify(content)
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}

const shownNotices = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = await navigator.serviceWorker.ready
    const notices = await getNotifications.call(await navigator.serviceWorker.ready)
    return notices.map(({ title, body }) => ({ title, body }))
  })

test('a phone is turned on, tried, told of a person at once, and turned off; what was switched stays', async () => {
  // The shell that the other tests run in has no notifications.
  const browser = await chromium.launch({
    executablePath: findWholeChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', ...WITHOUT_OWN_BUSINESS],
  })
  const push = await startFakePushService()
  const site = await startSite({ PUSH_SERVICE_ORIGIN: push.origin, ADMIN_EMAIL: 'admin@langkah.co.id' })
  const context = await browser.newContext({ viewport: PHONE, baseURL: site.address, reducedMotion: 'reduce' })
  try {
    await context.grantPermissions(['notifications'])
    const page = await context.newPage()
    await subscribeWith(page, push.subscribe())
    await joinTeam(page, site, 'owner', 'Tari Handayani')
    await openDesk(page, '/admin/settings/notifications?lang=id')
    await page.getByRole('button', { name: 'Nyalakan di perangkat ini' }).click()
    await expect(page.getByText('Aktif', { exact: true })).toBeVisible()
    await page.getByRole('switch', { name: 'Diam di luar jam buka' }).click()
    await expect(page.getByText('Tersimpan.')).toBeVisible()
    await page.getByRole('switch', { name: 'Jam tenang sendiri' }).click()
    await expect(page.getByLabel('Tenang mulai')).toHaveValue('21.00')
    await page.getByRole('switch', { name: 'Jam tenang sendiri' }).click()

    await page.getByRole('button', { name: 'Kirim percobaan' }).click()
    await expect(page.getByText('Diterima layanan')).toBeVisible()
    await deliver(page, site.address, push.received[0]?.content ?? {})
    await expect(page.getByText(/^Sampai dalam [\d,]+ detik$/)).toBeVisible()
    expect(await shownNotices(page)).toMatchObject([{ title: 'Percobaan dari meja depan' }])

    await register(page.request, site)
    await expect.poll(() => push.received.length).toBe(2)
    expect(push.received[1]?.content.title).toBe('Seseorang menunggu jawaban')

    await expectFits(page, 'notifications on a phone')
    await page.setViewportSize(DESKTOP)
    await openDesk(page, '/admin/settings/notifications?lang=en')
    await expect(page.getByRole('switch', { name: 'Silent outside' })).not.toBeChecked()
    await expectFits(page, 'notifications on a desktop')
    await subscribeOff(page)
    expect(push.received).toHaveLength(2)
  } finally {
    await browser.close()
    await site.stop()
    await push.close()
  }
})

async function expectFits(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what)
  await expectNoOverflow(page, what)
}

/** The stand-in forgets its subscription with the page: turned on again, then off. */
async function subscribeOff(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Turn on for this device' }).click()
  await page.getByRole('button', { name: 'Turn off for this device' }).click()
  await expect(page.getByRole('button', { name: 'Turn on for this device' })).toBeVisible()
  await page.reload()
  await alive(page)
  await expect(page.getByRole('heading', { name: 'Other devices' })).toHaveCount(0)
}

test('what was half edited in the settings is there after signing in again', async ({ page, site, expectProblems }) => {
  expectProblems(/40[14]/)
  const { email, password } = await joinTeam(page, site, 'staff', 'Bima Satrio')
  await page.setViewportSize(DESKTOP)
  await openDesk(page, '/admin/settings/templates?lang=en')
  const message = page.getByLabel('Message', { exact: true })
  await message.fill('Halo Kak {nama}, ini baru')
  await openDesk(page, '/admin/settings/notifications?lang=en')
  const byMail = page.getByRole('switch', { name: /^Email/ })
  await page.context().clearCookies({ name: /session/ })
  await byMail.click()
  await page.getByRole('dialog', { name: 'Please sign in again' }).getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/settings\/notifications/)
  await expect(byMail).toBeChecked()
  await expect(page.getByText('Saved.')).toBeVisible()
  await openDesk(page, '/admin/settings/templates')
  await expect(message).toHaveValue('Halo Kak {nama}, ini baru')
})
