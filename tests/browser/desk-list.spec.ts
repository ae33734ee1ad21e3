import type { Page, Route } from '@playwright/test'
import { runSeedCommand } from '../../scripts/seeding/commands.ts'
import { startSite } from '../harness/site-process.ts'
import { DESKTOP, joinTeam, openDesk, PHONE, register, rowOf } from './desk-test.ts'
import { alive, test as base, expect } from './site-test.ts'

const PAGE_ROWS = 50
const MANY = 120

/** A site of its own, with lists of several pages. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
  site: async ({}, use) => {
    const site = await startSite()
    await runSeedCommand([String(MANY), String(MANY)], { DATA_DIR: site.dataDir }, () => {})
    await use(site)
    await site.stop()
  },
})

const more = (page: Page) => page.getByRole('button', { name: 'Show more' })
const shownIds = (page: Page) =>
  page.locator('[data-person]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-person')))

/** Everybody of the view, as the server lists them. */
async function listedIds(page: Page): Promise<string[]> {
  const ids: string[] = []
  let after = ''
  do {
    const answer = await (await page.request.get(`/api/desk/people?view=all&after=${after}`)).json()
    ids.push(...answer.rows.map(({ id }: { id: string }) => id))
    after = answer.next
  } while (after)
  return ids
}

/** Holds back these calls until `release`. */
async function hold(page: Page, address: RegExp) {
  const held: Route[] = []
  let isReleased = false
  await page.route(address, async (route) => {
    if (isReleased) return route.continue()
    held.push(route)
  })
  const release = async () => {
    isReleased = true
    for (const route of held) await route.continue()
  }
  return { held, release }
}

// The first call for more is refused by this test itself.
test.use({ expectedProblems: [/503/] })

test('a list of several pages: more that cannot be loaded may be asked for again, whoever writes meanwhile is shown, nobody is missing or there twice, the focus goes on, and who comes back finds all of it', async ({
  page,
  site,
}) => {
  await joinTeam(page, site, 'staff', 'Bima Satrio')
  await page.setViewportSize(DESKTOP)
  await openDesk(page, '/admin/inbox?view=all&lang=en')
  const rows = page.locator('[data-person]')
  await expect(rows).toHaveCount(PAGE_ROWS)

  await test.step('when more cannot be loaded the list stays as it is, and the button may be pressed again', async () => {
    await page.route(/people\?.*after=/, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
    await more(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Not loaded yet. Try again in a moment.')).toBeVisible()
    await expect(rows).toHaveCount(PAGE_ROWS)
  })

  await test.step('whoever writes makes the list longer by one, however many it shows, and there is still more', async () => {
    for (const shown of [PAGE_ROWS + 1, PAGE_ROWS + 2, PAGE_ROWS + 3]) {
      const name = await register(page.request, site)
      await expect(rowOf(page, name)).toBeVisible()
      const listed = await listedIds(page)
      await expect.poll(() => shownIds(page)).toEqual(listed.slice(0, shown))
    }
    await expect(more(page)).toBeVisible()
    await more(page).focus()
  })

  await test.step('whoever writes while more is being loaded is shown; the focus stays while there is more', async () => {
    const loading = await hold(page, /people\?.*after=/)
    await page.keyboard.press('Enter')
    await expect.poll(() => loading.held.length).toBe(1)
    const first = await register(page.request, site)
    await loading.release()
    await expect(rowOf(page, first)).toBeVisible()
    await expect(more(page)).toBeFocused()
  })

  await test.step('the other way round, too; after the last more the focus is at the first of those who came with it', async () => {
    const reading = await hold(page, /people\?view=all$/)
    const second = await register(page.request, site)
    await expect.poll(() => reading.held.length).toBe(1)
    const lastShown = (await shownIds(page)).at(-1) ?? ''
    const answered = page.waitForResponse(/people\?.*after=/)
    await page.keyboard.press('Enter')
    await answered
    await reading.release()
    await expect(rowOf(page, second)).toBeVisible()
    await expect(more(page)).toHaveCount(0)
    const listed = await listedIds(page)
    await expect.poll(() => shownIds(page)).toEqual(listed)
    const firstOfLast = listed[listed.indexOf(lastShown) + 1]
    await expect(page.locator(`[data-person="${firstOfLast}"] .person-name`)).toBeFocused()
  })

  await test.step('far below, too, what others do is seen', async () => {
    const low = (await listedIds(page))[PAGE_ROWS * 2 + 5] as string
    const { person } = await (await page.request.get(`/api/desk/people/${low}`)).json()
    const step = person.step === 'trial' ? 'enrolled' : 'trial'
    await page.request.post(`/api/desk/people/${low}/step`, { data: { version: person.version, step } })
    await expect(page.locator(`[data-person="${low}"]`)).toContainText(step === 'trial' ? 'Trial' : 'Enrolled')
    const third = await register(page.request, site)
    await expect(rowOf(page, third)).toBeVisible()
    const all = await listedIds(page)
    await expect.poll(() => shownIds(page)).toEqual(all)
  })

  await test.step('who comes back finds all of it, where it was', async () => {
    await page.setViewportSize(PHONE)
    const all = await rows.count()
    const row = rows.nth(2 * PAGE_ROWS + 5)
    const opened = await row.getAttribute('data-person')
    await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const topOf = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await expect(row).toBeInViewport()
    const left = await topOf()
    await row.locator('.person-name').click()
    await expect(page).toHaveURL(new RegExp(`people/${opened}`))
    await alive(page)
    await page.getByRole('link', { name: 'Back' }).first().click()
    await alive(page)
    await expect(rows).toHaveCount(all)
    await expect.poll(async () => Math.abs((await topOf()) - left)).toBeLessThanOrEqual(1)
  })
})
