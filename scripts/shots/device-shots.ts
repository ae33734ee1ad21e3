import type { Page } from '@playwright/test'
import { alive } from '../../tests/browser/site-test.ts'
import type { Shot } from './shot.ts'

/** A browser as the page finds it: what it answers about notifications. */
const BROWSERS: Record<string, (page: Page) => Promise<unknown>> = {
  'desk-push-off': (page) => withPermission(page, 'default'),
  'desk-push-blocked': (page) => withPermission(page, 'denied'),
  'desk-push-unsupported': (page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager')),
  'desk-push-home-screen': (page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' })
    }),
  'desk-push-on': async (page) => {
    await withPermission(page, 'granted')
    await page.addInitScript(() => {
      const subscription = { endpoint: 'https://push.example/1', toJSON: () => ({ endpoint: 'x', keys: {} }) }
      PushManager.prototype.getSubscription = async () => subscription as unknown as PushSubscription
    })
    await page.route('**/api/desk/devices', (route) =>
      route.fulfill({ json: { id: 'this-one', sessionId: 'this-session' } }),
    )
  },
}

const withPermission = (page: Page, value: NotificationPermission) =>
  page.addInitScript((permission) => {
    Object.defineProperty(Notification, 'permission', { get: () => permission })
  }, value)

const KEY = {
  key: 'JBSW Y3DP EHPK 3PXP JBSW Y3DP',
  link: 'otpauth://totp/Langkah:rina@contoh.id?secret=JBSWY3DPEHPK3PXP',
  qr: { size: 25, path: 'M0 0h7v7h-7zM18 0h7v7h-7zM0 18h7v7h-7zM9 9h7v7h-7zM18 18h3v3h-3zM9 2h2v3h-2zM2 10h3v2h-3z' },
}
const CODES = Array.from({ length: 10 }, (_, at) => `k7m2-${at}qxr-p4d${at}`)

async function setUp(page: Page): Promise<void> {
  const state = { isOffered: true, isOn: false, isRequired: false, recoveryCodesLeft: 0 }
  await page.route('**/api/account/two-step', (route) => route.fulfill({ json: state }))
  await page.route('**/api/account/two-step/begin', (route) => route.fulfill({ json: KEY }))
  await page.route('**/api/account/two-step/confirm', (route) => route.fulfill({ json: { recoveryCodes: CODES } }))
  await page.reload()
  await alive(page)
  await page.getByRole('button', { name: /^(Pasang masuk dua langkah|Set up two-step)/ }).click()
  await page.locator('.two-step-setup').waitFor()
}

/** What a device and an account may be like that the other pictures do not show. */
export const DEVICE_SHOTS: readonly Shot[] = [
  ...Object.entries(BROWSERS).map(([name, pretend]) => ({
    name,
    place: 'desk' as const,
    path: '/admin/settings/notifications',
    async prepare(page: Page) {
      await pretend(page)
      await page.reload()
      await alive(page)
    },
  })),
  { name: 'desk-two-step-set-up', place: 'desk', path: '/admin/settings/security', prepare: setUp },
  {
    name: 'desk-two-step-codes',
    place: 'desk',
    path: '/admin/settings/security',
    async prepare(page) {
      await setUp(page)
      await page.locator('.two-step-setup input').first().click()
      await page.keyboard.type('123456')
      const confirm = page.locator('.two-step-setup [type="submit"]')
      if (await confirm.isVisible()) await confirm.click()
      await page.locator('.recovery-codes').waitFor()
    },
  },
  {
    name: 'desk-person-join',
    place: 'desk',
    path: '/admin/inbox',
    onlyWindow: true,
    async prepare(page) {
      const id = await page.locator('[data-person]').first().getAttribute('data-person')
      await page.goto(new URL(`/admin/people/${id}`, page.url()).href)
      await alive(page)
      await page.locator('.join-link').click()
      await page.locator('dialog[open] input').fill('Sekar')
      await page.locator('dialog[open] .menu-row').first().waitFor()
    },
  },
  { name: 'desk-nothing', place: 'desk', path: '/admin/nothing', onlyWindow: true },
  {
    name: 'desk-content-one-language',
    place: 'desk',
    path: '/admin/content/questions',
    onlyWindow: true,
    async prepare(page) {
      await page
        .locator('.content-form textarea, .content-form input[type="text"]')
        .filter({ visible: true })
        .first()
        .fill('Boleh?')
      await page.locator('.publish-bar .button').last().click()
      await page.locator('dialog[open]').waitFor()
    },
  },
]
