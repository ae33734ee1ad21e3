import { DESKTOP, joinTeam, openDesk, PHONE, rowOf } from './desk-test.ts'
import { expect, test } from './site-test.ts'

const named = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

test('somebody new: what was typed outlives a tap beside the form and a reload, what cannot be taken is told at its field, a number that belongs to somebody with another name is asked about before anything is stored, and who is not found is added from there', async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/409/)
  await joinTeam(page, site, 'staff', 'Bima Satrio')
  await page.setViewportSize(PHONE)
  await openDesk(page, '/admin/inbox?view=all&lang=id')
  const [citra, joko] = [named('Citra'), named('Pak Joko')]
  const phone = `0813${String(Date.now()).slice(-8)}`
  const open = page.getByRole('button', { name: 'Tambah orang' }).filter({ visible: true })
  const add = page.getByRole('dialog', { name: 'Tambah orang' })
  const [name, whatsApp] = [add.getByLabel('Nama'), add.getByLabel('WhatsApp')]
  const save = add.getByRole('button', { name: 'Tambahkan' })

  await test.step('what cannot be taken is told at its field, and stays as it was typed', async () => {
    await open.click()
    await name.fill(citra)
    await save.click()
    await expect(add.getByText('Isi nomor atau e-mail')).toBeVisible()
    await whatsApp.fill('12')
    await save.click()
    await expect(whatsApp).toBeFocused()
    await expect(add.getByText('Nomor ini belum lengkap.')).toBeVisible()
    await whatsApp.fill('0'.repeat(101))
    await expect(whatsApp).toHaveAccessibleDescription(/Terlalu panjang: 101 dari 100/)
    await whatsApp.fill(phone)
    await expect(whatsApp).toHaveAccessibleDescription('')
    const note = add.getByLabel('Catatan')
    await note.fill('panjang '.repeat(501))
    await expect(add.getByText('Terlalu panjang: 4.007 dari 4.000 karakter.')).toBeVisible()
    await save.click()
    await expect(note).toBeFocused()
    await expect(note).toHaveValue('panjang '.repeat(501))
    await note.fill('')
  })

  await test.step('a tap beside the form closes it; what was typed is there again, also after a reload', async () => {
    await add.getByLabel('Program').fill('IELTS')
    await page.mouse.click(PHONE.width / 2, 4)
    await expect(add).toHaveCount(0)
    await open.click()
    await expect(name).toHaveValue(citra)
    await expect(add.getByLabel('Program')).toHaveValue('IELTS')
    await add.getByLabel('Kota').fill('Solo')
    await openDesk(page, '/admin/inbox?view=all&lang=id')
    await open.click()
    await expect(name).toHaveValue(citra)
    await expect(add.getByLabel('Kota')).toHaveValue('Solo')
    await save.click()
    await expect(add).toHaveCount(0)
    await expect(rowOf(page, citra)).toBeVisible()
  })

  await test.step('after that the form is empty, and so it is when what was typed is dropped', async () => {
    await open.click()
    await expect(name).toHaveValue('')
    await expect(add.getByLabel('Program')).toHaveValue('')
    const anew = add.getByRole('button', { name: 'Buang, mulai lagi' })
    await expect(anew).toHaveCount(0)
    await name.fill('Pak Budi')
    await page.goBack()
    await open.click()
    await anew.click()
    await expect(name).toHaveValue('')
    await page.goBack()
    await open.click()
    await expect(name).toHaveValue('')
  })

  await test.step('a number of somebody with another name is asked about', async () => {
    const question = page.getByRole('dialog', { name: `Nomor ini milik ${citra}. Orang yang sama?` })
    await name.fill(joko)
    await whatsApp.fill(phone)
    await save.click()
    await expect(question.getByRole('heading')).toBeFocused()
    await expect(question.getByLabel('Nama')).toBeHidden()
    await question.getByRole('button', { name: 'Periksa lagi isianmu' }).click()
    await expect(name).toHaveValue(joko)
    await save.click()
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(name).toBeVisible()
    await page.goBack()
    await expect(add).toHaveCount(0)
    await expect(page).toHaveURL(/\/admin\/inbox/)
    await open.click()
    await expect(name).toHaveValue(joko)
    await save.click()
    await question.getByRole('button', { name: `Bukan, ${joko} orang lain` }).click()
    await expect(page.getByText(`${joko} sudah ditambahkan.`)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Lihat' })).toHaveAttribute('href', /^\/admin\/people\//)
    await expect(rowOf(page, joko)).toBeVisible()
    await expect(rowOf(page, citra)).toBeVisible()

    await open.click()
    await name.fill('Bu Guru')
    await whatsApp.fill(phone)
    await save.click()
    const several = page.getByRole('dialog', { name: 'Orang yang sama?' })
    await several.getByRole('button', { name: `Ya, ini ${citra}` }).click()
    await expect(page.getByText(`Ini masuk ke ${citra}, yang sudah kita kenal.`)).toBeVisible()
  })

  await test.step('who is not found is added from there, and found at once', async () => {
    await page.setViewportSize(DESKTOP)
    const tini = named('Tini')
    const nobody = page.getByRole('heading', { name: `“${tini}”` })
    await page.getByPlaceholder('Nama, nomor').fill(tini)
    await expect(nobody).toBeVisible()
    await page.getByRole('button', { name: 'Tambah orang ini' }).click()
    await expect(name).toHaveValue(tini)
    await whatsApp.fill(`0812${phone.slice(4)}`)
    await save.click()
    await expect(rowOf(page, tini)).toBeVisible()
    await expect(nobody).toHaveCount(0)
  })
})
