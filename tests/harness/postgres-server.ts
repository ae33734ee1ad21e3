import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres } from './programs.ts'
import { quickFolder } from './quick-folder.ts'

export interface PostgresServer {
  /** Of the database that can make others. */
  url: string
  stop(): void
}

/** Its program can be ended and started, which the one that TEST_DATABASE_URL names cannot. */
export interface OwnPostgres extends PostgresServer {
  /** `fast` tells every connection, `immediate` drops them. */
  shutDown(mode: 'fast' | 'immediate'): Promise<void>
  /** Resolves when it takes connections. */
  start(): Promise<void>
}

/** A PostgreSQL of our own, or the one that TEST_DATABASE_URL names; null when there is none. */
export async function startPostgres(): Promise<PostgresServer | null> {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: () => {} }
  return startOwnPostgres()
}

/** Nothing waits for the disk, which matters when a machine loses its power, and nothing tidies up behind long use. */
const QUICK = {
  listen_addresses: '127.0.0.1',
  max_connections: 200,
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
  jit: 'off',
}

/** A PostgreSQL of our own on a free port; null when there is none to be had. */
export async function startOwnPostgres(): Promise<OwnPostgres | null> {
  const programs = findPostgres()
  if (!programs) return null
  const folder = quickFolder('site-postgres-')
  const data = join(folder, 'data')
  const port = await freePort()
  const asUser = asDatabaseUser(folder)
  const run = (name: string, words: string[]) => {
    const [program, ...given] = asUser(join(programs, name), words)
    execFileSync(program, given, { cwd: folder, stdio: 'ignore' })
  }
  const control = async (...words: string[]) => {
    const [program, ...given] = asUser(join(programs, 'pg_ctl'), ['-D', data, '-w', ...words])
    const [code] = await once(spawn(program, given, { cwd: folder, stdio: 'ignore' }), 'exit')
    if (code !== 0) throw new Error(`pg_ctl ${words.at(-1)} failed`)
  }
  const settings = Object.entries({ ...QUICK, unix_socket_directories: folder, port }).map(
    ([name, value]) => `-c ${name}=${value}`,
  )
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8'])
  const server: OwnPostgres = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    shutDown: (mode) => control('-m', mode, 'stop'),
    start: () => control('-o', settings.join(' '), '-l', join(folder, 'log'), 'start'),
    stop: () => {
      if (existsSync(join(data, 'postmaster.pid'))) run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await server.start()
  return server
}

/** A new database on that server: empty, or a copy of the one that is named. */
export async function createDatabase(serverUrl: string, template = 'template1'): Promise<string> {
  const name = `site_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name} template ${template} strategy file_copy`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** PostgreSQL refuses to run as root. */
function asDatabaseUser(folder: string) {
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    chmodSync(folder, 0o700)
    execFileSync('chown', ['postgres', folder])
  }
  return (program: string, words: string[]): [string, ...string[]] =>
    isRoot ? ['runuser', '-u', 'postgres', '--', program, ...words] : [program, ...words]
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
