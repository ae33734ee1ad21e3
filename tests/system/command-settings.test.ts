import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../../server/outside/database/open.ts'
import { createDatabase } from '../harness/postgres-server.ts'
import { COMPILE_CACHE } from '../harness/site-process.ts'

const PROJECT = join(import.meta.dirname, '../..')
const postgresUrl = inject('postgresUrl')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-command-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a command by its absolute path, from another folder. */
async function run(project: string, args: string[], environment: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...COMPILE_CACHE, ...environment }
  const options = { cwd: folder, env }
  return promisify(execFile)(process.execPath, [join(project, 'bin/site.mjs'), ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )
}

const madeDatabase = async () => {
  const dataDir = join(folder, 'data')
  await (await openDatabase({ databaseUrl: null, dataDir })).close()
  return dataDir
}

/** A project of its own, so that its .env is nobody else's. */
function madeProject(): string {
  const project = join(folder, 'project')
  cpSync(join(PROJECT, 'bin'), join(project, 'bin'), { recursive: true })
  symlinkSync(join(PROJECT, 'scripts'), join(project, 'scripts'))
  return project
}

describe.each([['leads'], ['accounts']])('npm run %s', (command) => {
  test('says which database it opened, apart from its answer', async () => {
    const dataDir = await madeDatabase()
    const { code, stdout, stderr } = await run(PROJECT, [command], { DATA_DIR: dataDir, IGNORE_ENV_FILE: '1' })
    expect({ code, stderr }).toEqual({ code: 0, stderr: `Database: SQLite in ${dataDir}/site.db\n` })
    expect(stdout).toMatch(/^There are no/)
  })

  test('makes no database where there is none, and looks for it in the project', async () => {
    const { code, stderr } = await run(PROJECT, [command], { DATA_DIR: './no-data-here', IGNORE_ENV_FILE: '1' })
    expect(stderr).toMatch(/^There is no database at .*\/no-data-here\/site\.db\. .*DATA_DIR.*\n$/)
    expect(stderr).toContain(join(PROJECT, 'no-data-here/site.db'))
    expect(code).toBe(1)
    expect([existsSync(join(PROJECT, 'no-data-here')), readdirSync(folder)]).toEqual([false, []])
  })

  test.skipIf(!postgresUrl)('makes no tables in a PostgreSQL database that is not the site’s', async () => {
    const databaseUrl = await createDatabase(postgresUrl as string)
    for (const attempt of [1, 2]) {
      const { code, stderr } = await run(PROJECT, [command], { DATABASE_URL: databaseUrl, IGNORE_ENV_FILE: '1' })
      expect(stderr, `attempt ${attempt}`).toMatch(/^There is no data of the site in PostgreSQL at .*DATABASE_URL.*\n$/)
      expect(code).toBe(1)
    }
  })
})

test('.env is read from the project’s own folder, with or without a byte order mark', async () => {
  const dataDir = await madeDatabase()
  const project = madeProject()
  for (const mark of ['', '\uFEFF']) {
    writeFileSync(join(project, '.env'), `${mark}DATA_DIR=${dataDir}\nKEEP_LEAD_DAYS=3\n`)
    const { code, stderr } = await run(project, ['leads'], {})
    expect(stderr).toContain(`Database: SQLite in ${dataDir}/site.db\n`)
    expect(stderr).toContain('KEEP_LEAD_DAYS is not known. Is KEEP_LEADS_DAYS meant?')
    expect(code).toBe(0)
  }
  writeFileSync(join(project, '.env'), 'DATA_DIR=/nowhere\n')
  expect((await run(project, ['leads'], { DATA_DIR: dataDir })).code).toBe(0)
})

test('a folder named .env is named in one line', async () => {
  const project = madeProject()
  mkdirSync(join(project, '.env'))
  const { code, stderr } = await run(project, ['leads'], {})
  expect(stderr).toBe(`${join(project, '.env')} cannot be read: it is a folder, not a file.\n`)
  expect(code).toBe(1)
})

test('nobody else on the machine can read the data', async () => {
  const dataDir = join(folder, 'data')
  const database = await openDatabase({ databaseUrl: null, dataDir })
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)
  expect(mode(dataDir)).toBe('700')
  const files = readdirSync(dataDir).sort()
  expect(files).toEqual(['site.db', 'site.db-shm', 'site.db-wal'])
  expect(files.map((file) => mode(join(dataDir, file)))).toEqual(['600', '600', '600'])
  await database.close()
})

test('documents are not printed without the packages for development, and it says how to get them', async () => {
  const missing = `import { registerHooks } from 'node:module'
    registerHooks({
      resolve(name, context, next) {
        if (name === '@playwright/test') throw Object.assign(new Error(name), { code: 'ERR_MODULE_NOT_FOUND' })
        return next(name, context)
      },
    })`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(missing)}`
  const { code, stderr } = await run(PROJECT, ['documents'], { IGNORE_ENV_FILE: '1', NODE_OPTIONS })
  expect(stderr).toBe(
    'Documents are printed with packages for development. Run npm ci without --omit=dev, then again.\n',
  )
  expect(code).toBe(1)
})
