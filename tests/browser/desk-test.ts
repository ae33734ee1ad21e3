import { randomBytes, randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import type { APIRequestContext, Page } from '@playwright/test'
import type { SiteProcess } from '../harness/site-process.ts'
import { alive, expect } from './site-test.ts'

const PASSWORD = 'rahasia-50'
const WITH_SECOND_FACTOR = `insert into auth_two_step
  (user_id, secret, last_step, device_key, created_at_ms, confirmed_at_ms)
  select id, '', 0, '', 0, 0 from auth_user where email = ?`

/** Makes an account of the school, owners with a second factor; the page's browser is signed in then. */
export async function joinTeam(page: Page, site: SiteProcess, role: 'owner' | 'staff', name: string) {
  const email = `${role}.${randomBytes(5).toString('hex')}@contoh.id`
  const answer = await page.request.post(`${site.address}/api/account/sign-up`, { data: { email, password: PASSWORD } })
  expect(answer.status()).toBe(200)
  const database = new DatabaseSync(`${site.dataDir}/site.db`, { timeout: 10_000 })
  database.prepare('update auth_user set role = ?, name = ? where email = ?').run(role, name, email)
  if (role === 'owner') database.prepare(WITH_SECOND_FACTOR).run(email)
  database.close()
  return { email, password: PASSWORD }
}

/** Somebody registers on the site. Each has a name and a number of their own. */
export async function register(request: APIRequestContext, site: SiteProcess, changes: object = {}): Promise<string> {
  const digits = String(Number.parseInt(randomBytes(4).toString('hex'), 16))
    .padStart(10, '0')
    .slice(-8)
  const name = `Sekar ${randomBytes(3).toString('hex')} Lestari`
  const data = {
    kind: 'registration',
    idempotencyKey: randomUUID(),
    name,
    email: `sekar.${digits}@contoh.id`,
    phone: `0812${digits}`,
    city: 'Yogyakarta',
    type: 'Individual',
    program: 'General English',
    consent: { wordingVersion: '1', language: 'id', marketing: false },
    language: 'id',
    userId: `user_${digits}`,
    filledInMs: 20_000,
    ...changes,
  }
  const answer = await request.post(`${site.address}/api/register`, { data })
  expect(answer.status()).toBe(200)
  return name
}

export async function openDesk(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

interface Opening {
  role?: 'owner' | 'staff'
  me?: string
  size?: { width: number; height: number }
  path?: string
}

/** One of the team is at the desk, where somebody has just written. Returns the name of who has. */
export async function openWithSomebody(page: Page, site: SiteProcess, opening: Opening = {}): Promise<string> {
  const { path = '/admin/inbox?view=all&lang=en' } = opening
  const name = await arrive(page, site, opening)
  await openDesk(page, path)
  return name
}

interface Somebody {
  name: string
  id: string
}

/** One of the team has the page of somebody open who has just written. */
export async function openSomebody(
  page: Page,
  site: SiteProcess,
  { language = 'en', ...opening }: Omit<Opening, 'path'> & { language?: 'id' | 'en' } = {},
): Promise<Somebody> {
  const name = await arrive(page, site, opening)
  const found = await page.request.post(`${site.address}/api/desk/search`, { data: { text: name } })
  const [{ id }] = (await found.json()).rows
  await openDesk(page, `/admin/people/${id}?lang=${language}`)
  return { name, id }
}

async function arrive(page: Page, site: SiteProcess, opening: Opening): Promise<string> {
  const { role = 'staff', me = 'Bima Satrio', size = DESKTOP } = opening
  await joinTeam(page, site, role, me)
  await page.setViewportSize(size)
  return register(page.request, site)
}

/** From a list that shows them. Returns the id. */
export async function openPerson(page: Page, name: string): Promise<string> {
  const id = await rowOf(page, name).getAttribute('data-person')
  await openDesk(page, `/admin/people/${id}`)
  return id ?? ''
}

/** WhatsApp itself is not asked. */
export const standInForWhatsApp = (page: Page) =>
  page.context().route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'WhatsApp' }))

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

export const rowOf = (page: Page, name: string) => page.locator('[data-person]', { hasText: name })

/** The page and the story of whoever is erased may be asked for once more. */
export const ERASED = /404 (\/(admin|api\/desk)\/people|\(Not Found\))/
