import { joinTeam, openDesk, PHONE, register, rowOf } from './desk-test.ts'
import { expect, test } from './site-test.ts'

test('an answer from the row: a tap on a gap of the message selects all of it, and nothing is sent before it is filled in; whoever left no number for WhatsApp is answered, too, and asked about afterwards', async ({
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
  const byMail = await register(page.request, site, { phone: undefined })
  const byPhone = await register(page.request, site, { phone: `(0274) ${digits.slice(-6)}`, email: '' })
  await openDesk(page, '/admin/inbox?view=all&lang=id')

  await test.step('a message with a gap', async () => {
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
    await reply.getByRole('button', { name: 'Tutup' }).click()
  })

  const reply = page.getByRole('dialog', { name: 'Balas Sekar' })
  await test.step('by e-mail', async () => {
    await rowOf(page, byMail).getByRole('button', { name: 'Kirim e-mail ke Sekar' }).click()
    await expect(reply.getByRole('link', { name: 'Tulis e-mail' })).toHaveAttribute('href', /^mailto:sekar.*Halo%20Kak/)
    await reply.getByRole('link', { name: 'Tulis e-mail' }).click()
    const question = page.getByRole('dialog', { name: 'E-mail ke Sekar sudah terkirim?' })
    await question.getByRole('button', { name: 'Sudah, tandai dihubungi' }).click()
    await expect(page.getByText(`${byMail}: Dihubungi.`)).toBeVisible()
  })

  await test.step('by phone', async () => {
    await rowOf(page, byPhone).getByRole('button', { name: 'Telepon Sekar' }).click()
    await expect(reply.getByRole('textbox')).toHaveCount(0)
    await reply.getByRole('link', { name: 'Telepon Sekar' }).click()
    await expect(page.getByRole('dialog', { name: 'Sudah bicara dengan Sekar?' })).toBeVisible()
  })
})
