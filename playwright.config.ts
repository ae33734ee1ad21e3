import { defineConfig } from '@playwright/test'
import { EXPECT_LIMIT_MS } from './tests/browser/patient-expect.ts'
import { findChromium } from './tests/harness/programs.ts'

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: EXPECT_LIMIT_MS },
  use: {
    // One page a worker, emptied between tests: its renderer, its cache and its compiled scripts stay warm.
    reuseContext: true,
    // Tests of motion ask for it; the others need not wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    launchOptions: {
      executablePath: findChromium() ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-extensions',
        // Pages of one test after the other in one renderer, which need not be started anew.
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
        // Too little memory for a picture of the page: nothing is drawn, which is half the work of a click.
        // Tests of what is drawn are in pictures.spec.ts, with a browser of their own.
        '--force-gpu-mem-available-mb=1',
      ],
    },
  },
})
