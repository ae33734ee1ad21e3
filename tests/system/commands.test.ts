import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { COMPILE_CACHE } from '../harness/site-process.ts'

const PORT = 3987
const SITE = `http://127.0.0.1:${PORT}`
const START = { timeout: 50_000 }
let dataDir: string
let running: ChildProcess | null = null

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-data-'))
})
afterEach(async () => {
  if (running?.exitCode === null && running.signalCode === null) {
    running.kill('SIGTERM')
    await once(running, 'exit')
  }
  rmSync(dataDir, { recursive: true, force: true })
})

const own = { NODE_ENV: undefined, IGNORE_ENV_FILE: '1' }

function npm(command: string): ChildProcess {
  running = spawn('npm', ['run', command], {
    env: { ...process.env, ...COMPILE_CACHE, ...own, PORT: String(PORT), DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  return running
}
const status = (path = '/') =>
  fetch(SITE + path).then(
    (response) => response.status,
    () => 0,
  )
const html = async () => (await fetch(SITE)).text()

test('npm start can be stopped by its own signal: nothing is left on the port', async () => {
  const process = npm('start')
  await expect.poll(() => status(), START).toBe(200)
  process.kill('SIGTERM')
  await expect.poll(() => status(), { timeout: 15_000 }).toBe(0)
})

test('npm run dev serves the sources as they are now, and keeps the data folder to itself', async () => {
  const file = 'content/en/not-found.ts'
  const before = readFileSync(file, 'utf8')
  npm('dev')
  await expect.poll(() => status(), START).toBe(200)
  expect(await html()).toContain('/@vite/client')
  expect(await status('/app/entry-browser.tsx')).toBe(200)
  expect(await status('/data/site.db')).not.toBe(200)
  try {
    writeFileSync(file, before.replace('Go to Home', 'Go to the changed home'))
    await expect
      .poll(async () => (await fetch(`${SITE}/nowhere?lang=en`)).text(), { timeout: 10_000 })
      .toContain('Go to the changed home')
  } finally {
    writeFileSync(file, before)
  }
})
