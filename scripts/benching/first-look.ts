import { type Browser, type CDPSession, chromium } from '@playwright/test'
import { findChromium } from '../../tests/harness/programs.ts'
import { startSite } from '../../tests/harness/site-process.ts'
import { serveHandWrittenPage } from './hand-written-page.ts'

const RUNS = 7
/** A phone on slow 4G: a round trip of 150 ms, 1.6 Mbit/s, a processor four times slower than this machine's. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375 }
const CPU_SLOWDOWN = 4
const SETTLED_MS = 3000
/** A task blocks for as long as it is longer than this. */
const LONG_TASK_MS = 50
const KB = 1024

interface Look {
  fcp: number
  lcp: number
  blocked: number
  shift: number
  requests: number
  bytes: number
  scriptBytes: number
}

/** Paints, blocked time and bytes of the pages that visitors meet first, beside a hand-written page in the same run. */
export async function measureFirstLook() {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('There is no Chromium to measure with')
  const [site, byHand] = [await startSite(), await serveHandWrittenPage()]
  const pages = {
    'hand-written': byHand.address,
    home: `${site.address}/`,
    programs: `${site.address}/programs`,
    login: `${site.address}/login`,
  }
  const looks = new Map<string, Look[]>()
  for (let run = 0; run < RUNS; run++)
    for (const [name, address] of Object.entries(pages)) {
      // A new browser each time: nothing is cached, no connection is open.
      const browser = await chromium.launch({
        executablePath,
        args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
      })
      looks.set(name, [...(looks.get(name) ?? []), await lookAt(browser, address)])
      await browser.close()
    }
  byHand.close()
  await site.stop()
  const best = medians(looks.get('hand-written') ?? [])
  return [...looks].map(([name, all]) => describe(name, medians(all), best))
}

async function lookAt(browser: Browser, address: string): Promise<Look> {
  const page = await browser.newPage(PHONE)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const loaded = countBytes(devTools)
  await page.addInitScript(observePaints)
  await page.goto(address, { waitUntil: 'load' })
  const beforeLoad = loaded.requests()
  await page.waitForTimeout(SETTLED_MS)
  const { fcp, lcp, tasks, shift } = await page.evaluate(() => window.firstLook)
  const blocked = tasks.reduce((sum, ms) => sum + Math.max(0, ms - LONG_TASK_MS), 0)
  return { fcp, lcp, blocked, shift, requests: beforeLoad, ...loaded.bytes() }
}

declare global {
  interface Window {
    firstLook: { fcp: number; lcp: number; shift: number; tasks: number[] }
  }
}

/** Runs in the page. */
function observePaints(): void {
  const seen = { fcp: 0, lcp: 0, shift: 0, tasks: [] as number[] }
  window.firstLook = seen
  const observe = (type: string, see: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  observe('layout-shift', ({ value = 0 }) => {
    seen.shift += value
  })
  observe('longtask', ({ duration }) => seen.tasks.push(duration))
}

function countBytes(devTools: CDPSession) {
  let requests = 0
  const types = new Map<string, string>()
  const sizes = new Map<string, number>()
  devTools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    requests += 1
    sizes.set(requestId, encodedDataLength)
  })
  const sum = (isMeant: (type: string | undefined) => boolean) =>
    [...sizes].reduce((all, [id, size]) => all + (isMeant(types.get(id)) ? size : 0), 0)
  return {
    requests: () => requests,
    bytes: () => ({ bytes: sum((type) => type !== 'Media'), scriptBytes: sum((type) => type === 'Script') }),
  }
}

function medians(looks: readonly Look[]): Look {
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
  const of = (key: keyof Look) => median(looks.map((look) => look[key]))
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    blocked: of('blocked'),
    shift: of('shift'),
    requests: of('requests'),
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
  }
}

const describe = (page: string, look: Look, best: Look) => ({
  page,
  'FCP ms': Math.round(look.fcp),
  'FCP ×': Number((look.fcp / best.fcp).toFixed(2)),
  'LCP ms': Math.round(look.lcp),
  'LCP ×': Number((look.lcp / best.lcp).toFixed(2)),
  'blocked ms': Math.round(look.blocked),
  'layout shift': Number(look.shift.toFixed(3)),
  'requests before load': look.requests,
  'KB without video': Math.round(look.bytes / KB),
  'script KB': Number((look.scriptBytes / KB).toFixed(1)),
})
