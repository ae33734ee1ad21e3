import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Failure, type FailureCode } from '../../domain/shared/failure.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { MAX_BODY_BYTES } from '../http/bodies.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite({
    environment: { WHATSAPP_BUSINESS_NUMBER: '6282222222222' },
    addRoutes: (api) => {
      api.post('/sample-form/:code', (c) => {
        throw new Failure(c.req.param('code') as FailureCode, { retryAfterS: 12.3 })
      })
      api.post('/sample-bug', () => {
        throw new Error('a bug')
      })
    },
  })
})
afterAll(() => site.close())

interface Sending {
  fields?: Record<string, string>
  language?: string
  from?: string
  accept?: string
}

const sendForm = (
  path: string,
  { fields = {}, language = 'id', from = '127.0.0.1', accept = 'text/html,*/*;q=0.8' }: Sending = {},
) =>
  site.request(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { accept, 'cookie': `lang=${language}`, 'content-type': 'application/x-www-form-urlencoded' },
    from,
  })
const typeOf = (answer: Response) => answer.headers.get('content-type')

async function sendUntilRefused(path: string, fields: Record<string, string>, from: string): Promise<Response> {
  for (let sent = 0; sent < 1000; sent += 1) {
    const answer = await sendForm(path, { fields, from })
    if (answer.status !== 303) return answer
  }
  throw new Error('never refused')
}

describe('a form that the browser itself sends', () => {
  test.each([
    ['/register', { name: 'Sari' }],
    ['/privacy', { email: 'sering@contoh.id', kind: 'copy' }],
  ])('too often to %s is answered with a page that says to wait, and how long', async (path, fields) => {
    const answer = await sendUntilRefused(path, fields, '10.0.0.1')
    expect([answer.status, typeOf(answer)]).toEqual([429, 'text/html; charset=utf-8'])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toContain('Tunggu beberapa menit')
    const english = await sendForm(path, { fields, from: '10.0.0.1', language: 'en' })
    expect(english.status).toBe(429)
    expect(await english.text()).toContain('Wait a few minutes')
  })

  test.each(['/register', '/privacy', '/privacy/confirm?token=x'])(
    'that is too long for %s is answered with a page that says to shorten it',
    async (path) => {
      const fields = { name: 'x'.repeat(MAX_BODY_BYTES) }
      const answer = await sendForm(path, { fields })
      expect([answer.status, typeOf(answer)]).toEqual([413, 'text/html; charset=utf-8'])
      const text = await answer.text()
      expect(text).toContain('Persingkat')
      expect(text).toContain('biasanya isianmu masih ada')
      expect(await (await sendForm(path, { fields, language: 'en' })).text()).toContain('shorten')
    },
  )

  test.each([
    ['service.unavailable', 503],
    ['body.wrong_type', 415],
    ['origin.foreign', 403],
  ])('and that meets %s is answered with a page, its status and the time to wait', async (code, status) => {
    const answer = await sendForm(`/sample-form/${code}`)
    expect([answer.status, typeOf(answer)]).toEqual([status, 'text/html; charset=utf-8'])
    expect(answer.headers.get('retry-after')).toBe('13')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(await answer.text()).toMatch(/belum bisa kami terima sekarang.*href="\/whatsapp"/s)
    const english = await sendForm(`/sample-form/${code}`, { language: 'en' })
    expect(await english.text()).toMatch(/couldn’t take your form right now.*href="\/whatsapp"/s)
  })

  test('and that meets a bug is answered with a page that tells nothing of it', async () => {
    const answer = await sendForm('/sample-bug')
    expect([answer.status, typeOf(answer)]).toEqual([500, 'text/html; charset=utf-8'])
    expect(await answer.text()).not.toContain('a bug')
  })

  test('and that the store cannot keep is answered with a page', async () => {
    const full = await createTestSite()
    await full.services.database.close()
    const answer = await full.request('/register', {
      method: 'POST',
      body: 'name=Sari&email=sari%40contoh.id',
      headers: { 'accept': 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(typeOf(answer)).toBe('text/html; charset=utf-8')
  })
})

test('a program that sends a form, and every call, is still answered as programs are', async () => {
  const asProgram = await sendForm('/sample-form/rate.limited', { accept: '*/*' })
  expect([asProgram.status, typeOf(asProgram)]).toEqual([429, 'application/json'])
  expect(asProgram.headers.get('retry-after')).toBe('13')
  const asCall = await sendForm('/api/register', { fields: { name: 'Sari' } })
  expect([asCall.status, typeOf(asCall)]).toEqual([415, 'application/json'])
})

test('the way to WhatsApp needs no script, and speaks the visitor’s language', async () => {
  const locationIn = async (language: string) =>
    (await site.request('/whatsapp', { headers: { cookie: `lang=${language}` } })).headers.get('location')
  expect(await locationIn('id')).toMatch(/^https:\/\/wa\.me\/6282222222222\?text=Halo/)
  expect(await locationIn('en')).toMatch(/^https:\/\/wa\.me\/6282222222222\?text=Hi/)
})

test.each([
  ['id', 'Sedikit lagi, almost there!', 'Sedikit lebih singkat, please!'],
  ['en', 'One more step, almost there!', 'A little shorter, please!'],
])(
  'in %s, a form that reaches nobody, or is too long, is answered with a page in that language',
  async (language, nobody, tooLong) => {
    const again = await sendForm('/register', { fields: { name: 'Lost Sari' }, language })
    expect([again.status, again.headers.get('location')]).toEqual([303, '/register/again'])
    const unkept = await (await site.request(`/register/again?lang=${language}`)).text()
    const untaken = await (
      await sendForm('/register', { fields: { name: 'x'.repeat(MAX_BODY_BYTES) }, language })
    ).text()
    const wordsOf = (html: string) => html.match(/<h1[^>]*>([\s\S]*?)<\/h1>/)?.[1]?.replace(/<!-- -->|<[^>]*>/g, '')
    expect([wordsOf(unkept), wordsOf(untaken)]).toEqual([nobody, tooLong])
    for (const html of [unkept, untaken]) expect(html).toContain(`<html lang="${language}"`)
  },
)

test('who switches the language where their form was refused finds the form in that language', async () => {
  const answer = await site.request('/register?lang=en', { headers: { accept: 'text/html' } })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/?lang=en#promo'])
})

test.each(['/register', '/privacy', '/privacy/confirm?token=x'])(
  'a form to %s that meets a database that is away is answered with a page',
  async (path) => {
    const stranded = await createTestSite()
    await stranded.services.database.close()
    const answer = await stranded.request(path, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Sari', email: 'sari@contoh.id', kind: 'copy' }).toString(),
      headers: { 'accept': 'text/html', 'cookie': 'lang=en', 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(typeOf(answer)).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain('couldn’t take your form right now')
    await stranded.close()
  },
)
