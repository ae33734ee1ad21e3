import { readFileSync, statSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionCookie } from '../../tests/harness/session-cookie.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { SESSION_COOKIE } from '../auth/auth.ts'
import { allDocumentFiles, documentBytes, documentFile } from './document-files.ts'

const VALID = `${SESSION_COOKIE}=member`
const { path: file, filename } = documentFile('brochure', 'id')
const address = `/documents/${filename}`
let site: TestSite

/** A fake session reader with one valid session. */
beforeAll(async () => {
  site = await createTestSite({
    changeServices: (services) => ({
      ...services,
      auth: {
        ...services.auth,
        mayHaveSession: (cookies) => cookies !== undefined,
        userOf: async (cookies) =>
          cookies?.split('; ').includes(VALID)
            ? {
                id: 'sari',
                email: 'sari@contoh.id',
                emailVerified: true,
                role: null,
                accountRole: null,
                needsTwoStep: false,
                sessionId: 's1',
              }
            : null,
      },
    }),
  })
})
afterAll(() => site.close())

const asMember = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.request(path, { method, headers: { cookie: VALID, ...headers } })

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('a signed-in user', () => {
  test.each(allDocumentFiles())('DOCS-03 reads $filename in the browser', async ({ filename, path }) => {
    const response = await asMember(`/documents/${filename}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="${filename}"`)
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-length')).toBe(String(statSync(path).size))
    const body = await bytesOf(response)
    expect(body.equals(readFileSync(path))).toBe(true)
    expect(body.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('HEAD tells the size and sends nothing', async () => {
    const response = await asMember(address, {}, 'HEAD')
    expect(response.headers.get('content-length')).toBe(String(documentBytes('brochure', 'id')))
    expect(await bytesOf(response)).toHaveLength(0)
  })

  test('a viewer can ask for parts, and for no part that is not there', async () => {
    const size = documentBytes('brochure', 'id')
    const part = await asMember(address, { range: 'bytes=5-9' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-9/${size}`])
    expect(part.headers.get('cache-control')).toBe('private, no-store')
    expect((await bytesOf(part)).equals(readFileSync(file).subarray(5, 10))).toBe(true)
    const end = await asMember(address, { range: 'bytes=-6' })
    expect((await bytesOf(end)).toString().trim()).toContain('EOF')
    const beyond = await asMember(address, { range: `bytes=${size}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
  })

  test('parts of another version are not mixed: If-Range with another tag gets the whole', async () => {
    const tag = (await asMember(address, {}, 'HEAD')).headers.get('etag') ?? ''
    const same = await asMember(address, { range: 'bytes=0-4', 'if-range': tag })
    expect([same.status, (await bytesOf(same)).toString()]).toEqual([206, '%PDF-'])
    const other = await asMember(address, { range: 'bytes=0-4', 'if-range': '"older"' })
    expect([other.status, (await bytesOf(other)).length]).toEqual([200, documentBytes('brochure', 'id')])
  })

  test('a copy kept in spite of that is never confirmed: the whole is sent again', async () => {
    const tag = (await asMember(address, {}, 'HEAD')).headers.get('etag') ?? ''
    const again = await asMember(address, { 'if-none-match': tag })
    expect([again.status, (await bytesOf(again)).length]).toEqual([200, documentBytes('brochure', 'id')])
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is not a way to ask', async (method) => {
    expect((await asMember(address, {}, method)).status).toBe(405)
  })
})

describe('anyone else', () => {
  const forged = [
    undefined,
    `${SESSION_COOKIE}=`,
    `${SESSION_COOKIE}=forged.signature`,
    `${SESSION_COOKIE}=MEMBER`,
    `x${VALID}`,
    `${SESSION_COOKIE}="member"`,
    'admin=true; role=admin',
  ]
  test.each(forged)('DOCS-03 is sent to the login with the place remembered (cookie: %s)', async (cookie) => {
    const response = await site.request(address, { headers: cookie === undefined ? {} : { cookie } })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`/login?returnTo=${encodeURIComponent(address)}`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await bytesOf(response)).toHaveLength(0)
  })

  test('is sent there too when nobody can say who they are', async () => {
    const broken = await createTestSite({
      changeServices: (services) => ({
        ...services,
        auth: { ...services.auth, userOf: () => Promise.reject(new Error('database away')) },
      }),
    })
    expect((await broken.request(address, { headers: { cookie: sessionCookie(broken) } })).status).toBe(302)
    expect(broken.logLines().map(({ msg }) => msg)).toContain('auth state unknown')
    await broken.close()
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('gets no byte by %s', async (method) => {
    const response = await site.request(address, { method })
    expect([204, 405]).toContain(response.status)
    expect((await bytesOf(response)).includes('%PDF')).toBe(false)
  })
})

describe('path tricks', () => {
  const tricks = [
    `/documents/..%2fdocuments%2f${filename}`,
    `/documents%2f${filename}`,
    `/documents//${filename}`,
    `/documents/${filename}/`,
    `/documents/${filename}%00`,
    `/documents/${filename}%20`,
    `/documents/${filename}.`,
    `/documents/${filename.toUpperCase()}`,
    `/documents/.%2f${filename}`,
    '/documents/sources.json',
    '/documents/..%2f.env',
    '/documents/..%2fpackage.json',
    '/documents/..%5cpackage.json',
    '/documents/%252e%252e%252fpackage.json',
    `/assets/documents/${filename}`,
    `/${filename}`,
  ]
  test.each(tricks)('DOCS-03 there is nothing at %s, for members and strangers alike', async (trick) => {
    for (const cookie of [VALID, `${SESSION_COOKIE}=forged`]) {
      const response = await site.request(trick, { headers: { cookie, range: 'bytes=0-99' } })
      expect(response.status).toBe(404)
      expect((await bytesOf(response)).includes('%PDF')).toBe(false)
    }
  })

  test('DOCS-03 a slash behind the list of documents leads to the list, for everyone', async () => {
    for (const cookie of [VALID, `${SESSION_COOKIE}=forged`]) {
      const response = await site.request('/documents/', { headers: { cookie } })
      expect([response.status, response.headers.get('location')]).toEqual([308, '/documents'])
    }
  })
})
