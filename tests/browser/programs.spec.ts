import type { Page } from '@playwright/test'
import { expectBelowBar, openPrograms, topOf } from './programs-page.ts'
import { alive, expect, test, WITH_MOTION } from './site-test.ts'

interface Section {
  id: string
  name: string
}
const COURSES: Section[] = [
  { id: 'general-english', name: 'General English' },
  { id: 'business-english', name: 'Business English' },
  { id: 'exam-prep', name: 'Exam Preparation' },
]
const INTERPRETERS: Section = { id: 'interpreter-services', name: 'Interpreter Services' }
const SECTIONS = [...COURSES, INTERPRETERS]
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test.use({ viewport: { width: 1440, height: 900 } })

test.describe('navigation', () => {
  test.use(WITH_MOTION)

  test('PROG-01 it sticks, highlights the section under the line at 100 px, the clicked one at once, also where nothing scrolls, and the one that a visitor registers for', async ({
    page,
  }) => {
    await openPrograms(page)
    await expect(highlighted(page)).toHaveText('General English')
    await scrollTo(page, 5000)
    expect((await page.locator('header').boundingBox())?.y).toBe(0)
    await expect(nav(page).getByRole('link').first()).toBeInViewport()
    for (const [index, { id, name }] of SECTIONS.entries()) {
      if (index === 0) continue
      const start = (await topOf(page, id)) + (await page.evaluate(() => scrollY))
      await scrollTo(page, start - 102)
      await expect(highlighted(page)).toHaveText(SECTIONS[index - 1]?.name ?? '')
      await scrollTo(page, start - 98)
      await expect(highlighted(page)).toHaveText(name)
    }
    await scrollTo(page, (await topOf(page, 'global-registration')) + (await page.evaluate(() => scrollY)) - 76)
    await expect(highlighted(page)).toHaveText('Interpreter Services')
    await scrollTo(page, 1_000_000)
    await expect(highlighted(page)).toHaveText('Interpreter Services')
    await test.step('PROG-01 a click highlights at once, without flickering through the sections on the way', async () => {
      await scrollTo(page, 0)
      await expect(highlighted(page)).toHaveText('General English')
      await page.evaluate(() => {
        const seen: (string | null)[] = []
        const look = () => seen.push(document.querySelector('.program-tabs [aria-current]')?.textContent ?? null)
        new MutationObserver(look).observe(document.querySelector('.program-tabs') as Element, {
          attributeFilter: ['aria-current'],
          subtree: true,
        })
        Object.assign(window, { seen })
      })
      await nav(page).getByRole('link', { name: 'Interpreter Services' }).click()
      await expect(highlighted(page)).toHaveText('Interpreter Services')
      await expectBelowBar(page, 'interpreter-services', 76)
      await expect(highlighted(page)).toHaveText('Interpreter Services')
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
      expect(new Set(seen)).toEqual(new Set(['Interpreter Services']))
    })
    await test.step('whoever registers for a program finds it highlighted at the form', async () => {
      await page.locator('#exam-prep [data-program]').first().click()
      await expect(page.locator('.program-tabs [aria-current]')).toHaveAttribute('href', /#exam-prep$/)
      await expect(page.locator('#global-registration')).toBeInViewport()
      await page.mouse.wheel(0, 40)
      await expect(page.locator('.program-tabs [aria-current]')).toHaveAttribute('href', /#exam-prep$/)
    })
    await test.step('PROG-01 in a window too tall to scroll there, the clicked section is highlighted all the same, until the visitor scrolls', async () => {
      await page.setViewportSize({ width: 1440, height: 6500 })
      for (const { name } of SECTIONS.toReversed()) {
        await nav(page).getByRole('link', { name }).click()
        await expect(highlighted(page)).toHaveText(name)
      }
      await nav(page).getByRole('link', { name: 'Interpreter Services' }).click()
      const belowWindow = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)
      await expect.poll(belowWindow).toBeLessThan(1)
      await page.mouse.move(700, 3000)
      await page.mouse.wheel(0, -20_000)
      await expect(highlighted(page)).toHaveText('General English')
    })
  })

  test.describe('on a phone', () => {
    test.use(PHONE)

    test('PROG-01 PROG-02 a section’s address is honoured on the first load; a toggle opens the menu, the section’s name beside it; it closes by its toggle, Escape and a tap beside it, and switches the language', async ({
      page,
    }) => {
      await expectAddressHonoured(page, INTERPRETERS, 64)
      await expectAddressHonoured(page, COURSES[0] as Section, 64)
      const current = page.locator('.program-current')
      await expect(current).toHaveText('General English')
      await expect(current).toBeVisible()
      await expect(nav(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'Open program menu' }).click()
      await expect(nav(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Close program menu' })).toBeVisible()
      await expect(highlighted(page)).toHaveText('General English')
      await nav(page).getByRole('link', { name: 'Exam Preparation' }).click()
      await expect(nav(page)).toHaveCount(0)
      await expect(current).toHaveText('Exam Preparation')
      await expectBelowBar(page, 'exam-prep', 64)
      await expect(current).toHaveText('Exam Preparation')
      const toggle = page.locator('.program-toggle')
      for (const close of [
        () => toggle.click(),
        () => page.keyboard.press('Escape'),
        () => page.touchscreen.tap(200, 800),
      ]) {
        await toggle.click()
        await expect(nav(page)).toBeVisible()
        await close()
        await expect(nav(page)).toHaveCount(0)
      }
      await toggle.click()
      await page.getByRole('button', { name: /switch language to Indonesian/ }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'id')
      await expect(page.getByRole('heading', { name: 'Persiapan Ujian', level: 2 })).toBeVisible()
    })
  })
})

test('PROG-02 back and forward lead to the section, and the highlight follows; a broken hash changes nothing', async ({
  page,
}) => {
  await expectAddressHonoured(page, COURSES[1] as Section, 76)
  await nav(page).getByRole('link', { name: 'Exam Preparation' }).click()
  await expectBelowBar(page, 'exam-prep', 76)
  await page.goBack()
  await expect(page).toHaveURL(/#business-english$/)
  await expectBelowBar(page, 'business-english', 76)
  await expect(highlighted(page)).toHaveText('Business English')
  await page.goForward()
  await expectBelowBar(page, 'exam-prep', 76)
  await expect(highlighted(page)).toHaveText('Exam Preparation')
  await test.step('a broken hash changes nothing', async () => {
    await page.goto('/programs?lang=en&first=broken#%E0')
    await alive(page)
    for (const hash of ['#%E0', '#constructor', '#"><script>']) {
      await page.evaluate((next) => {
        location.hash = next
      }, hash)
      await expect(highlighted(page), hash).toHaveText('General English')
      expect(await page.evaluate(() => scrollY), hash).toBe(0)
    }
  })
})

test('PROG-02 PROG-03 sections cost no script until the language changes, which keeps place and open question; at most one question of a section is open; their pictures come', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await expectAddressHonoured(page, COURSES[2] as Section, 76)
  await page.locator('#exam-prep summary').first().click()
  expect(scripts.filter((path) => /programs-(sections|lists)/.test(path))).toEqual([])
  await page.locator('.program-bar-row .language-switch').click()
  await expect(page.getByRole('heading', { name: 'Persiapan Ujian', level: 2 })).toBeVisible()
  await expect(page.locator('#exam-prep details[open] summary')).toContainText('Lebih baik IELTS atau TOEFL?')
  await expect(highlighted(page)).toHaveText('Persiapan Ujian')
  await expect(page.locator('section.program')).toHaveCount(4)
  await test.step('PROG-03 at most one question of a section is open, and a click closes it', async () => {
    const section = page.locator('#business-english')
    const questions = section.locator('details')
    await questions.nth(0).locator('summary').click()
    await expect(questions.nth(0)).toHaveAttribute('open')
    await questions.nth(1).locator('summary').click()
    await expect(section.locator('details[open]')).toHaveCount(1)
    await expect(questions.nth(1)).toHaveAttribute('open')
    await page.locator('#exam-prep summary').nth(1).click()
    await expect(page.locator('#exam-prep details').nth(1)).toHaveAttribute('open')
    await expect(questions.nth(1)).toHaveAttribute('open')
    await questions.nth(1).locator('summary').click()
    await expect(section.locator('details[open]')).toHaveCount(0)
  })
  await test.step('PROG-03 each section has its picture', async () => {
    for (const { id } of SECTIONS) {
      const art = page.locator(`#${id} .program-hero img`)
      await art.evaluate((image) => image.scrollIntoView({ behavior: 'instant' }))
      await expect.poll(() => art.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }
  })
})

/** On a first load the section’s heading stands below the bar. */
async function expectAddressHonoured(page: Page, { id, name }: Section, barPx: number): Promise<void> {
  await page.goto(`/programs?lang=en&first=${id}#${id}`)
  await alive(page)
  await expectBelowBar(page, id, barPx)
  await expect(page.locator('.program-tabs [aria-current]')).toHaveText(name)
  expect((await page.getByRole('heading', { name, level: 2 }).boundingBox())?.y).toBeGreaterThan(barPx)
}

const nav = (page: Page) => page.getByRole('navigation', { name: /^Programs?$/ })
const highlighted = (page: Page) => nav(page).locator('[aria-current="true"]')

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
