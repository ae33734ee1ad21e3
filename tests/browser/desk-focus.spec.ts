import { joinElsewhere } from './desk-colleague.ts'
import { DESKTOP, joinTeam, openDesk, register, rowOf, standInForWhatsApp } from './desk-test.ts'
import { alive, expect, nothingOver, test } from './site-test.ts'

const { step } = test

test('the keyboard alone chooses, fills in, claims, plans and finds', async ({ page, site }) => {
  await joinTeam(page, site, 'staff', 'Bima Satrio')
  await page.setViewportSize(DESKTOP)
  const name = await register(page.request, site)
  await openDesk(page, '/admin/inbox?lang=en')
  await page.keyboard.press('/')
  await page.keyboard.type(name)
  // Not what the first letters found.
  await expect(page.locator('[data-person]')).toHaveCount(1)
  await expect(rowOf(page, name)).toHaveAttribute('aria-current', 'true')
  await page.getByPlaceholder('Name, number').press('Tab')
  await page.keyboard.press('j')
  await page.keyboard.press('2')
  await expect(page.getByRole('textbox', { name: 'Message for Sekar' })).toContainText('kelas coba')
  await page.keyboard.press('c')
  await expect(page.getByRole('button', { name: 'Let go' })).toBeVisible()
  await page.keyboard.press('d')
  await expect(page.getByRole('dialog', { name: 'Contact again' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await nothingOver(page)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('with the keyboard alone the focus stays where the work is; who has begun something else after WhatsApp is asked when that is finished', async ({
  page,
  request,
  site,
}) => {
  await joinTeam(page, site, 'staff', 'Bima Satrio')
  const rina = await joinElsewhere(request, site, 'staff', 'Rina Maheswari')
  await standInForWhatsApp(page)
  await page.setViewportSize(DESKTOP)
  const names = [await register(request, site), await register(request, site), await register(request, site)]
  const [older = '', newer = '', newest = ''] = names
  await openDesk(page, '/admin/inbox?view=all&lang=en')
  const linkOf = (name: string) => rowOf(page, name).getByRole('link', { name })
  const { keyboard } = page
  const dialog = page.getByRole('dialog')

  await step('from a person and from a sheet the focus comes back to the row', async () => {
    await keyboard.press('j')
    await expect(linkOf(newer)).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: newer })).toBeVisible()
    await alive(page)
    // At once after the page has come, this is no 'G, then S'.
    await keyboard.press('s')
    await expect(page.getByRole('radio', { name: 'New' })).toBeFocused()
    await keyboard.press('Escape')
    await expect(page).toHaveURL(/view=all/)
    await expect(linkOf(newer)).toBeFocused()
    await keyboard.press('n')
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await keyboard.press('Escape')
    await expect(linkOf(newer)).toBeFocused()
    await nothingOver(page)
  })

  await keyboard.press('g')
  await keyboard.press('k')
  await expect(page).toHaveURL(/\/admin\/inbox$/)
  await alive(page)
  await step('what was begun beside WhatsApp is finished before the question', async () => {
    await linkOf(newest).click()
    await expect(rowOf(page, newest)).toHaveAttribute('aria-current', 'true')
    await page.clock.install()
    const link = page.getByRole('link', { name: 'Open WhatsApp' })
    const [whatsApp] = await Promise.all([page.waitForEvent('popup'), link.click()])
    await page.getByRole('button', { name: /^Add/ }).filter({ visible: true }).first().click()
    await whatsApp.close()
    await page.getByRole('dialog', { name: 'Add a person' }).getByLabel('Name').fill('Bu Tini')
    await page.clock.runFor(4000)
    const question = page.getByRole('dialog', { name: 'Did your message to Sekar go out?' })
    await expect(question).toHaveCount(0)
    await keyboard.press('Escape')
    await page.clock.runFor(2000)
    await expect(question).toBeVisible()
    await keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.clock.resume()
    await nothingOver(page)
  })

  await step('where a row goes because of a colleague, the focus is on the next', async () => {
    for (const name of [older, newer]) {
      const [{ id = '' } = {}] = await rina.find(name)
      await linkOf(name).focus()
      await rina.change(id, 'step', { step: 'contacted' })
      await expect(rowOf(page, name)).toHaveCount(0)
      await expect(page.locator('[data-person] .person-name:focus, #content:focus')).toHaveCount(1)
    }
  })
  await linkOf(newest).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: newest })).toBeVisible()
})
