import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, expectAccessible, expectNoOverflow, test } from './site-test.ts'

test.use({ demoMode: true })

/** As the site keeps a mail that it cannot send. */
function keepMail(dataDir: string, html: string): string {
  const id = randomUUID()
  const database = new DatabaseSync(join(dataDir, 'site.db'), { timeout: 5000 })
  database
    .prepare('insert into mailbox (id, to_address, subject, text, html, created_at_ms) values (?, ?, ?, ?, ?, ?)')
    .run(id, 'sari@contoh.id', `Kode ${id}`, 'Kode: 123456', html, Date.now())
  database.close()
  return id
}

test('a mail is found in the list and read as it looks and as text, at any width', async ({ page, site }) => {
  const id = keepMail(site.dataDir, '<h1>Halo</h1><p>Kode: <b>123456</b></p><a href="/programs">Buka</a>')
  const atEveryWidth = async (what: string) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoOverflow(page, `${what} at ${width}`)
      if (what === 'list') await expectAccessible(page, `${what} at ${width}`)
    }
  }
  await page.goto('/dev/mail?lang=en')
  await atEveryWidth('list')
  await page.getByRole('link', { name: `Kode ${id}` }).click()
  await expect(page.locator('pre')).toHaveText('Kode: 123456')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'Halo' })).toBeVisible()
  await atEveryWidth('mail')
  const [opened] = await Promise.all([page.context().waitForEvent('page'), frame.getByRole('link').click()])
  await expect(opened).toHaveURL(/\/programs$/)
  await opened.close()
})

test.describe('the link for another browser', () => {
  test.use({ expectedProblems: [/404/] })

  test('lets one in, also by a click on another site, and is spent then', async ({ page, browser, site }) => {
    await page.goto('/dev/mail?lang=en')
    const another = page.getByRole('link', { name: 'One-time link for another browser' })
    const link = `${site.address}${await another.getAttribute('href')}`
    const context = await browser.newContext()
    const guest = await context.newPage()
    await guest.route('http://other.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${link}">Open</a>` }),
    )
    await guest.goto('http://other.example/')
    await guest.getByRole('link').click()
    const title = guest.getByRole('heading', { name: 'Kotak surat' })
    await expect(guest).toHaveURL(/\/dev\/mail$/)
    await expect(title).toBeVisible()
    await guest.reload()
    await expect(title).toBeVisible()
    await context.close()
    const late = await browser.newContext()
    expect((await (await late.newPage()).goto(link))?.status()).toBe(404)
    await late.close()
  })
})

test.describe('a mail with a program in it', () => {
  test.use({ expectedProblems: [/sandbox|Content Security Policy|Refused|Blocked script|violates| csp$/i] })

  test('can do nothing', async ({ page, site }) => {
    const html =
      '<p id="text">before</p><script>document.getElementById("text").textContent = "ran"</script><img src="/nothing.png" onerror="document.getElementById(\'text\').textContent = \'ran\'">'
    const answered: string[] = []
    page.on('response', (response) => answered.push(response.url()))
    await page.goto(`/dev/mail/${keepMail(site.dataDir, html)}`)
    await expect(page.frameLocator('iframe').locator('#text')).toHaveText('before')
    expect(answered.filter((url) => url.includes('nothing.png'))).toEqual([])
  })
})
