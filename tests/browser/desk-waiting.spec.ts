import type { Page } from '@playwright/test'
import { DESKTOP, joinTeam, openDesk, openSomebody, PHONE, register } from './desk-test.ts'
import { expect, test } from './site-test.ts'

const read = async (page: Page, id: string) => (await page.request.get(`/api/desk/people/${id}`)).json()
const keyOf = async (page: Page) =>
  `desk-own-${(await (await page.request.get('/api/desk/frame')).json()).me.id}-waiting`
const waiting = async (page: Page) => page.evaluate((key) => localStorage.getItem(key), await keyOf(page))

// What was being sent when the server came back is sent once more, and the server has it already.
test.use({ expectedProblems: [/503|409/] })

test('a server that fails: what was done is kept, shown as done, and sent when it answers', async ({ page, site }) => {
  await page.clock.install()
  const { id } = await openSomebody(page, site, { me: 'Rina Maheswari', size: PHONE })
  const failing = /people\/.*\/(step|notes)$/
  await page.route(failing, (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByLabel('Note for the team').fill('Likes mornings.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('The server isn’t answering. Kept on this device')).toBeVisible()
  const note = page.locator('.timeline li', { hasText: 'Likes mornings.' })
  await expect(note).toContainText('Waits to be sent')
  await page.locator('.step-stair').getByText('Trial', { exact: true }).click()
  await expect(page.getByText('2 changes wait to be sent.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Trial' })).toBeChecked()

  await page.unroute(failing)
  await page.clock.runFor(6000)
  await expect.poll(async () => (await read(page, id)).person.step).toBe('trial')
  expect(JSON.stringify((await read(page, id)).timeline)).toContain('Likes mornings.')
  await expect(page.getByText(/to be sent\./)).toHaveCount(0)
  await expect(note).not.toContainText('Waits to be sent')
  expect(await waiting(page)).toBeNull()
})

test('what a page left to be sent is sent, conflicts of several people are asked about in turn, each with its own lines, and what cannot be read is neither lost nor in the way', async ({
  page,
  site,
}) => {
  await joinTeam(page, site, 'staff', 'Rina Maheswari')
  await page.setViewportSize(DESKTOP)
  const [mine, theirs] = [Date.now() + 3 * 86_400_000, Date.now() + 86_400_000]
  const changed = async () => {
    const name = await register(page.request, site)
    const found = await page.request.post('/api/desk/search', { data: { text: name } })
    const [{ id, version }] = (await found.json()).rows
    await page.request.post(`/api/desk/people/${id}/next-contact`, { data: { version, atMs: theirs } })
    const seen = { id, version, step: 'new', lostReason: null, ownerId: null, nextContact: null }
    return { verb: 'change', personId: id as string, atMs: Date.now(), seen, wish: { nextContact: { atMs: mine } } }
  }
  const changes = [await changed(), await changed(), await changed()]
  const noted = changes[0]?.personId ?? ''
  const unread = { verb: 'of-tomorrow', personId: noted, atMs: 1, body: {} }
  const note = { verb: 'note', personId: noted, atMs: 1, body: { text: 'Written long ago.', key: `key-${noted}` } }
  const kept = JSON.stringify([unread, 'nothing at all', note, ...changes])
  await page.context().addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('left') === null) localStorage.setItem(key, text)
      sessionStorage.setItem('left', 'once')
    },
    [await keyOf(page), kept] as const,
  )
  await openDesk(page, '/admin/inbox?view=all&lang=en')

  const sheet = page.getByRole('dialog', { name: 'Sekar' })
  for (const [index, { personId }] of changes.entries()) {
    await expect(sheet.getByText(/just changed Sekar too, on another device/)).toBeVisible()
    const lines = sheet.getByRole('radiogroup', { name: 'Contact' }).getByRole('radio')
    await expect(lines).toHaveCount(2)
    if (index === 1) await sheet.getByRole('button', { name: /^Use all of/ }).click()
    else {
      await lines.last().check()
      await sheet.getByRole('button', { name: 'Save my choice' }).click()
      await expect.poll(async () => (await read(page, personId)).person.nextContact.atMs).toBe(mine)
    }
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await read(page, changes[1]?.personId ?? '')).person.nextContact.atMs).toBe(theirs)
  expect(JSON.stringify((await read(page, noted)).timeline)).toContain('Written long ago.')
  expect(JSON.parse((await waiting(page)) ?? '')).toEqual([unread, 'nothing at all'])
})
