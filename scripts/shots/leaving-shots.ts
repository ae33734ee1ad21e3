import type { Page } from '@playwright/test'
import { alive } from '../../tests/browser/site-test.ts'
import type { Shot } from './shot.ts'

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first()
const dialog = (page: Page) => page.locator('dialog[open]').waitFor()
const LONG = 'Lebih suka dihubungi setelah jam kuliah. '.repeat(110)

async function openFirstPerson(page: Page): Promise<void> {
  const id = await page.locator('[data-person]').first().getAttribute('data-person')
  await page.goto(new URL(`/admin/people/${id}`, page.url()).href)
  await alive(page)
}

const writeNote = (page: Page, text: string) => page.locator('.note-form textarea').fill(text)

/** Coming to the desk and leaving it, and what is left unfinished. */
const AT_DESK: Record<string, { path: string; prepare(page: Page): Promise<void> }> = {
  'desk-sign-out-waiting': {
    path: '/admin/inbox',
    async prepare(page) {
      await openFirstPerson(page)
      await page.route('**/notes', (route) => route.abort())
      await writeNote(page, 'Minta dihubungi setelah 15.00.')
      await button(page, /^(Simpan catatan|Save note)/).click()
      await page.locator('.offline-bar').waitFor()
      await writeNote(page, 'Belum selesai')
      await page.goto(new URL('/admin/settings', page.url()).href)
      await alive(page)
      await button(page, /^(Keluar|Sign out)$/).click()
      await dialog(page)
    },
  },
  'desk-person-edit-kept': {
    path: '/admin/inbox',
    async prepare(page) {
      await openFirstPerson(page)
      await button(page, /^(Ubah|Edit|Change)/).click()
      await page.locator('dialog[open] input').first().fill('Sekar A. Lestari')
      await page.keyboard.press('Escape')
      await page.locator('.tag-warm').filter({ visible: true }).first().scrollIntoViewIfNeeded()
    },
  },
  'desk-note-too-long': {
    path: '/admin/inbox',
    async prepare(page) {
      await openFirstPerson(page)
      await writeNote(page, LONG)
      await page.locator('.note-form .field-problem').scrollIntoViewIfNeeded()
    },
  },
  'desk-add-too-long': {
    path: '/admin/inbox',
    async prepare(page) {
      await button(page, /^(Tambah|Add)/).click()
      await page.locator('dialog[open] [name="note"]').fill(LONG)
      await page.locator('dialog[open] .field-problem').scrollIntoViewIfNeeded()
    },
  },
  'desk-content-too-long': {
    path: '/admin/content/promo',
    async prepare(page) {
      await page.locator('.content-form textarea').filter({ visible: true }).first().fill(LONG.slice(0, 700))
      await page.locator('.field-problem').filter({ visible: true }).first().waitFor()
    },
  },
  'desk-team-remove': {
    path: '/admin/settings/team',
    async prepare(page) {
      await button(page, /^(Keluarkan|Remove) Bima/).click()
      await dialog(page)
    },
  },
  'desk-left-team': {
    path: '/admin/inbox',
    async prepare(page) {
      await openFirstPerson(page)
      await writeNote(page, 'Minta dihubungi setelah 15.00, lewat WhatsApp saja.')
      await page.route('**/api/desk/**', (route) => {
        const hasLeft = route.request().headers()['x-desk-member'] !== undefined
        const code = hasLeft ? 'desk.left' : 'auth.required'
        return route.fulfill({ status: hasLeft ? 403 : 401, json: { error: { code, message: '' } } })
      })
      await button(page, /^(Simpan catatan|Save note)/).click()
      await page.locator('.left-team').waitFor()
    },
  },
  'desk-session-end': {
    path: '/admin/settings/security',
    async prepare(page) {
      const other = { id: 'other', device: 'Safari, iPhone', signedInAt: '2026-11-16T02:00:00Z' }
      await page.route('**/api/account/sessions', async (route) => {
        const { sessions } = await (await route.fetch()).json()
        const more = { ...other, lastSeenAt: other.signedInAt, isCurrent: false }
        await route.fulfill({ json: { sessions: [...sessions, more] } })
      })
      await page.reload()
      await alive(page)
      await page.locator('.session-list button').last().click()
      await dialog(page)
    },
  },
  'desk-password-change': {
    path: '/admin/settings/security',
    async prepare(page) {
      await button(page, /^(Ganti kata sandi|Change password)/i).click()
      await dialog(page)
    },
  },
}

async function openSignIn(page: Page): Promise<void> {
  const language = new URL(page.url()).searchParams.get('lang')
  await page.goto(new URL(`/login?lang=${language}&returnTo=%2Fadmin`, page.url()).href)
  await alive(page)
}

export const LEAVING_SHOTS: readonly Shot[] = [
  { name: 'desk-sign-in', path: '/login', onlyWindow: true, prepare: openSignIn },
  {
    name: 'desk-sign-in-code',
    path: '/login',
    onlyWindow: true,
    async prepare(page) {
      await openSignIn(page)
      await page.route('**/api/account/sign-in', (route) =>
        route.fulfill({ json: { success: true, codeNeeded: true } }),
      )
      await page.locator('[name="email"]').fill('rina@contoh.id')
      await page.locator('[name="password"]').fill('rahasia-50')
      await page.locator('.form [type="submit"]').click()
      await page.locator('.code').waitFor()
    },
  },
  ...Object.entries(AT_DESK).map(([name, state]) => ({ name, place: 'desk' as const, onlyWindow: true, ...state })),
]
