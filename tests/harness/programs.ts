import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const INSTALL_LIMIT_MS = 300_000
const APT = ['-qq', '-y', '-o', 'DPkg::Lock::Timeout=120']
const CHROMIUM_SHELL = 'chromium-headless-shell'
const CHROMIUMS = [CHROMIUM_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The path of a Chromium that can be used, installing one if need be; null when there is none to be had. The shell
 * without a window needs about half the processor time of the whole browser for a page; it uses some files of the latter.
 */
export function findChromium(): string | null {
  const installed = () => installDebian('chromium', CHROMIUM_SHELL) || installDebian('chromium')
  return chromiumOnThisMachine() ?? (installed() ? chromiumOnThisMachine() : null) ?? downloadedChromium()
}

/** Hundreds of pages are worth it where the whole browser is there alone. Where it fails, that one does. */
export async function installShell(): Promise<void> {
  if (process.env.CHROMIUM_PATH || onPath(CHROMIUM_SHELL) || !canInstall()) return
  const apt = (...words: string[]) =>
    promisify(execFile)('apt-get', [...APT, ...words], { env: aptEnvironment(), timeout: INSTALL_LIMIT_MS })
  const install = () => apt('install', '--no-install-recommends', 'chromium', CHROMIUM_SHELL)
  console.log(`Installing ${CHROMIUM_SHELL}…`)
  await install()
    .catch(() => apt('update').then(install))
    .catch(() => {})
}

/** With all that a browser with windows has, such as notifications. */
export const findWholeChromium = (): string | null =>
  CHROMIUMS.filter((name) => name !== CHROMIUM_SHELL)
    .map(onPath)
    .find((path) => path !== null) ?? findChromium()

/** The folder with PostgreSQL's programs, installing them if need be; null when there are none to be had. */
export function findPostgres(): string | null {
  return postgresOnThisMachine() ?? (installDebian('postgresql') ? postgresOnThisMachine() : null)
}

/** Installs what is missing of these programs, if it can. Gives the Debian packages that are still missing. */
export function findPrograms(packageOf: Readonly<Record<string, string>>): string[] {
  const missing = () => Object.keys(packageOf).flatMap((program) => (onPath(program) ? [] : (packageOf[program] ?? [])))
  if (missing().length > 0) installDebian(...missing())
  return missing()
}

function chromiumOnThisMachine(): string | null {
  const given = process.env.CHROMIUM_PATH
  if (given && existsSync(given)) return given
  return CHROMIUMS.map(onPath).find((path) => path !== null) ?? null
}

function postgresOnThisMachine(): string | null {
  const onDebian = '/usr/lib/postgresql'
  const versions = existsSync(onDebian) ? readdirSync(onDebian).sort((a, b) => Number(b) - Number(a)) : []
  const folder = versions
    .map((version) => join(onDebian, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
  const initdb = onPath('initdb')
  return folder ?? (initdb ? join(initdb, '..') : null)
}

function onPath(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null
}

const canInstall = (): boolean => process.getuid?.() === 0 && onPath('apt-get') !== null

const aptEnvironment = () => ({ ...process.env, DEBIAN_FRONTEND: 'noninteractive' })

function installDebian(...names: string[]): boolean {
  if (!canInstall()) return false
  console.log(`Installing ${names.join(', ')}…`)
  const apt = (...words: string[]) =>
    execFileSync('apt-get', [...APT, ...words], { env: aptEnvironment(), stdio: 'ignore', timeout: INSTALL_LIMIT_MS })
  try {
    apt('update')
    apt('install', '--no-install-recommends', ...names)
    return true
  } catch {
    return false
  }
}

function downloadedChromium(): string | null {
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: INSTALL_LIMIT_MS })
    const script = "console.log(require('@playwright/test').chromium.executablePath())"
    const path = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim()
    return existsSync(path) ? path : null
  } catch {
    return null
  }
}
