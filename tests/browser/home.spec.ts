import type { Page } from '@playwright/test'
import { alive, expect, expectAccessible, expectNoOverflow, test } from './site-test.ts'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const CITIES = [
  'Jakarta',
  'Surabaya',
  'Bandung',
  'Medan',
  'Semarang',
  'Palembang',
  'Makassar',
  'Tangerang',
  'Depok',
  'Bekasi',
  'Bogor',
  'Malang',
  'Yogyakarta',
  'Denpasar',
  'Manado',
  'Padang',
  'Balikpapan',
  'Pontianak',
  'Banjarmasin',
  'Pekanbaru',
]

/** Opens the page and waits until every part of it is awake. */
async function open(page: Page, path = '/?lang=en') {
  await page.goto(path)
  await alive(page)
  await page.evaluate(() => dispatchEvent(new Event('wake')))
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
}
const registration = (page: Page) => page.getByRole('dialog', { name: 'Register for a free trial class' })

test.use(DESKTOP)

test.describe('the page', () => {
  test('HOME-01 header, hero, sections, footer, registration modal and chat stand in this order, with their anchors', async ({
    page,
  }) => {
    await open(page)
    const order = await page.evaluate(() => {
      const parts = [
        'header',
        '#home',
        '#courses',
        '#why-us',
        '#teachers',
        '#testimonials',
        '#ai-explainer',
        '#promo',
        '#faq',
        '#register',
        'footer#contact',
        'dialog.modal',
        '.floating-chat',
      ]
      const found = parts.map((selector) => document.querySelector(selector))
      return found.map((part, i) => {
        const next = found[i + 1]
        return !!part && (!next || !!(part.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING))
      })
    })
    expect(order).toEqual(order.map(() => true))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })

  test('HOME-02 header links, social links, language switch, and Register Now', async ({ page }) => {
    await open(page)
    const header = page.getByRole('banner')
    const links = header.getByRole('navigation').getByRole('link')
    await expect(links).toHaveText(['Home', 'Our Programs', 'Why Us', 'Teachers', 'Reviews', 'Contact'])
    for (const name of ['Instagram', 'Facebook', 'TikTok', 'LinkedIn']) {
      await expect(header.getByRole('link', { name })).toHaveAttribute('href', /^https:/)
    }
    await expect(header.getByRole('button', { name: /switch language/ })).toBeVisible()
    await header.getByRole('button', { name: 'Register Now' }).click()
    await expect(registration(page)).toBeVisible()
  })

  test('HOME-06 Get Started opens registration, Explore Courses goes to #courses', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Get Started' }).click()
    await expect(registration(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Explore Courses' }).click()
    await expect(page).toHaveURL(/#courses$/)
    await expect(page.locator('#courses h2')).toBeInViewport()
  })

  test('HOME-07 four course cards lead to their sections', async ({ page }) => {
    await open(page)
    const links = page.locator('#courses').getByRole('link', { name: /Explore program/ })
    await expect(links).toHaveCount(4)
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(targets).toEqual(
      ['general-english', 'business-english', 'exam-prep', 'interpreter-services'].map((id) => `/programs#${id}`),
    )
  })

  test('HOME-08 four reasons, and both documents', async ({ page }) => {
    await open(page)
    const section = page.locator('#why-us')
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(4)
    for (const name of ['See Brochure', 'See Proposal']) {
      await expect(section.getByRole('link', { name })).toHaveAttribute('href', '/documents')
    }
  })

  test('HOME-14 the footer', async ({ page }) => {
    await open(page)
    const footer = page.getByRole('contentinfo')
    const targets = await footer
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(targets).toEqual(['/programs', '#testimonials', '#ai-explainer', '#why-us', '#teachers'])
    for (const name of ['Instagram', 'Facebook', 'TikTok', 'LinkedIn'])
      await expect(footer.getByRole('link', { name })).toBeVisible()
    await expect(footer.locator('a[href^="mailto:"]')).toBeVisible()
    await expect(footer.locator('a[href^="tel:"]')).toBeVisible()
    await expect(footer.getByText(/Jakarta/)).toBeVisible()
    await expect(footer.locator('.logo')).toBeVisible()
  })

  test('HOME-15 the claims: 50+ years, 30-day money-back, 2 months of bonus courses in the promo', async ({ page }) => {
    await open(page)
    await expect(page.locator('.claims li')).toHaveText([/^50\+.*years/, /^30.*day.*money-back/i, /^2.*months.*bonus/])
    await expect(page.locator('#promo')).toContainText(/2 months/i)
    await expect(page.locator('#promo')).toContainText(/30[- ]day/i)
  })

  test('HOME-13 the banner has title, subtitle and a button that opens registration', async ({ page }) => {
    await open(page)
    const banner = page.locator('#register')
    await expect(banner.getByRole('heading')).toBeVisible()
    await expect(banner.locator('p')).not.toBeEmpty()
    await banner.getByRole('button').click()
    await expect(registration(page)).toBeVisible()
  })
})

test.describe('hero video', () => {
  const video = (page: Page) => page.locator('.hero video')

  test('HOME-05 appears only after load, muted and looping; its button pauses it', async ({ page }) => {
    const holdLoad = Promise.withResolvers<void>()
    await page.route('**/hero-scene-*.svg', async (route) => {
      await holdLoad.promise
      await route.continue()
    })
    await page.goto('/?lang=en', { waitUntil: 'commit' })
    await page.waitForFunction(() => window.pageIsAlive)
    await page.mouse.move(50, 50)
    await alive(page)
    await expect(video(page)).toHaveCount(0)
    holdLoad.resolve()
    await expect(video(page)).toBeVisible()
    expect(await video(page).evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }))).toEqual({
      muted: true,
      loop: true,
    })
    await expect(video(page)).toHaveClass(/hero-video-shown/)
    await page.getByRole('button', { name: 'Pause animation' }).click()
    await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
    await page.getByRole('button', { name: 'Play animation' }).click()
    await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(false)
  })

  test.describe('that fails', () => {
    test.use({ expectedProblems: [/404|Failed to load/] })
    test('HOME-05 leaves the gradient and the still', async ({ page }) => {
      await page.route('**/hero-loop*', (route) => route.fulfill({ status: 404 }))
      const asked = page.waitForResponse(/hero-loop/)
      await page.goto('/')
      await asked
      await expect(video(page)).toHaveCount(0)
      await expect(page.locator('.hero')).toHaveCSS('background-image', /gradient/)
      await expect(page.locator('.hero img')).toBeVisible()
    })
  })

  test('is not asked for with reduced motion', async ({ browser, site }) => {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(site.address)
    await alive(page)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('hero-loop'))).toEqual([])
    await page.context().close()
  })

  test('is not asked for when the visitor saves data', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/')
    await alive(page)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('hero-loop'))).toEqual([])
  })
})

test.describe('teachers', () => {
  test('HOME-09 HOME-17 eight cards: initials, name, title, quoted bio, experience, at most three specialties', async ({
    page,
  }) => {
    await open(page)
    const cards = page.locator('.flip-card')
    await expect(cards).toHaveCount(8)
    for (const card of await cards.all()) {
      const front = card.locator('.flip-card-front')
      await expect(front.locator('.cloth span')).toHaveText(/^\p{Lu}{1,2}$/u)
      await expect(front.getByRole('heading')).not.toBeEmpty()
      await expect(front.locator('.flip-card-title')).toHaveText(/^(Local|International) Trainer · \d+\+ years$/)
      await expect(front.locator('blockquote')).toHaveText(/^“.+”$/)
      expect(await front.locator('.badge').count()).toBeLessThanOrEqual(3)
      await expect(card.locator('.flip-card-back dt')).toHaveText([
        'Education',
        'Certifications',
        'Languages',
        'Achievements',
      ])
    }
  })

  test('HOME-09 a card flips under the mouse', async ({ page }) => {
    await open(page)
    const card = page.locator('.flip-card').first()
    const turned = () =>
      card.locator('.flip-card-inside').evaluate((inside) => new DOMMatrix(getComputedStyle(inside).transform).m11)
    await card.scrollIntoViewIfNeeded()
    await page.mouse.move(2, 2)
    expect(await turned()).toBe(1)
    await card.hover()
    await expect.poll(turned).toBeCloseTo(-1)
  })

  test('HOME-09 by keyboard its own buttons flip it, and the hidden side is out of reach', async ({ page }) => {
    await open(page)
    await page.mouse.move(2, 2)
    const card = page.locator('.flip-card').first()
    const front = card.getByRole('button', { name: /See .* qualifications|qualifications/ })
    await front.focus()
    await page.keyboard.press('Enter')
    const back = card.getByRole('button', { name: /Back to/ })
    await expect(back).toBeFocused()
    await expect(card.locator('.flip-card-front')).toHaveAttribute('inert', '')
    await expectAccessible(page, 'a flipped card')
    await page.keyboard.press('Enter')
    await expect(card.locator('.flip-card-back')).toHaveAttribute('inert', '')
    await expect(card.locator('.flip-card-front button')).toBeFocused()
  })
})

test.describe('testimonials', () => {
  const shownPage = (page: Page) => page.locator('.carousel-dots [aria-current]').getAttribute('aria-label')
  const shownCards = (page: Page) => page.locator('.carousel-pair:not([inert]) .quote')

  test('HOME-10 HOME-17 sixteen quotes with name, role and five stars, four a page from 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1000 })
    await open(page)
    await expect(page.locator('.quote')).toHaveCount(16)
    await expect(shownCards(page)).toHaveCount(4)
    await expect(page.locator('.carousel-dots button:visible')).toHaveCount(4)
    const first = shownCards(page).first()
    await expect(first.getByRole('img', { name: '5 out of 5 stars' }).locator('svg')).toHaveCount(5)
    await expect(first.locator('blockquote')).not.toBeEmpty()
    await expect(first.locator('figcaption b')).not.toBeEmpty()
    await expect(first.locator('figcaption b + span')).not.toBeEmpty()
    await expect(page.locator('.carousel-track')).toHaveCSS('transition-duration', '0.5s')
  })

  test('HOME-10 two a page below 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 1000 })
    await open(page)
    await expect(shownCards(page)).toHaveCount(2)
    await expect(page.locator('.carousel-dots button:visible')).toHaveCount(8)
  })

  test('HOME-10 previous, next and dots work and wrap around', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Previous' }).click()
    expect(await shownPage(page)).toBe('Page 4')
    await page.getByRole('button', { name: 'Next' }).click()
    expect(await shownPage(page)).toBe('Page 1')
    await page.getByRole('button', { name: 'Page 3' }).click()
    expect(await shownPage(page)).toBe('Page 3')
    await expect(shownCards(page).first()).toBeInViewport()
  })

  test('HOME-10 advances every 4000 ms, rests under the pointer, the focus and by its button', async ({ page }) => {
    await open(page)
    await page.clock.install()
    await page.mouse.move(2, 2)
    await page.reload()
    await page.evaluate(() => dispatchEvent(new Event('wake')))
    await page.clock.runFor(2500)
    await alive(page)
    await expect(page.locator('[data-asleep]')).toHaveCount(0)
    await expect(page.locator('.carousel-alive')).toHaveCount(1)
    const begun = await shownPage(page)
    await page.clock.runFor(4000)
    const next = await shownPage(page)
    expect(next).not.toBe(begun)
    await page.locator('.carousel').hover()
    await page.clock.runFor(9000)
    expect(await shownPage(page)).toBe(next)
    await page.mouse.move(2, 2)
    await page.clock.runFor(4000)
    const third = await shownPage(page)
    expect(third).not.toBe(next)
    await page.getByRole('button', { name: 'Next' }).focus()
    await page.clock.runFor(9000)
    expect(await shownPage(page)).toBe(third)
    await page.getByRole('button', { name: 'Pause autoplay' }).click()
    await page.mouse.move(2, 2)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(9000)
    expect(await shownPage(page)).toBe(third)
  })

  test.describe('on a phone', () => {
    test.use(PHONE)
    test('a swipe turns the page', async ({ page }) => {
      await open(page)
      const box = await page.locator('.carousel-window').boundingBox()
      if (!box) throw new Error('no carousel')
      await page.locator('.carousel').scrollIntoViewIfNeeded()
      await page.locator('.carousel-window').evaluate((element) => {
        const at = (x: number) => ({ bubbles: true, pointerType: 'touch', clientX: x, clientY: 0 })
        element.dispatchEvent(new PointerEvent('pointerdown', at(300)))
        element.dispatchEvent(new PointerEvent('pointerup', at(100)))
      })
      expect(await shownPage(page)).toBe('Page 2')
    })
  })
})

test.describe('promo form', () => {
  test('HOME-11 FORM-01 FORM-02 its fields; Business adds three more, all required; submitting opens registration', async ({
    page,
  }) => {
    await open(page)
    const form = page.locator('#promo form')
    for (const name of ['name', 'phone', 'email', 'city', 'type'])
      expect(await form.locator(`[name=${name}][required]`).count()).toBeGreaterThan(0)
    expect(await form.locator('[name=city] option').allTextContents()).toEqual([expect.any(String), ...CITIES])
    expect(
      await form.locator('[name=type]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).toEqual(['Individual', 'Business'])
    await expect(form.locator('[name=companyName]')).toHaveCount(0)
    await form.getByLabel('Business').check()
    for (const name of ['companyName', 'companySize', 'industry'])
      await expect(form.locator(`[name=${name}][required]`)).toBeVisible()
    expect((await form.locator('[name=companySize] option').allTextContents()).slice(1)).toEqual([
      '1-10',
      '11-50',
      '51-200',
      '201-500',
      '500+',
    ])
    expect((await form.locator('[name=industry] option').allTextContents()).slice(1)).toEqual([
      'Technology',
      'Finance',
      'Healthcare',
      'Education',
      'Manufacturing',
      'Retail',
      'Consulting',
      'Real Estate',
      'Hospitality',
      'Other',
    ])
    await form.locator('[name=name]').fill('Nur’aini 👩‍💼 عائشة')
    await form.locator('[name=phone]').fill('0812-3456-7890')
    await form.locator('[name=email]').fill('nur@contoh.co.id')
    await form.locator('[name=city]').selectOption('Medan')
    await form.getByRole('button', { name: 'Get the Bonus' }).click()
    await expect(registration(page)).toBeHidden()
    await form.locator('[name=companyName]').fill('PT Maju')
    await form.locator('[name=companySize]').selectOption('11-50')
    await form.locator('[name=industry]').selectOption('Other')
    await form.getByRole('button', { name: 'Get the Bonus' }).click()
    await expect(registration(page)).toBeVisible()
    await expect(registration(page).getByLabel('Full name')).toHaveValue('Nur’aini 👩‍💼 عائشة')
    await expect(registration(page).getByLabel('City')).toHaveValue('Medan')
  })
})

test.describe('questions', () => {
  test('HOME-12 HOME-16 five questions, at most one open, the open one closes; Start Learning Now registers', async ({
    page,
  }) => {
    await open(page)
    const section = page.locator('#faq')
    const items = section.locator('details')
    await expect(items).toHaveCount(5)
    await items.nth(2).locator('summary').click()
    await expect(section.locator('details[open]')).toHaveCount(1)
    await expect(items.nth(2)).toHaveAttribute('open', '')
    await expect(items.nth(2)).toContainText(/16/)
    await expect(items.nth(2)).toContainText(/placement test/)
    await items.nth(2).locator('summary').click()
    await expect(section.locator('details[open]')).toHaveCount(0)
    const questions = await section.locator('summary').allTextContents()
    expect(questions).toEqual([
      expect.stringMatching(/course/i),
      expect.stringMatching(/why/i),
      expect.stringMatching(/need|require/i),
      expect.stringMatching(/teach/i),
      expect.stringMatching(/career|job/i),
    ])
    await section.getByRole('button', { name: 'Start Learning Now' }).click()
    await expect(registration(page)).toBeVisible()
  })
})

test.describe('registration', () => {
  const fill = async (page: Page, name = 'Sari Wulandari') => {
    await registration(page).getByLabel('Full name').fill(name)
    await registration(page).getByLabel('E-mail').fill('sari@contoh.id')
    await registration(page).getByLabel('City').selectOption('Bandung')
  }

  test('REG-01 closes on Escape, beside it and by its button; locks scrolling; focus goes in and comes back', async ({
    page,
  }) => {
    await open(page)
    const opener = page.getByRole('button', { name: 'Get Started' })
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 450),
      () => registration(page).getByRole('button', { name: 'Close' }).click(),
    ]) {
      await opener.click()
      await expect(registration(page)).toBeVisible()
      expect(await registration(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
      await close()
      await expect(registration(page)).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })

  test('REG-02 FORM-02 FORM-03 its fields, checked by the browser; the phone is optional', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Get Started' }).click()
    const form = registration(page).locator('form')
    const required = await form
      .locator('[required]')
      .evaluateAll((all) => [...new Set(all.map((one) => (one as HTMLInputElement).name))])
    expect(required.sort()).toEqual(['city', 'email', 'name', 'type'])
    expect(await form.getAttribute('novalidate')).toBeNull()
    expect((await form.getByLabel('City').locator('option').allTextContents()).slice(1)).toEqual(CITIES)
    await registration(page).getByRole('button', { name: 'Register Now' }).click()
    await expect(form).toBeVisible()
    expect(await form.locator('[name=name]').evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(
      true,
    )
    await expect(form.getByRole('checkbox')).not.toBeChecked()
  })

  test('REG-03 thanks for 2000 ms, then closes, and starts anew', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Get Started' }).click()
    await fill(page)
    await expectAccessible(page, 'registration')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await registration(page).getByRole('button', { name: 'Register Now' }).dblclick()
    await expect(registration(page).getByRole('status')).toContainText('Sari Wulandari')
    await page.clock.runFor(1999)
    await expect(registration(page)).toBeVisible()
    await page.clock.runFor(2)
    await expect(registration(page)).toBeHidden()
    await page.getByRole('button', { name: 'Get Started' }).click()
    await expect(registration(page).getByLabel('Full name')).toHaveValue('')
  })

  test('a double click submits once', async ({ page }) => {
    const submitted: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/register')) submitted.push(request.postData() ?? '')
    })
    await open(page)
    await page.getByRole('button', { name: 'Get Started' }).click()
    await fill(page)
    await registration(page).getByRole('button', { name: 'Register Now' }).dblclick()
    await expect(registration(page).getByRole('status')).toBeVisible()
    await expect.poll(() => submitted.length).toBe(1)
  })

  test('a very long name breaks nothing', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await open(page)
    await page.getByRole('button', { name: 'Get Started' }).click()
    await fill(page, 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6))
    await registration(page).getByRole('button', { name: 'Register Now' }).click()
    await expect(registration(page).getByRole('status')).toBeVisible()
    const tooWide = await registration(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    expect(tooWide).toBeLessThanOrEqual(0)
  })

  test('a press of Register in a part that still sleeps is answered when it wakes', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/home-sections-*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/?lang=en')
    await alive(page)
    await page.locator('#register').getByRole('button').click()
    await expect(registration(page)).toBeHidden()
    held.resolve()
    await expect(registration(page)).toBeVisible()
  })
})

test('nobody needs a mouse: every control is reached by Tab in reading order', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const places: number[] = []
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    places.push(await page.evaluate(() => (document.activeElement?.getBoundingClientRect().top ?? 0) + scrollY))
  }
  const backwards = places.filter((top, i) => i > 0 && top < (places[i - 1] ?? 0) - 300)
  expect(backwards).toEqual([])
})

for (const language of ['id', 'en']) {
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    test(`axe finds nothing and nothing overflows at ${width} px in ${language}, also with the registration open`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width, height: 900 })
      await open(page, `/?lang=${language}`)
      await expectNoOverflow(page, 'page')
      await expectAccessible(page, 'page')
      await page.locator('.hero-actions button').click()
      await expect(page.locator('dialog.modal')).toBeVisible()
      await expectNoOverflow(page, 'registration')
      await expectAccessible(page, 'registration', 'dialog.modal')
    })
  }
}

test('at 200 % zoom nothing overflows', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 450 })
  await open(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNoOverflow(page, 'zoomed')
})
