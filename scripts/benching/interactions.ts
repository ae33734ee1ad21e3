import { type Browser, chromium, type Page } from '@playwright/test'
import { alive } from '../../tests/browser/site-test.ts'
import { findChromium } from '../../tests/harness/programs.ts'
import { createPlaces, type Place } from '../shots/places.ts'
import type { PlaceName } from '../shots/shot.ts'
import { percentile } from './percentile.ts'

const RUNS = 3
const CPU_SLOWDOWN = 4
const SETTLED_MS = 700
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'id-ID' }

interface Step {
  name: string
  /** What is measured; the others only lead there. */
  act(page: Page): Promise<unknown>
  prepare?(page: Page): Promise<unknown>
}

interface Visit {
  place: PlaceName
  path: string
  /** In this order on one page. */
  steps: readonly Step[]
}

const row = (page: Page) => page.locator('[data-person]').first()
const inSheet = (page: Page, selector: string) => page.locator(`dialog[open] ${selector}`)
const leaveSheet = (page: Page) => page.keyboard.press('Escape')
const teacherButton = (page: Page) => page.locator('.flip-card-front button').first()
const nextReviews = (page: Page) => page.locator('.carousel-buttons button').last()

/** What a receptionist and a visitor do most. */
const VISITS: readonly Visit[] = [
  {
    place: 'desk',
    path: '/admin/inbox?view=all',
    steps: [
      { name: 'desk: change the view for the first time', act: (page) => page.locator('.views a').first().tap() },
      { name: 'desk: open the template sheet and claim', act: (page) => row(page).locator('.reply-button').tap() },
      { name: 'desk: choose a template', act: (page) => inSheet(page, '[data-template="2"]').tap() },
      { name: 'desk: type in the message', act: (page) => inSheet(page, '.message-box').pressSequentially('Halo') },
      {
        name: 'desk: open the filter',
        prepare: leaveSheet,
        act: (page) => page.locator('.desk-bar button').nth(1).tap(),
      },
      { name: 'desk: choose a filter', act: (page) => inSheet(page, '.pill').nth(1).tap() },
      { name: 'desk: show the filtered list', act: (page) => inSheet(page, '.filter-acts button').tap() },
      { name: 'desk: change the view', act: (page) => page.locator('.views a').last().tap() },
      { name: 'desk: open the search', act: (page) => page.locator('.desk-bar button').first().tap() },
      { name: 'desk: type a search', act: (page) => page.locator('[data-find-field]').pressSequentially('sekar') },
      { name: 'desk: close the search', act: (page) => page.locator('.find-close').tap() },
      { name: 'desk: open a person', act: (page) => page.locator('.person-name').first().tap({ noWaitAfter: true }) },
    ],
  },
  {
    place: 'desk',
    path: '/admin/inbox?view=all',
    steps: [
      {
        name: 'desk: change the step',
        prepare: async (page) => {
          await page.goto(
            await row(page)
              .locator('.person-name')
              .evaluate((link: HTMLAnchorElement) => link.href),
          )
          await alive(page)
        },
        act: (page) => page.locator('.step-stair label:not(.step-stair-now)').first().tap(),
      },
      { name: 'desk: contact again', act: (page) => page.locator('.options .pill').nth(1).tap() },
      { name: 'desk: type a note', act: (page) => page.locator('.note-form textarea').pressSequentially('Pagi') },
      { name: 'desk: save the note', act: (page) => page.locator('.note-form button').tap() },
    ],
  },
  {
    place: 'plain',
    path: '/',
    steps: [
      { name: 'visit: open the menu', act: (page) => page.locator('.header-burger').tap() },
      { name: 'visit: close the menu', act: (page) => page.keyboard.press('Escape') },
      {
        name: 'visit: change the language',
        prepare: (page) => page.locator('.header-burger').tap(),
        act: (page) => page.locator('.menu .language-switch').tap(),
      },
      {
        name: 'visit: open the registration',
        prepare: (page) => page.keyboard.press('Escape'),
        act: (page) => page.locator('.hero-actions button').tap(),
      },
      { name: 'visit: type a name', act: (page) => inSheet(page, '[name="name"]').pressSequentially('Sari') },
      {
        name: 'visit: turn a teacher',
        // Whoever taps a card has scrolled to it and seen it.
        prepare: async (page) => {
          await leaveSheet(page)
          await teacherButton(page).scrollIntoViewIfNeeded()
        },
        act: (page) => teacherButton(page).tap(),
      },
      {
        name: 'visit: next reviews',
        prepare: (page) => nextReviews(page).scrollIntoViewIfNeeded(),
        act: (page) => nextReviews(page).tap(),
      },
      {
        name: 'visit: open a question',
        act: (page) => page.locator('.accordion summary, details summary').first().tap(),
      },
      { name: 'visit: type a word', act: (page) => page.locator('#explainer-word').pressSequentially('brave') },
      { name: 'visit: explain it', act: (page) => page.locator('.explainer-form button').tap() },
      {
        name: 'visit: open the chat',
        // Its button makes room for the card of a word.
        prepare: (page) => page.evaluate(() => scrollTo(0, 0)),
        act: (page) => page.locator('.floating-chat').tap(),
      },
      { name: 'visit: type a message', act: (page) => page.locator('#chat-input').pressSequentially('quiz') },
      { name: 'visit: send it', act: (page) => page.locator('.chat form [type="submit"]').tap() },
    ],
  },
]

/** Time from an input to the next paint, of every step on a phone with a processor four times slower. */
export async function measureInteractions(): Promise<object[]> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('There is no Chromium to measure with')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
  const places = createPlaces(browser)
  const times = new Map<string, number[]>()
  for (let run = 0; run < RUNS; run++)
    for (const visit of VISITS) {
      const taken = await walk(browser, await places.open(visit.place), visit)
      for (const [name, ms] of taken) times.set(name, [...(times.get(name) ?? []), ms])
    }
  await browser.close()
  await places.stop()
  const rows = [...times].map(([interaction, all]) => ({
    interaction,
    'median ms': percentile(all, 0.5),
    'slowest ms': Math.max(...all),
  }))
  const ofVisits = [...times].flatMap(([name, all]) => (name.startsWith('visit') ? all : []))
  return [...rows, { interaction: 'visit: p75 of all', 'median ms': percentile(ofVisits, 0.75) }]
}

async function walk(browser: Browser, { site, cookies }: Place, { path, steps }: Visit): Promise<Map<string, number>> {
  const context = await browser.newContext({ ...PHONE, baseURL: site.address })
  await context.addCookies(cookies)
  const page = await context.newPage()
  let slowest = 0
  await page.exposeFunction('tellInteraction', (ms: number) => {
    slowest = Math.max(slowest, ms)
  })
  await page.addInitScript(observeInteractions)
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(path)
  await alive(page)
  const taken = new Map<string, number>()
  for (const { name, prepare, act } of steps) {
    await prepare?.(page)
    await page.waitForTimeout(SETTLED_MS)
    slowest = 0
    await act(page)
    await page.waitForTimeout(SETTLED_MS)
    taken.set(name, slowest)
  }
  await context.close()
  return taken
}

declare global {
  interface Window {
    tellInteraction(ms: number): void
  }
}

/** Runs in the page. Shorter ones are not reported by browsers. */
function observeInteractions(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) window.tellInteraction(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
}
