import { DatabaseSync } from 'node:sqlite'
import type { BrowserContext, Page } from '@playwright/test'
import { type FakeGoogle, startFakeGoogle } from '../harness/fake-google.ts'
import { type SiteProcess, startSite } from '../harness/site-process.ts'
import { alive, expect, expectAccessible, test } from './site-test.ts'

// The site that measures is started once, not once a worker.
test.describe.configure({ mode: 'default' })

/** Everything that pages of this context ask for elsewhere than at the site. */
function requestsAway(context: BrowserContext, site: SiteProcess): string[] {
  const away: string[] = []
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site.address) away.push(request.url())
  })
  return away
}

const tracked = (page: Page, action: string) =>
  page.waitForRequest(
    (request) => request.url().endsWith('/api/analytics/track') && (request.postData() ?? '').includes(action),
  )

const open = async (page: Page, address: string) => {
  await page.goto(address)
  await alive(page)
}

/** What the site has stored of a visit. */
function storedVisit(site: SiteProcess, sessionId: string) {
  const database = new DatabaseSync(`${site.dataDir}/site.db`, { timeout: 10_000 })
  const session = database.prepare('select * from analytics_sessions where id = ?').get(sessionId)
  const events = database.prepare('select * from analytics_events where session_id = ?').all(sessionId)
  database.close()
  const vitals = events.filter(({ kind }) => kind === 'vitals').map(({ data }) => JSON.parse(String(data)))
  return { session, vitals, ends: events.filter(({ name }) => name === 'end').length }
}

test('with no measurement id: ANA-03 nobody is asked and nothing leaves the site; ANA-02 a session begins with the tracker, goes on over pages, and ends when the visitor leaves; ANA-01 a form that is opened and sent is a journey of three steps; Web Vitals of a real visit arrive', async ({
  page,
  context,
  site,
}) => {
  const away = requestsAway(context, site)
  const started = tracked(page, 'start_session')
  await open(page, '/privacy?lang=en')
  const { events } = JSON.parse((await started).postData() ?? '') as { events: { sessionId: string }[] }
  const [{ sessionId } = { sessionId: '' }] = events
  expect(sessionId).toMatch(/^session_\d+_/)
  await expect(page.getByRole('region', { name: 'Privacy choices' })).toHaveCount(0)
  await expect(page.locator('.footer-choices')).toBeHidden()

  const startedAgain = tracked(page, 'start_session')
  await page.locator('a[href^="/programs"]').filter({ visible: true }).first().click()
  await page.waitForURL(/\/programs/)
  await alive(page)
  expect((await startedAgain).postData()).toContain(sessionId)
  const form = page.locator('#global-registration form')
  await form.getByLabel('Full name').fill('Sari')
  const email = form.getByLabel(/e-?mail/i).first()
  await email.fill('sari@contoh.id')
  await form.getByLabel('City').selectOption('Bandung')
  await form.getByLabel(/date/i).fill('2027-01-15')
  const sent = tracked(page, 'registration_completed')
  await form.getByRole('button', { name: 'Get Your Free Trial' }).click()
  expect((await sent).postData()).not.toContain('sari@contoh.id')
  await expect.poll(() => storedVisit(site, sessionId).session).toMatchObject({ form_step: 2, ended_at_ms: null })
  expect(storedVisit(site, sessionId).ends).toBe(0)

  await page.goto('about:blank')
  await expect.poll(() => storedVisit(site, sessionId).session).toMatchObject({ drop_reason: 'page_hide' })
  const { vitals, ends } = storedVisit(site, sessionId)
  expect(ends).toBe(1)
  const some = expect.any(Number)
  expect(vitals).toContainEqual(expect.objectContaining({ page: '/privacy', LCP: some, CLS: some, TTFB: some }))
  expect(away).toEqual([])
})

/** Runs in the page: what the question about consent lies on, of that which a page begins with. */
function coveredByChoice(): (string | null)[] {
  const place = (part: Element) => part.getBoundingClientRect()
  const consent = place(document.querySelector('.consent') as Element)
  return [...document.querySelectorAll('.auth a, .auth button, .auth input, .hero a, .hero button')]
    .filter((part) => place(part).width > 0)
    .filter((part) => place(part).bottom > consent.top && place(part).top < consent.bottom)
    .filter((part) => place(part).right > consent.left && place(part).left < consent.right)
    .map((part) => part.textContent || part.getAttribute('name'))
}

/** The home page last: the visitor answers there. */
const BEGINNINGS = {
  '/login': [
    [1280, 720],
    [390, 844],
  ],
  '/signup': [
    [1280, 720],
    [390, 664],
  ],
  '/': [
    [320, 568],
    [320, 720],
    [390, 664],
  ],
} as const

test.describe('a third party', () => {
  let google: FakeGoogle
  let measured: SiteProcess
  test.beforeAll(async () => {
    google = await startFakeGoogle()
    measured = await startSite({ GA_MEASUREMENT_ID: 'G-TEST123456', GA_SCRIPT_URL: google.scriptUrl })
  })
  test.afterAll(async () => {
    await measured.stop()
    await google.close()
  })
  test.beforeEach(() => {
    google.calls.length = 0
    google.requests.length = 0
  })
  test.describe.configure({ mode: 'serial' })
  const at = (path: string) => measured.address + path
  const choice = (page: Page) => page.getByRole('region', { name: 'Privacy choices' })

  test('ANA-03 the choice covers no button that a page begins with; before the visitor agrees, and after a decline, no request leaves the site', async ({
    page,
    context,
  }) => {
    const away = requestsAway(context, measured)
    for (const [path, sizes] of Object.entries(BEGINNINGS)) {
      const [[width, height]] = sizes
      await page.setViewportSize({ width, height })
      await open(page, at(`${path}?lang=en&utm_source=secret`))
      await expect(choice(page)).toBeVisible()
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        expect(await page.evaluate(coveredByChoice), `${path} at ${width} × ${height}`).toEqual([])
      }
    }
    await expectAccessible(page, 'the choice', '.consent')
    await page.mouse.wheel(0, 4000)
    await choice(page).getByRole('button', { name: 'No', exact: true }).click()
    await expect(choice(page)).toHaveCount(0)
    const started = tracked(page, 'start_session')
    await open(page, at('/privacy?lang=en'))
    await started
    await expect(choice(page)).toHaveCount(0)
    await page.goto('about:blank')
    expect(away).toEqual([])
    expect(google.requests).toEqual([])
  })

  test('ANA-03 after the visitor agreed it is told what is documented, without addresses’ secrets or persons; in the footer the choice can be changed, and a no takes effect at once', async ({
    page,
  }) => {
    const told = () => google.calls.map(([command, name]) => `${command} ${name}`)
    await open(page, at('/?lang=en&utm_source=secret'))
    await choice(page).getByRole('button', { name: 'Yes', exact: true }).click()
    await expect.poll(told).toContain('event page_view')
    const [first] = google.calls
    expect(first).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
        wait_for_update: 500,
      },
    ])
    const config = google.calls.find(([command]) => command === 'config')
    expect(config?.[2]).toMatchObject({ send_page_view: false, page_location: `${measured.address}/` })

    await page.getByRole('button', { name: 'Register Now' }).first().click()
    await expect.poll(() => google.calls).toContainEqual(['event', 'button_click', { label: 'Register Now' }])
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Full name').fill('Sari Wulandari')
    await dialog.getByLabel(/e-?mail/i).fill('sari@contoh.id')
    await dialog.getByLabel('City').selectOption('Bandung')
    await dialog.getByRole('button', { name: 'Register Now' }).click()
    await expect.poll(() => google.calls).toContainEqual(['event', 'conversion', { type: 'registration' }])
    expect(google.calls).toContainEqual(['event', 'form_submission', { form: 'registration', program: '' }])

    await open(page, at('/privacy?lang=en'))
    await expect.poll(told).toContain('event time_on_page')
    await expect.poll(() => told().filter((call) => call === 'event page_view')).toHaveLength(2)
    await page.getByRole('button', { name: 'Privacy choices' }).click()
    await expect(choice(page)).toContainText('Your choice now: yes.')
    await choice(page).getByRole('button', { name: 'No', exact: true }).click()
    await expect.poll(() => google.calls.at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }])
    expect(google.calls).not.toContainEqual(['event', 'button_click', { label: 'No' }])
    const all = JSON.stringify([google.calls, google.requests])
    expect(all).not.toMatch(/Sari|contoh\.id|Bandung|utm_source|user_\d|session_\d/)

    google.calls.length = 0
    google.requests.length = 0
    await page.getByRole('button', { name: 'Privacy choices' }).click()
    const started = tracked(page, 'start_session')
    await open(page, at('/login?lang=en'))
    await started
    expect(google.requests).toEqual([])
  })

  test.describe('a browser that says no, at a site that takes nothing', () => {
    test.use({ expectedProblems: [/analytics\/track|ERR_FAILED/] })
    test('ANA-03 Global Privacy Control is a no: nobody is asked; ANA-04 failures are only logged', async ({
      page,
      context,
    }) => {
      await context.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })")
      const logged: string[] = []
      page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()))
      await page.route('**/api/analytics/track', (route) => route.abort())
      const away = requestsAway(context, measured)
      await open(page, at('/privacy?lang=en'))
      await expect.poll(() => logged).toEqual(['Failed to start session'])
      await expect(choice(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'Privacy choices' }).click()
      await expect(choice(page)).toContainText('stays off')
      await page.locator('.language-switch').first().click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'id')
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(away).toEqual([])
    })
  })
})
