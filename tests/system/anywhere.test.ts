import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { form } from '../harness/lead-desk.ts'

const PROJECT = join(import.meta.dirname, '../..')
const PARTS = 'bin scripts server content domain english tutor build documents package.json'.split(' ')
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

let folder: string
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-anywhere-')))
  chmodSync(folder, 0o755)
})
afterEach(() => {
  execFileSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true, force: true })
})

/** The program as installed there. Files are linked where the system can, which takes no time; folders are real. */
function install(path: string): string {
  const project = join(folder, path)
  mkdirSync(project, { recursive: true })
  const sources = PARTS.map((part) => join(PROJECT, part))
  try {
    execFileSync('cp', ['-rl', ...sources, project], { stdio: 'ignore' })
  } catch {
    execFileSync('cp', ['-rf', ...sources, project])
  }
  symlinkSync(realpathSync(join(PROJECT, 'node_modules')), join(project, 'node_modules'))
  return project
}

function newDataDir(path: string): string {
  const dataDir = join(folder, path)
  mkdirSync(dirname(dataDir), { recursive: true })
  mkdirSync(dataDir, { mode: 0o700 })
  if (isRoot) chownSync(dataDir, NOBODY, NOBODY)
  return dataDir
}

/** As a user who owns nothing but the data. */
const options = (dataDir: string) => ({
  cwd: '/',
  env: { PATH: process.env.PATH, IGNORE_ENV_FILE: '1', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir },
  ...(isRoot && { uid: NOBODY, gid: NOBODY }),
})

type Post = (path: string, body: object) => Promise<Response>

async function expectToServe(
  project: string,
  dataDir: string,
  alsoCheck: (post: Post) => Promise<void>,
): Promise<void> {
  const site = spawn(process.execPath, [join(project, 'bin/site.mjs'), 'serve'], options(dataDir))
  try {
    const address = await addressIn(site)
    const page = await fetch(address)
    expect(page.status).toBe(200)
    const files = new Set((await page.text()).match(/\/assets\/[\w.-]+\.(css|js)/g))
    expect(files.size).toBeGreaterThan(1)
    for (const file of files) expect((await fetch(`${address}${file}`)).status, file).toBe(200)
    const post: Post = (path, body) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
    expect((await post('/api/register', form())).status).toBe(200)
    await alsoCheck(post)
  } finally {
    site.kill('SIGINT')
    if (site.exitCode === null) await once(site, 'exit')
  }
}

const run = (project: string, dataDir: string, command: string) =>
  promisify(execFile)(process.execPath, [join(project, 'bin/site.mjs'), command], options(dataDir))

function addressIn(site: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    for (const stream of [site.stdout, site.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk
        const address = output.match(/is at (http:\S+)/)?.[1]
        if (address) resolve(address)
      })
    }
    site.once('exit', () => reject(new Error(`It did not start:\n${output}`)))
  })
}

test('it serves, teaches and is backed up under folders with spaces, other letters, signs and a dot, through links, and from a read-only checkout: only the data folder is written', async () => {
  const project = install('.apps/Sekolah Inggris 学校 50% #1/situs')
  const [current, data] = [join(folder, 'current'), join(folder, 'data')]
  symlinkSync(project, current)
  symlinkSync(newDataDir('Data – é'), data)
  execFileSync('find', [dirname(project), '-type', 'd', '-exec', 'chmod', '555', '{}', '+'])
  const filesOf = () => execFileSync('find', [project], { encoding: 'utf8' })
  const before = filesOf()
  await expectToServe(current, data, async (post) => {
    const question = { role: 'user', content: 'What does "brave" mean?' }
    const { assistantMessage } = await (await post('/api/chat', { messages: [question], userId: 'u1' })).json()
    expect(assistantMessage).toContain('**brave**')
  })
  expect((await run(current, data, 'leads')).stdout).toContain('Sari Wulandari')
  expect((await run(project, data, 'backup')).stdout).toContain('every row is as it was read')
  expect(readdirSync(join(data, 'backups'))).toHaveLength(1)
  expect(filesOf()).toBe(before)
})
