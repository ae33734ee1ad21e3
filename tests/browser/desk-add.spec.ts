import { DESKTOP, joinTeam, openDesk, PHONE, rowOf } from './desk-test.ts'
import { expect, test } from './site-test.ts'

test('a tap beside the form for somebody new closes it, and what was typed is there again, also after a reload', async ({
  page,
  site,
}) => {
  await joinTeam(page, site, 'staff', 'Bima Satrio')
  await page.setViewportSize(PHONE)
  await openDesk(page, '/admin/inbox?view=all&lang=id')
  const open = page.getByRole('button', { name: 'Tambah orang' }).filter({ visible: true })
  const add = page.getByRole('dialog', { name: 'Tambah orang' })
  await open.click()
  await add.getByLabel('Nama').fill('Bu Tini')
  await add.getByLabel('WhatsApp').fill('12')
  await add.getByRole('button', { name: 'Tambahkan' }).click()
  await expect(add.getByLabel('WhatsApp')).toBeFocused()
  await add.getByLabel('WhatsApp').fill(`0813${String(Date.now()).slice(-8)}`)
  const note = add.getByLabel('Catatan')
  await note.fill('panjang '.repeat(501))
  await expect(add.getByText('Terlalu panjang: 4.007 dari 4.000 karakter.')).toBeVisible()
  await add.getByRole('button', { name: 'Tambahkan' }).click()
  await expect(note).toBeFocused()
  await expect(note).toHaveValue('panjang '.repeat(501))
  await note.fill('')
  await add.getByLabel('Program').fill('IELTS')
  await page.mouse.click(PHONE.width / 2, 4)
  await expect(add).toHaveCount(0)

  await open.click()
  await expect(add.getByLabel('Nama')).toHaveValue('Bu Tini')
  await expect(add.getByLabel('Program')).toHaveValue('IELTS')
  await add.getByLabel('Kota').fill('Solo')
  await openDesk(page, '/admin/inbox?view=all&lang=id')
  await open.click()
  await expect(add.getByLabel('Nama')).toHaveValue('Bu Tini')
  await expect(add.getByLabel('Kota')).toHaveValue('Solo')
  await add.getByRole('button', { name: 'Tambahkan' }).click()
  await expect(add).toHaveCount(0)

  await open.click()
  await expect(add.getByLabel('Nama')).toHaveValue('')
  await expect(add.getByLabel('Program')).toHaveValue('')
  const anew = add.getByRole('button', { name: 'Buang, mulai lagi' })
  await expect(anew).toHaveCount(0)
  await add.getByLabel('Nama').fill('Pak Budi')
  await page.goBack()
  await open.click()
  await anew.click()
  await expect(add.getByLabel('Nama')).toHaveValue('')
  await page.goBack()
  await open.click()
  await expect(add.getByLabel('Nama')).toHaveValue('')
})

test('somebody who is not found is added from there, and found at once', async ({ page, site }) => {
  await joinTeam(page, site, 'staff', 'Bima Satrio')
  await page.setViewportSize(DESKTOP)
  await openDesk(page, '/admin/inbox?view=all&lang=en')
  const name = `Tini ${crypto.randomUUID().slice(0, 8)}`
  await page.getByPlaceholder('Name, number').fill(name)
  await expect(page.getByRole('heading', { name: `No “${name}”` })).toBeVisible()
  await page.getByRole('button', { name: 'Add this person' }).click()
  const add = page.getByRole('dialog', { name: 'Add a person' })
  await expect(add.getByLabel('Name')).toHaveValue(name)
  await add.getByLabel('WhatsApp').fill(`0813${String(Date.now()).slice(-8)}`)
  await add.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(rowOf(page, name)).toBeVisible()
  await expect(page.getByRole('heading', { name: `No “${name}”` })).toHaveCount(0)
})

test('a number that belongs to somebody with another name is asked about before anything is stored', async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/409/)
  await joinTeam(page, site, 'staff', 'Bima Satrio')
  await page.setViewportSize(PHONE)
  await openDesk(page, '/admin/inbox?view=all&lang=id')
  const unique = crypto.randomUUID().slice(0, 8)
  const [citra, joko] = [`Citra ${unique}`, `Pak Joko ${crypto.randomUUID().slice(0, 8)}`]
  const phone = `0813${String(Date.now()).slice(-8)}`
  const open = page.getByRole('button', { name: 'Tambah orang' }).filter({ visible: true })
  const add = page.getByRole('dialog', { name: 'Tambah orang' })
  const fill = async (name: string) => {
    await open.click()
    await add.getByLabel('Nama').fill(name)
    await add.getByLabel('WhatsApp').fill(phone)
    await add.getByRole('button', { name: 'Tambahkan' }).click()
  }
  await fill(citra)
  await expect(rowOf(page, citra)).toBeVisible()

  await fill(joko)
  const question = page.getByRole('dialog', { name: `Nomor ini milik ${citra}. Orang yang sama?` })
  await expect(question.getByRole('heading')).toBeFocused()
  await expect(question.getByLabel('Nama')).toBeHidden()
  await question.getByRole('button', { name: 'Periksa lagi isianmu' }).click()
  await expect(add.getByLabel('Nama')).toHaveValue(joko)
  await add.getByRole('button', { name: 'Tambahkan' }).click()
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(add.getByLabel('Nama')).toBeVisible()
  await page.goBack()
  await expect(add).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/inbox/)
  await open.click()
  await expect(add.getByLabel('Nama')).toHaveValue(joko)
  await add.getByRole('button', { name: 'Tambahkan' }).click()
  await question.getByRole('button', { name: `Bukan, ${joko} orang lain` }).click()
  await expect(page.getByText(`${joko} sudah ditambahkan.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lihat' })).toHaveAttribute('href', /^\/admin\/people\//)
  await expect(rowOf(page, joko)).toBeVisible()
  await expect(rowOf(page, citra)).toBeVisible()

  await fill('Bu Guru')
  const several = page.getByRole('dialog', { name: 'Orang yang sama?' })
  await several.getByRole('button', { name: `Ya, ini ${citra}` }).click()
  await expect(page.getByText(`Ini masuk ke ${citra}, yang sudah kita kenal.`)).toBeVisible()
})
