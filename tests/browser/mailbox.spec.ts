import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, expectAccessible, expectNoOverflow, test } from './site-test.ts'

test.use({
  demoMode: true,
  expectedProblems: [/404|sandbox|Content Security Policy|Refused|Blocked script|violates| csp$/i],
})

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

const MAIL = `<h1>Halo</h1><p>Kode: <b>123456</b></p><a href="/privacy/asked">Buka</a><p id="text">before</p>
  <script>document.getElementById("text").textContent = "ran"</script>
  <img src="/nothing.png" onerror="document.getElementById('text').textContent = 'ran'">`

test('a mail is found in the list and read as it looks and as text, at any width, and a program in it can do nothing; the link for another browser lets one in, also by a click on another site, and is spent then', async ({
  page,
  context,
  site,
}) => {
  const id = keepMail(site.dataDir, MAIL)
  const answered: string[] = []
  page.on('response', (response) => answered.push(response.url()))
  const atEveryWidth = async (what: string) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoOverflow(page, `${what} at ${width}`)
      if (what === 'list') await expectAccessible(page, `${what} at ${width}`)
    }
  }
  await page.goto('/dev/mail?lang=en')
  await atEveryWidth('list')
  const another = page.getByRole('link', { name: 'One-time link for another browser' })
  const link = `${site.address}${await another.getAttribute('href')}`
  await test.step('a mail', async () => {
    await page.getByRole('link', { name: `Kode ${id}` }).click()
    await expect(page.locator('pre')).toHaveText('Kode: 123456')
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: 'Halo' })).toBeVisible()
    await atEveryWidth('mail')
    await expect(frame.locator('#text')).toHaveText('before')
    expect(answered.filter((url) => url.includes('nothing.png'))).toEqual([])
    const [opened] = await Promise.all([context.waitForEvent('page'), frame.getByRole('link').click()])
    await expect(opened).toHaveURL(/\/privacy\/asked$/)
    await opened.close()
  })
  await test.step('the link for another browser', async () => {
    await context.clearCookies()
    expect((await page.goto('/dev/mail'))?.status()).toBe(404)
    await page.route('http://other.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${link}">Open</a>` }),
    )
    await page.goto('http://other.example/')
    await page.getByRole('link').click()
    await expect(page).toHaveURL(/\/dev\/mail$/)
    await expect(page.getByRole('heading', { name: 'Kotak surat' })).toBeVisible()
    await context.clearCookies()
    expect((await page.request.get(link)).status()).toBe(404)
  })
})
