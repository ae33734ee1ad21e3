import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../harness/postgres-server.ts'
import { until } from './until.ts'
import { httpWire, marionetteWire, type Wire } from './wire.ts'

/** A browser that is not Chromium, in a window of its own. */
export interface Engine {
  name: string
  /** What it needs, by program, with the Debian package that has it. */
  needs: Readonly<Record<string, string>>
  start(): Promise<{ wire: Wire; stop(): void }>
}

const MINI_BROWSERS = ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)

export const ENGINES: readonly Engine[] = [
  { name: 'Firefox', needs: { 'firefox-esr': 'firefox-esr' }, start: startFirefox },
  { name: 'WebKitGTK', needs: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }, start: startWebKit },
]

/** Port 0: any free one, which Firefox writes into its profile. */
const FIREFOX_SETTINGS = { 'marionette.port': 0, 'browser.shell.checkDefaultBrowser': false }

async function startFirefox() {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const settings = Object.entries(FIREFOX_SETTINGS).map(([name, value]) => `user_pref("${name}", ${value});`)
  writeFileSync(join(profile, 'user.js'), settings.join('\n'))
  const args = ['--headless', '--no-remote', '--marionette', '--width', '1280', '--height', '900', '--profile', profile]
  const firefox = spawn('firefox-esr', args, { stdio: 'ignore' })
  const portFile = join(profile, 'MarionetteActivePort')
  const port = await until(
    'Firefox listens',
    async () => existsSync(portFile) && Number(readFileSync(portFile, 'utf8')),
  )
  const wire = await marionetteWire(port)
  return {
    wire,
    stop: () => {
      wire.close()
      firefox.once('exit', () => rmSync(profile, { recursive: true, force: true }))
      firefox.kill()
    },
  }
}

async function startWebKit() {
  const screen = await startScreen()
  const port = await freePort()
  const env = { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' }
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}`
  await until('WebKitWebDriver listens', () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const binary = MINI_BROWSERS.find((path) => existsSync(path))
  const wire = await httpWire(address, { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } })
  return {
    wire,
    stop: () => {
      driver.kill()
      screen.process.kill()
    },
  }
}

/** A screen in memory, which names its own number. */
async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const process = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let number = ''
  process.stdout.on('data', (chunk) => {
    number += chunk
  })
  await until('the screen is there', async () => number.endsWith('\n'))
  return { display: `:${number.trim()}`, process }
}
