import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PROJECT_ROOT } from '../project-root.ts'
import type { Toolchain } from './toolchain.ts'

const START_LIMIT_MS = 5 * 60_000

export interface Tried {
  node: string
  npm: string
  flags: string
  /** Exit codes, the status of the first page, and what npm complained of. */
  installed: number | null
  answered: number | null
  stopped: number | null
  complaints: string[]
  megabytes: number
  seconds: number
}

/** `npm ci` and `npm start` as an operator types them, in a fresh copy of the project. */
export async function tryInstall(tools: Toolchain, flags: readonly string[], folder: string): Promise<Tried> {
  const project = join(folder, 'site')
  copyProject(project)
  const startedAt = performance.now()
  const install = await runNpm(tools, project, ['ci', ...flags])
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const started = install.code === 0 ? await askFirstPage(tools, project) : { answered: null, stopped: null }
  const megabytes = install.code === 0 ? sizeOf(join(project, 'node_modules')) : 0
  rmSync(project, { recursive: true, force: true })
  return {
    node: tools.node,
    npm: tools.npm,
    flags: flags.join(' ') || 'no flag',
    installed: install.code,
    ...started,
    complaints: install.output.split('\n').filter((line) => /\b(npm (warn|error)|EBADENGINE)\b/i.test(line)),
    megabytes,
    seconds,
  }
}

/** What is under version control, and the build, which is the same on every Node. */
function copyProject(project: string): void {
  const files = execFileSync('git', ['ls-files'], { cwd: PROJECT_ROOT, encoding: 'utf8' }).trim().split('\n')
  for (const file of files.filter((one) => existsSync(join(PROJECT_ROOT, one)))) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    cpSync(join(PROJECT_ROOT, file), join(project, file))
  }
  cpSync(join(PROJECT_ROOT, 'build'), join(project, 'build'), { recursive: true })
}

function spawnNpm({ program, npmCli, path }: Toolchain, project: string, words: readonly string[]) {
  const env = { ...ownEnvironment(), PATH: path, PORT: '0', DATA_DIR: './data' }
  const child = spawn(program, [npmCli, ...words], { cwd: project, env, detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return { child, output: () => output }
}

/** Without what the npm that runs this told its script. */
const ownEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^(INIT_CWD|NODE|NODE_ENV)$/.test(name)))

async function runNpm(tools: Toolchain, project: string, words: readonly string[]) {
  const { child, output } = spawnNpm(tools, project, words)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: output() }
}

async function askFirstPage(tools: Toolchain, project: string): Promise<Pick<Tried, 'answered' | 'stopped'>> {
  const { child, output } = spawnNpm(tools, project, ['start'])
  const closed = once(child, 'close') as Promise<[number | null]>
  const address = await new Promise<string | null>((resolve) => {
    const look = () => {
      const found = output().match(/is at (http:\S+)/)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', look)
    closed.then(() => resolve(null))
    setTimeout(() => resolve(null), START_LIMIT_MS).unref()
  })
  const answered = address ? (await fetch(address)).status : null
  // As a terminal does it: the whole group gets the signal.
  if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGINT')
  const [stopped] = await closed
  return { answered, stopped }
}

const sizeOf = (folder: string): number =>
  Number.parseInt(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }), 10)
