import { connect } from 'node:net'
import { count, countNoAnswer, noOutcomes, type Outcomes } from './outcomes.ts'
import type { Random } from './random.ts'

const AT_ONCE = 32
/** A request that is never finished ends after the server's own limit, which is longer: then we leave first. */
const PATIENCE_MS = 2000
const ANSWER = /^HTTP\/1\.[01] (\d{3})/

/** Requests that no HTTP library would send: framing, headers and addresses. */
const RAW: readonly ((random: Random) => string)[] = [
  () => 'GET / HTTP/1.1\r\n\r\n',
  () => 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  () => 'GET / HTTP/1.1\r\nHost: 1.2.3.999\r\n\r\n',
  () => 'GET / HTTP/1.1\r\nHost: [::1\r\n\r\n',
  () => 'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  () => 'GET http://[ HTTP/1.1\r\nHost: localhost\r\n\r\n',
  () => 'GET * HTTP/1.1\r\nHost: localhost\r\n\r\n',
  () => 'CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  () => 'TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n',
  () => 'get / HTTP/1.1\r\nHost: localhost\r\n\r\n',
  () => 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n',
  () => 'GET /\r\n',
  () => 'GET /\u0000 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  () => 'GET /%00%ff%c0%af HTTP/1.1\r\nHost: localhost\r\n\r\n',
  () => 'GET /..%2f..%2fetc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n',
  () => `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  () => `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
  () => `GET / HTTP/1.1\r\nHost: localhost\r\n${'X: a\r\n'.repeat(3000)}\r\n`,
  () => 'GET / HTTP/1.1\r\nHost: localhost\r\nX\u0000Y: a\r\n\r\n',
  () => 'GET / HTTP/1.1\r\nHost: localhost\r\n folded: a\r\n\r\n',
  () => 'POST /api/register HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}   x',
  () => 'POST /api/register HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n',
  () => 'POST /api/register HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n{}',
  () =>
    'POST /api/register HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
  () => 'POST /api/register HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
  () =>
    'POST /api/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}',
  () =>
    'POST /api/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
  () =>
    'POST /api/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}',
  () => 'GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  () => '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
  (random) => Array.from({ length: 40 }, () => String.fromCharCode(random.below(256))).join(''),
]

export async function fireRaw(address: string, random: Random, requests: number): Promise<Outcomes> {
  const outcomes = noOutcomes()
  let begun = 0
  const shooter = async () => {
    while (begun < requests) {
      begun += 1
      await fire(address, random.pick(RAW)(random), outcomes)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, shooter))
  return outcomes
}

/** An answer, a closed connection, or silence to what is no whole request are all right. */
function fire(address: string, bytes: string, outcomes: Outcomes): Promise<void> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve) => {
    let answer = ''
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      socket.destroy()
      const status = Number(answer.match(ANSWER)?.[1] ?? 0)
      const retryAfter = answer.match(/^retry-after: (.*)$/im)?.[1] ?? null
      if (status > 0) count(outcomes, { status, retryAfter }, JSON.stringify(bytes))
      else {
        outcomes.done += 1
        outcomes.byClass.closed += 1
      }
      resolve()
    }
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(bytes, 'latin1')))
    socket.setTimeout(PATIENCE_MS, end)
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      if (ANSWER.test(answer) && answer.includes('\r\n\r\n') && !answer.startsWith('HTTP/1.1 100')) end()
    })
    socket.on('close', end)
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && !isOver) {
        isOver = true
        countNoAnswer(outcomes, 'the site does not listen', JSON.stringify(bytes))
        resolve()
      } else end()
    })
  })
}
