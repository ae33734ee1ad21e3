import type { Page } from '@playwright/test'
import type { SiteProcess } from '../harness/site-process.ts'
import { DESKTOP, joinTeam, openDesk, PHONE, register, rowOf } from './desk-test.ts'
import { expect, test } from './site-test.ts'

const idOf = async (page: Page, name: string) => (await rowOf(page, name).getAttribute('data-person')) as string
const read = async (page: Page, id: string) => (await page.request.get(`/api/desk/people/${id}`)).json()
const keyOf = async (page: Page) =>
  `desk-own-${(await (await page.request.get('/api/desk/frame')).json()).me.id}-waiting`
const waiting = async (page: Page) => page.evaluate((key) => localStorage.getItem(key), await keyOf(page))
const keepText = async (page: Page, text: string) =>
  page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [await keyOf(page), text] as const)
const keep = (page: Page, entries: unknown) => keepText(page, JSON.stringify(entries))

interface Somebody {
  name: string
  id: string
}

/** A member of the team at the list of everybody, and people on it. */
async function start(page: Page, site: SiteProcess, people: number): Promise<Somebody[]> {
  await joinTeam(page, site, 'staff', 'Rina Maheswari')
  await page.setViewportSize(DESKTOP)
  const names: string[] = []
  for (let count = 0; count < people; count += 1) names.push(await register(page.request, site))
  await openDesk(page, '/admin/inbox?view=all&lang=en')
  return Promise.all(names.map(async (name) => ({ name, id: await idOf(page, name) })))
}

test.describe('a server that fails', () => {
  // What was being sent when the page was reloaded is sent once more, and the server has it already.
  test.use({ expectedProblems: [/503|409/] })

  test('keeps what was done and gets it later; what it fails at holds up nobody else’s', async ({ page, site }) => {
    const [first, second] = (await start(page, site, 2)) as [Somebody, Somebody]
    await page.setViewportSize(PHONE)
    await page.clock.install()
    await openDesk(page, `/admin/people/${first.id}`)
    let isDown = true
    await page.route(/people\/.*\/(step|notes|owner)$/, (route) =>
      isDown && !route.request().url().includes(second.id)
        ? route.fulfill({ status: 503, json: {} })
        : route.continue(),
    )
    await page.getByLabel('Note for the team').fill('Likes mornings.')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByText('The server isn’t answering. Kept on this device')).toBeVisible()
    await page.locator('.step-stair').getByText('Trial', { exact: true }).click()
    await expect(page.getByText('2 changes wait to be sent.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Trial' })).toBeChecked()

    await openDesk(page, `/admin/people/${second.id}`)
    await expect(page.getByText('2 changes wait to be sent.')).toBeVisible()
    const { version } = (await read(page, second.id)).person
    const kept = JSON.parse((await waiting(page)) ?? '[]')
    const seen = { id: second.id, version, step: 'new', lostReason: null, ownerId: null, nextContact: null }
    await keep(page, [
      ...kept,
      { verb: 'change', personId: second.id, atMs: Date.now(), seen, wish: { step: 'contacted' } },
    ])
    await page.reload()
    await expect.poll(async () => (await read(page, second.id)).person.step).toBe('contacted')
    expect((await read(page, first.id)).person.step).toBe('new')

    isDown = false
    await page.clock.runFor(6000)
    await expect.poll(async () => (await read(page, first.id)).person.step).toBe('trial')
    expect(JSON.stringify((await read(page, first.id)).timeline)).toContain('Likes mornings.')
    await expect(page.getByText(/to be sent\./)).toHaveCount(0)
    expect(await waiting(page)).toBeNull()
  })
})

test.describe('conflicts', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|409/] })

  test('of several people are asked about in turn, each with its own lines', async ({ page, context, site }) => {
    const people = await start(page, site, 3)
    await context.setOffline(true)
    for (const [index, { name }] of people.entries()) {
      await rowOf(page, name).getByRole('link', { name }).click()
      await expect(page.locator('.inbox-panel').getByRole('heading', { name })).toBeVisible()
      await page.locator('.inbox-panel').getByRole('button', { name: 'In 3 days' }).click()
      await expect(page.getByText(index ? `${index + 1} changes wait` : '1 change waits').first()).toBeVisible()
    }
    const theirs = Date.now() + 86_400_000
    for (const { id } of people) {
      const { version } = (await read(page, id)).person
      await page.request.post(`/api/desk/people/${id}/next-contact`, { data: { version, atMs: theirs } })
    }
    await context.setOffline(false)
    const sheet = page.getByRole('dialog', { name: 'Sekar' })
    for (const [index, { id }] of people.entries()) {
      await expect(sheet.getByText(/just changed Sekar too, on another device/)).toBeVisible()
      const lines = sheet.getByRole('radiogroup', { name: 'Contact' }).getByRole('radio')
      await expect(lines).toHaveCount(2)
      if (index === 1) await sheet.getByRole('button', { name: /^Use all of/ }).click()
      else {
        await lines.last().check()
        await sheet.getByRole('button', { name: 'Save my choice' }).click()
        await expect.poll(async () => (await read(page, id)).person.nextContact.atMs).not.toBe(theirs)
      }
    }
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect((await read(page, people[1]?.id ?? '')).person.nextContact.atMs).toBe(theirs)
    expect(await waiting(page)).toBeNull()
  })
})

test.describe('what a page left to be sent', () => {
  test('is sent, and what cannot be read is neither lost nor in the way', async ({ page, site }) => {
    const [noted] = (await start(page, site, 1)) as [Somebody]
    const atMs = Date.now()
    const unread = { verb: 'of-tomorrow', personId: noted.id, atMs, body: {} }
    const entries = [
      unread,
      'nothing at all',
      { personId: noted.id, atMs, verb: 'note', body: { text: 'Written long ago.', key: `key-${noted.id}` } },
    ]
    await keep(page, entries)
    await openDesk(page, '/admin/inbox?view=all')
    await expect.poll(async () => JSON.stringify((await read(page, noted.id)).timeline)).toContain('Written long ago.')
    expect(JSON.parse((await waiting(page)) ?? '')).toEqual([unread, 'nothing at all'])
  })

  test('may be no list at all', async ({ page, site, context, expectProblems }) => {
    expectProblems(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const [person] = (await start(page, site, 1)) as [Somebody]
    await keepText(page, '{half')
    await openDesk(page, `/admin/people/${person.id}`)
    await context.setOffline(true)
    await page.getByLabel('Note for the team').fill('On the train.')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByText('1 change waits to be sent.')).toBeVisible()
    const note = page.locator('.timeline li', { hasText: 'On the train.' })
    await expect(note).toContainText('Waits to be sent')
    await context.setOffline(false)
    await expect.poll(async () => JSON.stringify((await read(page, person.id)).timeline)).toContain('On the train.')
    await expect(note).not.toContainText('Waits to be sent')
    expect(JSON.parse((await waiting(page)) ?? '')).toEqual(['{half'])
  })
})
