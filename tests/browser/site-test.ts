import AxeBuilder from '@axe-core/playwright'
import { test as base, type Page } from '@playwright/test'
import type { SiteProcess } from '../harness/site-process.ts'
import { expect } from './patient-expect.ts'
import { createSites, type Sites } from './sites.ts'

interface Fixtures {
  /** Whether the browser opened the link to demo mode that the start prints. */
  demoMode: boolean
  site: SiteProcess
  /** Console errors and failed requests that a file or group expects, in one pattern; any other fails a test. */
  expectedProblems: RegExp[]
  /** Those of one test. */
  expectProblems: (...patterns: RegExp[]) => void
  problemsOfTest: RegExp[]
  watchProblems: undefined
}

/** Playwright's own clock, which a test before had asked for, in a page that no longer has it. */
const STALE_CLOCK = "reading 'controller'"

/** Each worker has its own sites with their own data; an unexpected console error or failed request fails the test. */
export const test = base.extend<Fixtures, { sites: Sites }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const sites = createSites()
      await use(sites)
      await sites.stop()
    },
    { scope: 'worker' },
  ],
  site: async ({ sites }, use) => use((await sites.plain()).site),
  baseURL: async ({ site }, use) => use(site.address),
  demoMode: [false, { option: true }],
  context: async ({ context, demoMode, site }, use) => {
    if (demoMode) await context.addCookies([{ ...(await site.demoCookie()), url: site.address, sameSite: 'Strict' }])
    await use(context)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
  problemsOfTest: async ({}, use) => use([]),
  expectedProblems: [[], { option: true }],
  expectProblems: async ({ problemsOfTest }, use) => use((...patterns) => problemsOfTest.push(...patterns)),
  watchProblems: [
    async ({ context, expectedProblems, problemsOfTest }, use, { testId, retry }) => {
      await context.addInitScript(forgetOtherTests, `${testId}-${retry}`)
      await context.addInitScript(openNoOtherProgram)
      const problems: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`)
      })
      context.on('weberror', (error) => {
        const { message } = error.error()
        if (!message.includes(STALE_CLOCK)) problems.push(`page: ${message}`)
      })
      context.on('requestfailed', (request) => {
        const why = request.failure()?.errorText ?? ''
        if (why !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${why}`)
      })
      context.on('response', (response) => {
        if (response.status() >= 400)
          problems.push(`response: ${response.status()} ${new URL(response.url()).pathname}`)
      })
      await use(undefined)
      await context.setOffline(false)
      const expected = [...expectedProblems, ...problemsOfTest]
      const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** While Chromium asks whether a telephone or a mail program may be opened, the page gets no input. */
function openNoOtherProgram(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="tel:"], a[href^="mailto:"]')
    if (link) event.preventDefault()
  })
}

/** The page is the one of the test before; Playwright empties all but this. */
function forgetOtherTests(test: string): void {
  try {
    if (sessionStorage.getItem('test') === test) return
    sessionStorage.clear()
    sessionStorage.setItem('test', test)
  } catch {}
}

/** For tests of what moves. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** The colour of the ring around what has the focus, where the ground is light. */
export const RING_ON_WHITE = 'rgb(39, 71, 135)'

/** What is laid out after the first paint. */
export const PUT_OFF = '[data-first], [data-dressed="0"]'

/**
 * Waits until the page is whole and answers to clicks, and does not let it wait for an idle moment (a pointer that moves
 * wakes it), nor lay out in many small steps what lies below.
 */
export const alive = (page: Page) =>
  page.waitForFunction(
    (putOff) => {
      dispatchEvent(new Event('pointermove'))
      const { alive, dressed } = document.documentElement.dataset
      if (alive !== 'true' || dressed === undefined) return false
      for (const { dataset } of document.querySelectorAll<HTMLElement>(putOff)) {
        delete dataset.first
        dataset.dressed = ''
      }
      return true
    },
    PUT_OFF,
    // By a timer: a page that draws nothing may have no next frame.
    { polling: 20 },
  )

/** What was open over the page has left the history too: a navigation before that would be aborted. */
export const nothingOver = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state?.isOverPage ?? false)).toBe(false)

/** Lays out at once what the page would lay out when it comes near: else it would be too small to find a fault in. */
export const layOutEverything = (page: Page) =>
  page.locator(PUT_OFF).evaluateAll((parts) => {
    for (const { dataset } of parts as HTMLElement[]) {
      delete dataset.first
      dataset.dressed = ''
    }
  })

/** What axe finds on the page, or in the part of it that is named, must be nothing. */
export async function expectAccessible(page: Page, what: string, part = 'html'): Promise<void> {
  await layOutEverything(page)
  const isThere = await page.evaluate(() => 'axe' in window)
  // In the page itself, not in a second one; lists of what is right would cost more than the search for what is wrong.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const { violations } = await axe.include(part).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(found, what).toEqual([])
}

/** Nothing may be wider than the window. */
export async function expectNoOverflow(page: Page, what: string): Promise<void> {
  await layOutEverything(page)
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(tooWide, what).toBeLessThanOrEqual(0)
}

export const WIDTHS = [320, 390, 768, 1024, 1200, 1440, 1920]
const PHONE = 390
const DESKTOP = 1440
/** Of what axe finds, some is in the words and some in the layout: a page that is shown in both languages needs no more. */
export const AXE_WIDTHS = { id: [PHONE], en: [DESKTOP], other: [PHONE, DESKTOP] }

interface Whole {
  /** Where axe looks; everywhere unless told. */
  part?: string
  /** Of this language alone: a test of the other one exists. */
  language?: 'id' | 'en'
}

/** The page as it is now, at every width: nothing is wider than the window, and axe finds nothing on a phone and a desktop. */
export async function expectWhole(page: Page, what: string, { part, language }: Whole = {}): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page, `${what} at ${width}`)
    if (AXE_WIDTHS[language ?? 'other'].includes(width)) await expectAccessible(page, `${what} at ${width}`, part)
  }
}
