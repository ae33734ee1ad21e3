import { alive, expect, expectAccessible, expectNoOverflow, test } from './site-test.ts'

test.use({ demoMode: true })

const WORDS = {
  id: {
    email: 'Alamat e‑mail',
    erase: 'Hapus dataku',
    send: 'Kirim permintaan',
    busy: 'Mengirim…',
    wrong: 'Masukkan alamat e‑mail yang valid',
    choose: 'Pilih salah satu',
    sent: /Cek e.mailmu: .+ sari@contoh\.id/,
  },
  en: {
    email: 'Email address',
    erase: 'Erase my data',
    send: 'Send the request',
    busy: 'Sending…',
    wrong: 'Please enter a valid email address',
    choose: 'Please choose one',
    sent: /Check your mail: .+ sari@contoh\.id/,
  },
} as const

for (const language of ['id', 'en'] as const) {
  const words = WORDS[language]

  test(`a visitor asks for the erasure of their data, in ${language}`, async ({ page }) => {
    await page.goto(`/privacy?lang=${language}`)
    await alive(page)
    const form = page.locator('#data-request form')
    await form.getByLabel(words.email).fill('sari@contoh.id')
    await form.getByLabel(words.erase).check()
    const held = Promise.withResolvers<void>()
    const requests: unknown[] = []
    await page.route('**/api/privacy/requests', async (route) => {
      requests.push(route.request().postDataJSON())
      await held.promise
      await route.continue()
    })
    await form.getByRole('button', { name: words.send }).dblclick()
    const busy = form.getByRole('button', { name: words.busy })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await busy.click({ force: true })
    held.resolve()
    await expect(form.getByRole('status')).toHaveText(words.sent)
    await expect(form.locator('.message-success')).toBeVisible()
    await expect(form.getByRole('button', { name: words.send })).toBeDisabled()
    expect(requests).toEqual([{ email: 'sari@contoh.id', kind: 'erasure', language }])
    await expectAccessible(page, '/privacy after a request')
  })

  test(`what is wrong is told in the page’s language, not in the browser’s, in ${language}`, async ({ page }) => {
    await page.goto(`/privacy?lang=${language}`)
    await alive(page)
    const form = page.locator('#data-request form')
    const email = form.getByLabel(words.email)
    await email.fill('sari@')
    await form.getByRole('button', { name: words.send }).click()
    await expect(form.locator('.field-problem')).toHaveText([words.wrong, words.choose])
    await expect(email).toBeFocused()
    await email.fill('sari@contoh.id')
    await expect(form.locator('.field-problem')).toHaveCount(0)
  })

  test(`the pages of a data request are whole, in ${language}`, async ({ page }) => {
    for (const path of ['asked', 'confirm', 'confirmed', 'expired']) {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(`/privacy/${path}?lang=${language}`)
      await alive(page)
      await expect(page.getByRole('main')).not.toContainText(/request\.[a-z]+\./)
      await expectNoOverflow(page, path)
      await expectAccessible(page, path)
    }
  })
}

test('a link that is too old says so and leads back to the form', async ({ page }) => {
  await page.goto('/privacy/confirm?token=old')
  await page.getByRole('button', { name: 'Ya, ini permintaanku' }).click()
  await expect(page).toHaveURL(/\/privacy\/expired$/)
  await page.getByRole('link', { name: 'Ke halaman privasi' }).click()
  await expect(page.locator('#data-request form')).toBeInViewport()
})

test.describe('with a connection that fails', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] })
  test('what could not be sent is said, and can be sent again', async ({ page }) => {
    await page.goto('/privacy?lang=en')
    await alive(page)
    await page.route('**/api/privacy/requests', (route) => route.abort())
    const form = page.locator('#data-request form')
    await form.getByLabel('Email address').fill('budi@contoh.id')
    await form.getByLabel('A copy of my data').check()
    await form.getByRole('button').click()
    await expect(form.getByRole('alert')).toHaveText(/wasn’t sent/)
    await page.unroute('**/api/privacy/requests')
    await form.getByRole('button').click()
    await expect(form.getByRole('status')).toHaveText(/Check your mail/)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the request is an ordinary form', async ({ page }) => {
    await page.goto('/privacy')
    const form = page.locator('#data-request form')
    await form.getByLabel('Alamat e‑mail').fill('wati@contoh.id')
    await form.getByLabel('Salinan dataku').check()
    await form.getByRole('button').click()
    await expect(page).toHaveURL(/\/privacy\/asked$/)
  })
})

test('a confirmed link says so when it is opened again', async ({ page, site }) => {
  await page.goto('/privacy?lang=en')
  await alive(page)
  const form = page.locator('#data-request form')
  await form.getByLabel('Email address').fill('lagi@contoh.id')
  await form.getByLabel('A copy of my data').check()
  await form.getByRole('button').click()
  await expect(form.getByRole('status')).toBeVisible()
  await expect.poll(async () => linkIn(await (await page.request.get('/dev/mail')).text())).not.toBe('')
  const list = await (await page.request.get('/dev/mail')).text()
  await page.goto(linkIn(list))
  const link = /http:\S+\/privacy\/confirm\S+/.exec((await page.locator('pre').textContent()) ?? '')?.[0] ?? ''
  const path = link.replace(/^http:\/\/[^/]+/, site.address)
  await page.goto(path)
  await page.getByRole('button', { name: 'Yes, this is my request' }).click()
  await expect(page).toHaveURL(/\/privacy\/confirmed$/)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: /Your request is confirmed/ })).toBeVisible()
})

/** The way to the mail to this address in the list of mails. */
const linkIn = (list: string): string =>
  /href="(\/dev\/mail\/[\w-]+)">(?:(?!<\/a>)[\s\S])*lagi@contoh\.id/.exec(list)?.[1] ?? ''
