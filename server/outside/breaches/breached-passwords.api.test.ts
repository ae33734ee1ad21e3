import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codeOf, newcomer, PASSWORD } from '../../../tests/harness/account-suite.ts'
import { createTestSite, type TestSite } from '../../../tests/harness/test-site.ts'
import { visitor } from '../../../tests/harness/visitor.ts'

const STOLEN = 'kopi-susu-senja-71'
const PADDING = 'teh-tarik-pagi-93'
const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()

let list: Server
let asked: string[]
let status: number
let site: TestSite
beforeEach(async () => {
  asked = []
  status = 200
  // Answers as the range API of haveibeenpwned.com does: the rest of each hash, and how often it was stolen.
  list = createServer((request, response) => {
    const start = request.url?.replace('/range/', '') ?? ''
    asked.push(start)
    const lines = [
      `${'0'.repeat(35)}:3`,
      ...[`${hashOf(STOLEN)}:52`, `${hashOf(PADDING)}:0`].map((one) => one.slice(5)),
    ]
    response.writeHead(status, { 'content-type': 'text/plain' }).end(lines.join('\r\n'))
  })
  await new Promise<void>((resolve) => list.listen(0, '127.0.0.1', resolve))
  const { port } = list.address() as AddressInfo
  site = await createTestSite({ environment: { BREACHED_PASSWORDS_URL: `http://127.0.0.1:${port}/range/` } })
})
afterEach(async () => {
  await site.close()
  list.close()
})

const signUp = (password: string) =>
  codeOf(visitor(site).post('/api/account/sign-up', { email: 'sari@contoh.id', password }))

test('a stolen password is refused at a sign-up and at a change; the list learns five digits of its hash', async () => {
  expect(await signUp(STOLEN)).toBe('400 auth.password_weak')
  expect(asked).toEqual([hashOf(STOLEN).slice(0, 5)])
  const { sari } = await newcomer(site)
  const change = sari.post('/api/account/change-password', { currentPassword: PASSWORD, newPassword: STOLEN })
  expect(await codeOf(change)).toBe('400 auth.password_weak')
})

test('what the list adds to hide its length is no stolen password', async () => {
  expect(await signUp(PADDING)).toMatch(/^200/)
})

test.each([503, 302])('a list that answers %i refuses nobody, and the log says so', async (answered) => {
  status = answered
  expect(await signUp(STOLEN)).toMatch(/^200/)
  expect(site.logLines()).toContainEqual(
    expect.objectContaining({ level: 40, msg: 'the list of stolen passwords did not answer' }),
  )
})
