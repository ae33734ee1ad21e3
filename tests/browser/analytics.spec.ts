import type { BrowserContext, Page } from '@playwright/test'
import type { Stats } from '../../domain/analytics/stats-contract.ts'
import { type FakeGoogle, startFakeGoogle } from '../harness/fake-google.ts'
import { type SiteProcess, startSite } from '../harness/site-process.ts'
import { alive, expect, expectAccessible, test } from './site-test.ts'

// Its sites are started once, not once a worker.
test.describe.configure({ mode: 'default' })

const TOKEN = 'a-token-of-at-least-24-characters'

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

test.describe('the site’s own statistics', () => {
  let own: SiteProcess
  test.beforeAll(async () => {
    own = await startSite({ ADMIN_TOKEN: TOKEN })
  })
  test.afterAll(() => own.stop())

  const stats = async (): Promise<Stats> => {
    const headers = { authorization: `Bearer ${TOKEN}` }
    return (await (await fetch(`${own.address}/api/admin/stats`, { headers })).json()) as Stats
  }

  test('ANA-02 a session begins with the tracker, goes on over pages, and ends when the visitor leaves', async ({
    page,
  }) => {
    const before = (await stats()).sessions
    const started = tracked(page, 'start_session')
    await page.goto(own.address)
    const { events } = JSON.parse((await started).postData() ?? '') as { events: { sessionId: string }[] }
    const [{ sessionId } = { sessionId: '' }] = events
    expect(sessionId).toMatch(/^session_\d+_/)

    const startedAgain = tracked(page, 'start_session')
    await page
      .getByRole('link', { name: /General English/ })
      .or(page.locator('a[href^="/programs"]'))
      .first()
      .click()
    await page.waitForURL(/\/programs/)
    expect((await startedAgain).postData()).toContain(sessionId)
    await expect.poll(async () => (await stats()).sessions.started - before.started).toBe(1)
    expect((await stats()).sessions.ended).toEqual(before.ended)

    await page.goto('about:blank')
    await expect
      .poll(async () => ((await stats()).sessions.ended.page_hide ?? 0) - (before.ended.page_hide ?? 0))
      .toBe(1)
  })

  test('ANA-01 a form that is opened and sent is a journey of three steps', async ({ page }) => {
    const before = (await stats()).funnel.form
    await page.goto(`${own.address}/programs?lang=en#global-registration`)
    await alive(page)
    const form = page.locator('#global-registration form')
    await form.getByLabel('Full name').fill('Sari')
    await form
      .getByLabel(/e-?mail/i)
      .first()
      .fill('sari@contoh.id')
    await form.getByLabel('City').selectOption('Bandung')
    await form.getByLabel(/date/i).fill('2027-01-15')
    const sent = tracked(page, 'registration_completed')
    await form.getByRole('button', { name: 'Get Your Free Trial' }).click()
    expect((await sent).postData()).not.toContain('sari@contoh.id')
    await expect.poll(async () => ((await stats()).funnel.form[2]?.reached ?? 0) - (before[2]?.reached ?? 0)).toBe(1)
  })

  test.describe('that cannot be reached', () => {
    test.use({ expectedProblems: [/analytics\/track|ERR_FAILED/] })
    test('ANA-04 failures are only logged', async ({ page }) => {
      const logged: string[] = []
      page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()))
      await page.route('**/api/analytics/track', (route) => route.abort())
      await page.goto(`${own.address}/?lang=en`)
      await expect.poll(() => logged).toEqual(['Failed to start session'])
      await page
        .getByRole('button', { name: 'ID' })
        .or(page.getByRole('button', { name: /switch/i }))
        .first()
        .click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'id')
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  })

  test('ANA-03 with no measurement id nobody is asked and nothing leaves the site; Web Vitals of a real visit arrive', async ({
    page,
    context,
  }) => {
    const away = requestsAway(context, own)
    const started = tracked(page, 'start_session')
    await page.goto(`${own.address}/privacy`)
    await alive(page)
    await started
    await expect(page.getByRole('region', { name: 'Pilihan privasi' })).toHaveCount(0)
    await expect(page.locator('.footer-choices')).toBeHidden()
    await page.goto('about:blank')
    await expect
      .poll(async () =>
        (await stats()).webVitals.filter(({ page: path }) => path === '/privacy').map(({ vital }) => vital),
      )
      .toEqual(expect.arrayContaining(['LCP', 'CLS', 'TTFB']))
    expect(away).toEqual([])
  })
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

  const choice = (page: Page) => page.getByRole('region', { name: 'Privacy choices' })
  const open = async (page: Page, path = '/?lang=en&utm_source=secret') => {
    await page.goto(measured.address + path)
    await alive(page)
  }

  test('ANA-03 before the visitor agrees, and after a decline, no request leaves the site', async ({
    page,
    context,
  }) => {
    const away = requestsAway(context, measured)
    await open(page)
    await expect(choice(page)).toBeVisible()
    await expectAccessible(page, 'the choice', '.consent')
    await page.mouse.wheel(0, 4000)
    await choice(page).getByRole('button', { name: 'No', exact: true }).click()
    await expect(choice(page)).toHaveCount(0)
    const started = tracked(page, 'start_session')
    await open(page, '/programs?lang=en')
    await started
    await expect(choice(page)).toHaveCount(0)
    await page.goto('about:blank')
    expect(away).toEqual([])
    expect(google.requests).toEqual([])
  })

  test('ANA-03 the choice covers no button that a page begins with', async ({ page }) => {
    const sizes = {
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
    for (const [path, all] of Object.entries(sizes)) {
      const [[width, height]] = all
      await page.setViewportSize({ width, height })
      await open(page, `${path}?lang=en`)
      await expect(choice(page)).toBeVisible()
      for (const [width, height] of all) {
        await page.setViewportSize({ width, height })
        expect(await page.evaluate(coveredByChoice), `${path} at ${width} × ${height}`).toEqual([])
      }
    }
  })

  test('ANA-03 after the visitor agreed it is told what is documented, without addresses’ secrets or persons', async ({
    page,
  }) => {
    await open(page)
    await choice(page).getByRole('button', { name: 'Yes', exact: true }).click()
    await expect.poll(() => google.calls.map(([command, name]) => `${command} ${name}`)).toContain('event page_view')
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

    await page.goto('about:blank')
    await expect.poll(() => google.calls.map(([, name]) => name)).toContain('time_on_page')
    const told = JSON.stringify([google.calls, google.requests])
    expect(told).not.toMatch(/Sari|contoh\.id|Bandung|utm_source|user_\d|session_\d/)
  })

  test('ANA-03 the choice can be changed in the footer, and a no takes effect at once', async ({ page }) => {
    await open(page, '/programs?lang=en')
    await choice(page).getByRole('button', { name: 'Yes', exact: true }).click()
    await expect.poll(() => google.calls.map(([, name]) => name)).toContain('page_view')
    await page.getByRole('button', { name: 'Privacy choices' }).click()
    await expect(choice(page)).toContainText('Your choice now: yes.')
    await choice(page).getByRole('button', { name: 'No', exact: true }).click()
    await expect.poll(() => google.calls.at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }])
    expect(google.calls).not.toContainEqual(['event', 'button_click', { label: 'No' }])
    google.calls.length = 0
    google.requests.length = 0
    await page.getByRole('button', { name: 'Privacy choices' }).click()
    await open(page, '/?lang=en')
    await tracked(page, 'start_session')
    expect(google.requests).toEqual([])
  })

  test.describe('a browser that says no', () => {
    test('ANA-03 Global Privacy Control is a no: nobody is asked', async ({ page, context }) => {
      await context.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })")
      const away = requestsAway(context, measured)
      const started = tracked(page, 'start_session')
      await open(page, '/programs?lang=en')
      await started
      await expect(choice(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'Privacy choices' }).click()
      await expect(choice(page)).toContainText('stays off')
      expect(away).toEqual([])
    })
  })
})
