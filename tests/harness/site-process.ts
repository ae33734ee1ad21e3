import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PROJECT_ROOT = join(import.meta.dirname, '../..')
const START_LIMIT_MS = 60_000

export interface SiteProcess {
  address: string
  dataDir: string
  process: ChildProcess
  output(): string
  /** Ends the site with a signal and gives its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** The real site in a process of its own, on a free port with its own data. Rejects with its output when it does not start. */
export async function startSite(environment: Record<string, string> = {}): Promise<SiteProcess> {
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'site-data-'))
  const { child, output } = spawnSite({ PORT: '0', DATA_DIR: dataDir, ...environment })
  const address = await addressOf(child, output)
  return {
    address,
    dataDir,
    process: child,
    output,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal)
        await once(child, 'exit')
      }
      if (!environment.DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
      return child.exitCode
    },
  }
}

/** Runs the site until it ends by itself. */
export async function runSiteToItsEnd(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnSite({ PORT: '0', ...environment })
  const limit = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS)
  await once(child, 'close')
  clearTimeout(limit)
  return { code: child.exitCode, output: output() }
}

function spawnSite(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['bin/site.mjs', 'serve'], {
    cwd: PROJECT_ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, IGNORE_ENV_FILE: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (chunk) => (text += chunk))
  child.stderr.on('data', (chunk) => (text += chunk))
  return { child, output: () => text }
}

function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const giveUp = (why: string) => reject(new Error(`The site did not start (${why}):\n${output()}`))
    const limit = setTimeout(() => giveUp('no address in time'), START_LIMIT_MS)
    child.once('exit', () => giveUp('it ended'))
    child.stdout?.on('data', () => {
      const address = output().match(/is at (http:\S+)/)?.[1]
      if (!address) return
      clearTimeout(limit)
      resolve(address)
    })
  })
}
