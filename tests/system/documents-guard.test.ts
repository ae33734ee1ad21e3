import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentFilename } from '../../domain/documents/catalogue.ts'
import { type SiteProcess, startSite } from '../harness/site-process.ts'

let site: SiteProcess
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'silent' })
})
afterAll(() => site.stop())

const name = documentFilename('brochure', 'id')
/** As they stand on the wire: a browser or fetch would tidy them up first. */
const TARGETS = [
  `/documents/${name}`,
  `/documents/../documents/${name}`,
  `/x/../../documents/${name}`,
  `/documents/./${name}`,
  `//documents/${name}`,
  `/documents/%2e%2e/documents/${name}`,
  `/documents/${name.replace('b', '%62')}`,
  `/documents\\${name}`,
  `http://elsewhere.example/documents/${name}`,
  `/assets/../../documents/${name}`,
  `/documents/${name}?token=1#x`,
]
const COOKIES = [
  '',
  'Cookie: langkah.session_token=forged.c2lnbmF0dXJl\r\n',
  'Cookie: admin=1; langkah.session_token=\r\n',
]

test('DOCS-03 no request without a session brings a byte of a document, whatever is written on the wire', async () => {
  for (const target of TARGETS) {
    for (const cookie of COOKIES) {
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE']) {
        const answer = await ask(
          `${method} ${target} HTTP/1.1\r\nHost: localhost\r\n${cookie}Range: bytes=0-\r\nConnection: close\r\n\r\n`,
        )
        const [statusLine = ''] = answer.split('\r\n')
        expect(statusLine, `${method} ${target}`).toMatch(/^HTTP\/1\.1 (204|302|4\d\d)/)
        expect(answer).not.toContain('%PDF')
        expect(answer).not.toMatch(/content-type: application\/pdf/i)
      }
    }
  }
})

function ask(request: string): Promise<string> {
  const { hostname, port } = new URL(site.address)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(request))
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}
