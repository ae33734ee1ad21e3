import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres } from './programs.ts'

export interface PostgresServer {
  /** Of the database that can make others. */
  url: string
  stop(): void
}

/** A PostgreSQL of our own on a free port, or the one that TEST_DATABASE_URL names; null when there is none. */
export async function startPostgres(): Promise<PostgresServer | null> {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: () => {} }
  const programs = findPostgres()
  if (!programs) return null
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'))
  const data = join(folder, 'data')
  const port = await freePort()
  const run = asDatabaseUser(folder)
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off -c max_connections=200`
  run(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8'])
  run(join(programs, 'pg_ctl'), ['-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start'])
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A new database on that server: empty, or a copy of the one that is named. */
export async function createDatabase(serverUrl: string, template = 'template1'): Promise<string> {
  const name = `site_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
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
  return (program: string, words: string[]) =>
    isRoot
      ? execFileSync('runuser', ['-u', 'postgres', '--', program, ...words], { cwd: folder, stdio: 'ignore' })
      : execFileSync(program, words, { stdio: 'ignore' })
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
