import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentFile } from '../../server/documents/document-files.ts'
import { newcomer } from '../harness/account-suite.ts'
import { inLongRun } from '../harness/long-run.ts'
import { type SiteProcess, startSite } from '../harness/site-process.ts'

const DOWNLOADS = inLongRun(200, 80)
const AT_ONCE = 40
const START_LIMIT_MS = 60_000
const { path: file, filename } = documentFile('brochure', 'id')
const address = `/documents/${filename}`

let site: SiteProcess
let cookie: string
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'silent' })
  const { sari } = await newcomer({ request: (path, init) => fetch(new URL(path, site.address), init) })
  cookie = [...sari.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}, START_LIMIT_MS)
afterAll(() => site.stop())

describe.skipIf(!existsSync('/proc/self/fd'))('downloads that are broken off leave no open descriptor', () => {
  const ask = (method = 'GET', header = '') =>
    `${method} ${address} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n${header}\r\n`
  const afterFirstBytes = (socket: Socket) => socket.once('data', () => socket.destroy())

  test.each<[string, () => string, (socket: Socket) => void]>([
    ['after the first bytes', () => ask(), afterFirstBytes],
    ['before any byte', () => ask(), (socket) => socket.destroy()],
    ['in the middle of a part', () => ask('GET', 'Range: bytes=100-800000\r\n'), afterFirstBytes],
    ['with more of them asked for', () => ask().repeat(5), afterFirstBytes],
    ['when only the headers were asked for', () => ask('HEAD'), (socket) => socket.destroy()],
    ['with the writing side closed first', () => ask(), (socket) => socket.end(() => socket.destroy())],
  ])('%s', async (_, request, breakOff) => {
    const before = held().length
    for (let done = 0; done < DOWNLOADS; done += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => send(request(), breakOff)))
    }
    await expect.poll(() => held().length, { timeout: 15_000 }).toBeLessThanOrEqual(before)
    const whole = await fetch(new URL(address, site.address), { headers: { cookie, connection: 'close' } })
    expect(Buffer.from(await whole.arrayBuffer()).equals(readFileSync(file))).toBe(true)
    expect(held().filter((target) => target === file)).toEqual([])
  })
})

/** The sockets and documents that the site's process has open. */
function held(): string[] {
  const folder = `/proc/${site.process.pid}/fd`
  return readdirSync(folder).flatMap((descriptor) => {
    try {
      const target = readlinkSync(`${folder}/${descriptor}`)
      return target === file || target.startsWith('socket:') ? [target] : []
    } catch {
      return [] // closed since it was listed
    }
  })
}

/** Sends a request and breaks off. */
function send(bytes: string, breakOff: (socket: Socket) => void): Promise<void> {
  const { hostname, port } = new URL(site.address)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, () => breakOff(socket)))
    socket.on('error', () => {})
    socket.on('close', () => resolve())
  })
}
