import type { Page } from '@playwright/test'
import { openDesk, openSomebody, openWithSomebody, PHONE, rowOf } from './desk-test.ts'
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

test('DESK a row shows at once that an answer was taken, and until the server has it', async ({ page, site }) => {
  const name = await openWithSomebody(page, site, { size: PHONE })
  const id = await rowOf(page, name).getAttribute('data-person')
  await page.evaluate(
    (person) => sessionStorage.setItem('desk-left-for', JSON.stringify({ way: 'whatsapp', person })),
    { id, version: 0, step: 'new', name, waitingSinceMs: 1, nextContact: null, ownerId: null, lostReason: null },
  )
  await openDesk(page, '/admin/inbox?view=all&lang=en')
  const { letGo, count } = await holdCalls(page, '**/api/desk/people/*/step')
  await page.getByRole('button', { name: 'Yes, mark contacted' }).dblclick()
  await expect(rowOf(page, name)).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect(rowOf(page, name)).not.toHaveAttribute('aria-busy')
  await expect(rowOf(page, name)).toContainText('Contacted')
  expect(count()).toBe(1)
})

test('DESK of a slow undo the message stays until it is done, and a second tap does nothing', async ({
  page,
  site,
}) => {
  await openSomebody(page, site, { size: PHONE })
  await page.locator('[data-step=trial]').check({ force: true })
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  const { letGo, count } = await holdCalls(page, '**/api/desk/undo')
  await undo.press('Enter')
  await expect(undo).toHaveAttribute('aria-busy', 'true')
  await undo.press('Enter')
  letGo()
  await expect(page.locator('.desk-toast')).toContainText('Undone')
  await expect(page.locator('[data-step=new]')).toBeChecked()
  expect(count()).toBe(1)
})
