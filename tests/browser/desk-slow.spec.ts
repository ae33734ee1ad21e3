import type { Page } from '@playwright/test'
import { joinTeam, openDesk, PHONE, register, rowOf } from './desk-test.ts'
import { expect, test } from './site-test.ts'

/** Answers wait until they are let go. Counts the calls. */
async function holdCalls(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let calls = 0
  await page.route(path, async (route) => {
    calls += 1
    await promise
    await route.continue()
  })
  return { letGo: () => resolve(), count: () => calls }
}

test('DESK a row shows at once that an answer was taken, and until the server has it; of a slow undo the message stays until it is done, and a second tap on either does nothing', async ({
  page,
  site,
}) => {
  await joinTeam(page, site, 'staff', 'Bima Satrio')
  await page.setViewportSize(PHONE)
  const name = await register(page.request, site)
  const found = await page.request.post('/api/desk/search', { data: { text: name } })
  const [person] = (await found.json()).rows
  // The page is opened by who has just left it for WhatsApp.
  await page
    .context()
    .addInitScript((left) => sessionStorage.setItem('desk-left-for', left), JSON.stringify({ way: 'whatsapp', person }))
  await openDesk(page, '/admin/inbox?view=all&lang=en')

  const marking = await holdCalls(page, '**/api/desk/people/*/step')
  await page.getByRole('button', { name: 'Yes, mark contacted' }).dblclick()
  await expect(rowOf(page, name)).toHaveAttribute('aria-busy', 'true')
  marking.letGo()
  await expect(rowOf(page, name)).not.toHaveAttribute('aria-busy')
  await expect(rowOf(page, name)).toContainText('Contacted')
  expect(marking.count()).toBe(1)

  const undo = page.getByRole('button', { name: 'Undo' })
  const undoing = await holdCalls(page, '**/api/desk/undo')
  await undo.press('Enter')
  await expect(undo).toHaveAttribute('aria-busy', 'true')
  await undo.press('Enter')
  undoing.letGo()
  await expect(page.locator('.desk-toast')).toContainText('Undone')
  await expect(rowOf(page, name)).not.toContainText('Contacted')
  expect(undoing.count()).toBe(1)
})
