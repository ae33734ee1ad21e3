import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { form } from '../harness/lead-desk.ts'
import { inLongRun } from '../harness/long-run.ts'
import { createDatabase } from '../harness/postgres-server.ts'
import { AS_INSTALLED, COMPILE_CACHE, runSiteToItsEnd, type SiteProcess, startSite } from '../harness/site-process.ts'

const MEMORY_LIMIT_MB = 158
const AT_ONCE = inLongRun(3, 2)
/** A server's first flight: ten segments of TCP. */
const FLIGHT_BYTES = 10 * 1460
const postgresUrl = inject('postgresUrl')
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-system-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('several processes started at once', () => {
  /** A lead is a write to tables that a migration made. */
  const register = async ({ address }: SiteProcess) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`${address}/api/register`, { method: 'POST', headers, body: JSON.stringify(form()) })).status
  }
  const startAtOnce = async (environment: Record<string, string>) => {
    const sites = await Promise.all(Array.from({ length: AT_ONCE }, () => startSite(environment)))
    const kept = await Promise.all(sites.map(register))
    await Promise.all(sites.map((site: SiteProcess) => site.stop()))
    return kept
  }

  test('on one new SQLite file: one migrates, none fails', async () => {
    expect(await startAtOnce({ DATA_DIR: join(folder, 'shared') })).toEqual(Array(AT_ONCE).fill(200))
  })

  test.skipIf(!postgresUrl)('on one new PostgreSQL database: one migrates, none fails', async () => {
    const DATABASE_URL = await createDatabase(postgresUrl as string)
    expect(await startAtOnce({ DATABASE_URL })).toEqual(Array(AT_ONCE).fill(200))
  })
})

describe('what the operator can mend is told in one line, with exit code 1', () => {
  const expectOneLine = async (environment: Record<string, string>, message: RegExp) => {
    const { code, output } = await runSiteToItsEnd(environment)
    expect(output).toMatch(message)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
    return output
  }

  test('a file that is no database', () => {
    const broken = join(folder, 'broken')
    mkdirSync(broken)
    writeFileSync(join(broken, 'site.db'), 'this is no database at all, whatever its name says')
    return expectOneLine({ DATA_DIR: broken }, /data folder .* cannot be used .*not a database/)
  })

  test.skipIf(!postgresUrl)('a database that there is not, without the password', async () => {
    const url = new URL(postgresUrl as string)
    url.pathname = '/nowhere'
    url.password = 'hush'
    const output = await expectOneLine({ DATABASE_URL: url.href }, /^DATABASE_URL: .*\/nowhere does not answer/)
    expect(output).not.toContain('hush')
  })

  test('for a command, unlike the site, also a database that is away', async () => {
    const DATABASE_URL = 'postgres://user:hush@127.0.0.1:1/site'
    const env = { PATH: process.env.PATH, IGNORE_ENV_FILE: '1', ...COMPILE_CACHE, DATABASE_URL }
    const { code, stderr } = await promisify(execFile)(process.execPath, ['bin/site.mjs', 'leads'], { env }).then(
      ({ stderr }) => ({ code: 0, stderr }),
      (error: { code: number; stderr: string }) => error,
    )
    expect(code).toBe(1)
    expect(stderr).toMatch(/^DATABASE_URL: .*127\.0\.0\.1:1\/site does not answer .*\n$/)
    expect(stderr).not.toContain('hush')
  })

  test('a port that is taken', async () => {
    const other = createServer().listen(0)
    const { port } = other.address() as { port: number }
    await expectOneLine({ PORT: String(port), DATA_DIR: folder }, /Port \d+ is taken .*PORT/)
    other.close()
  })
})

describe('one process', () => {
  let site: SiteProcess
  beforeAll(async () => {
    site = await startSite(AS_INSTALLED)
    await fetch(site.address)
  })

  test('says where it is and which embedded parts are in use', () => {
    expect(site.output()).toMatch(
      /is at http:\/\/localhost:\d+\n {2}version {4}\d+\.\d+\.\d+.*\n {2}database .*\n {2}AI .*\n {2}mail .*\n {2}WhatsApp .*/,
    )
  })

  test('its link opens demo mode; without the cookie from there nothing does', async () => {
    const { name, value } = await site.demoCookie()
    const statusWith = async (headers: HeadersInit) => (await fetch(`${site.address}/dev/mail`, { headers })).status
    expect([await statusWith({ cookie: `${name}=${value}` }), await statusWith({})]).toEqual([200, 404])
  })

  test('answers the home page with all its headers in one flight of ten packets', async () => {
    const socket = connect(Number(new URL(site.address).port), 'localhost')
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n')
    let bytes = 0
    for await (const chunk of socket) bytes += chunk.length
    expect(bytes).toBeGreaterThan(FLIGHT_BYTES / 2)
    expect(bytes).toBeLessThanOrEqual(FLIGHT_BYTES)
  })

  test(`takes less than ${MEMORY_LIMIT_MB} MB when idle`, async () => {
    const memoryMb = () => {
      const status = readFileSync(`/proc/${site.process.pid}/status`, 'utf8')
      return Number(status.match(/VmRSS:\s+(\d+)/)?.[1]) / 1024
    }
    await expect.poll(memoryMb, { timeout: 10_000 }).toBeLessThan(MEMORY_LIMIT_MB)
  })

  test('told to stop, it finishes what runs, closes, and ends with 0', async () => {
    const { port } = new URL(site.address)
    const socket = connect(Number(port), 'localhost')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    await new Promise<void>((resolve) => {
      socket.write(
        'POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n',
        () => resolve(),
      )
    })
    await fetch(`${site.address}/healthz`)
    const startedAt = Date.now()
    const stopped = site.stop('SIGTERM')
    await expect
      .poll(
        () =>
          fetch(`${site.address}/healthz`).then(
            () => 'open',
            () => 'closed',
          ),
        { timeout: 5000 },
      )
      .toBe('closed')
    socket.write('0\r\n\r\n')
    expect(await stopped).toBe(0)
    expect(answer).toMatch(/^HTTP\/1\.1 405 /)
    expect(Date.now() - startedAt).toBeLessThan(8000)
  })
})
