import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { quickFolder } from './quick-folder.ts'

const PROJECT_ROOT = join(import.meta.dirname, '../..')
const START_LIMIT_MS = 60_000
/** For processes of the project: what one start strips of its types and compiles, the next one need not. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(tmpdir(), 'site-compile-cache') }
const harness = (name: string) => pathToFileURL(join(import.meta.dirname, name))
const CHEAP_WORK = {
  NODE_OPTIONS: `--import=${harness('cheap-hashes.ts')} --import=${harness('quick-compression.ts')}`,
}
/** Collects garbage at SIGUSR2. */
export const COLLECTING = {
  NODE_OPTIONS: `${CHEAP_WORK.NODE_OPTIONS} --import=${harness('collect-on-signal.ts')}`,
}
/** With nothing that makes tests quick. */
export const AS_INSTALLED = { NODE_DISABLE_COMPILE_CACHE: '1', NODE_OPTIONS: '' }

export interface SiteProcess {
  address: string
  dataDir: string
  process: ChildProcess
  output(): string
  /** The cookie of a browser that opened the link in the start's report. The link works once, the cookie is shared. */
  demoCookie(): Promise<{ name: string; value: string }>
  /** Ends the site and returns its exit code. By default without the time to drain that SIGTERM gives. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** The real site in a process of its own, on a free port with its own data. Rejects with its output when it does not start. */
export async function startSite(environment: Record<string, string> = {}): Promise<SiteProcess> {
  const dataDir = environment.DATA_DIR ?? quickFolder('site-data-')
  const { child, output, address } = spawnSite({ PORT: '0', DATA_DIR: dataDir, ...environment })
  const origin = await address()
  let entered: ReturnType<SiteProcess['demoCookie']> | undefined
  return {
    address: origin,
    dataDir,
    process: child,
    output,
    demoCookie: () => (entered ??= openDemoLink(output())),
    stop: async (signal = 'SIGINT') => {
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

/** The site's process as soon as there is one, with its address as soon as it listens. */
export function spawnSite(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['bin/site.mjs', 'serve'], {
    cwd: PROJECT_ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      IGNORE_ENV_FILE: '1',
      ...COMPILE_CACHE,
      ...CHEAP_WORK,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (chunk) => (text += chunk))
  child.stderr.on('data', (chunk) => (text += chunk))
  const output = () => text
  return { child, output, address: () => addressOf(child, output) }
}

function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const giveUp = (why: string) => {
      child.kill('SIGKILL')
      reject(new Error(`The site did not start (${why}):\n${output()}`))
    }
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

async function openDemoLink(report: string): ReturnType<SiteProcess['demoCookie']> {
  const link = report.match(/http:\S+\/dev\/mail\?token=\S+/)?.[0]
  if (!link) throw new Error(`There is no link to demo mode in:\n${report}`)
  const cookie = (await fetch(link)).headers.getSetCookie()[0]?.match(/^([^=]+)=([^;]+)/)
  if (!cookie) throw new Error('The link to demo mode was spent')
  return { name: cookie[1] as string, value: cookie[2] as string }
}
