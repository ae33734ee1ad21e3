import { joinTeam, openDesk, PHONE } from './desk-test.ts'
import { expect, test } from './site-test.ts'

test('a tap on a gap of the message selects all of it, and nothing is sent before it is filled in', async ({
  page,
  site,
}) => {
  await joinTeam(page, site, 'staff', 'Bima Satrio')
  await page.setViewportSize(PHONE)
  const digits = String(Date.now()).slice(-8)
  const data = {
    key: crypto.randomUUID(),
    kind: 'walk_in',
    name: `Tini ${digits}`,
    phone: `0813${digits}`,
    email: `tini.${digits}@contoh.id`,
    language: 'id',
    wantsNews: false,
    step: 'new',
  }
  const added = await page.request.post(`${site.address}/api/desk/people`, { data })
  const { person } = await added.json()
  await openDesk(page, '/admin/inbox?view=all&lang=id')
  await page.locator(`[data-person="${person.id}"]`).getByRole('button', { name: 'Balas Tini di WhatsApp' }).click()
  const reply = page.getByRole('dialog', { name: 'Balas Tini' })
  const whatsApp = reply.getByRole('link', { name: 'Buka WhatsApp' })
  const mail = reply.locator('[href^="mailto:"]')
  await expect(whatsApp).toHaveAttribute('href', /soal%20kelas%20bahasa%20Inggris\./)
  await reply.getByRole('button', { name: 'Tawarkan kelas coba' }).click()
  await expect(reply.getByRole('button', { name: 'Buka WhatsApp' })).toBeDisabled()
  await expect(mail).toHaveCount(0)

  await reply.getByText('{kota}', { exact: true }).click()
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('{kota}')
  await page.keyboard.type('Bandung')
  await expect(reply.getByRole('textbox')).toContainText('di Bandung.')
  await expect(whatsApp).toHaveAttribute('href', /di%20Bandung\./)
  await expect(mail).toHaveAttribute('href', /di%20Bandung\./)

  await page.keyboard.type('{x}')
  await expect(whatsApp).toHaveCount(0)
  await expect(mail).toHaveCount(0)
})
