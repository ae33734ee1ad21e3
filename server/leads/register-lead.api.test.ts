import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { form, type LeadDesk, openLeadDesk } from '../../tests/harness/lead-desk.ts'

let desk: LeadDesk
beforeEach(async () => {
  desk = await openLeadDesk()
})
afterEach(() => desk.close())

describe('POST /api/register', () => {
  test('keeps the lead with what was typed, its normal form, consent and details', async () => {
    const response = await desk.post(
      '/api/register',
      form({ companyName: 'PT Maju', utm: { utm_source: 'instagram' }, page: '/' }),
    )
    expect(response.status).toBe(200)
    const [lead] = await desk.leads()
    expect(lead).toMatchObject({
      name: 'Sari Wulandari',
      phone_typed: '0812-3456-7890',
      phone: '+6281234567890',
      status: 'complete',
      is_suspect: 0,
    })
    expect(JSON.parse(lead?.consent ?? '')).toEqual({
      wordingVersion: '1',
      language: 'id',
      marketing: false,
      atMs: desk.clock.nowMs,
    })
    expect(JSON.parse(lead?.details ?? '')).toMatchObject({ companyName: 'PT Maju', utm: { utm_source: 'instagram' } })
    expect(await response.json()).toEqual({ success: true, leadId: lead?.id, phone: '+6281234567890' })
  })

  test('the same key is one lead, also when both come at once', async () => {
    const one = form()
    const answers = await Promise.all([1, 2, 3, 4].map(async () => (await desk.post('/api/register', one)).json()))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await desk.leads()).toHaveLength(1)
    expect(await desk.jobs()).toHaveLength(1)
  })

  test('the same key with somebody else’s contacts is another lead, and that again is the same', async () => {
    const one = form({ phone: '0812-3456-7890', email: 'sari@contoh.id' })
    const ids = []
    for (const changes of [
      {},
      { email: 'budi@contoh.id', name: 'Budi', phone: '0813 0000 0002' },
      { email: 'budi@contoh.id', name: 'Budi', phone: '081300000002' },
      { phone: '+62 812 3456 7890', email: 'SARI@contoh.id' },
    ])
      ids.push((await (await desk.post('/api/register', { ...one, ...changes })).json()).leadId)
    expect(ids).toEqual([ids[0], ids[1], ids[1], ids[0]])
    expect(ids[0]).not.toBe(ids[1])
    expect((await desk.leads()).map(({ name }) => name).sort()).toEqual(['Budi', 'Sari Wulandari'])
    expect(await desk.jobs()).toHaveLength(2)
  })

  test('people are joined by phone or e-mail, and every submission is kept', async () => {
    await desk.post('/api/register', form({ phone: '0812 3456 7890', email: 'a@contoh.id' }))
    await desk.post('/api/register', form({ phone: '0899 999 9999', email: 'b@contoh.id' }))
    expect(await desk.people()).toHaveLength(2)
    await desk.post('/api/register', form({ phone: '+62 812-3456-7890', email: 'B@contoh.id' }))
    expect(await desk.people()).toHaveLength(1)
    expect(await desk.leads()).toHaveLength(3)
    expect(new Set((await desk.leads()).map((lead) => lead.person_id)).size).toBe(1)
  })

  test('a new person’s parallel submissions make one person', async () => {
    await Promise.all(Array.from({ length: 8 }, () => desk.post('/api/register', form())))
    expect(await desk.people()).toHaveLength(1)
    expect(await desk.leads()).toHaveLength(8)
  })

  test('none is lost while people turn out to be one person', async () => {
    const round = async (number: number) => {
      const pairs = [0, 1, 2, 3].flatMap((phone) => [0, 1, 2, 3].map((email) => ({ phone, email })))
      const answers = await Promise.all(
        pairs.map(({ phone, email }, i) =>
          desk.post(
            '/api/register',
            form({
              phone: `0812 ${number}00 000${phone}`,
              email: `r${number}e${email}@contoh.id`,
              userId: `user_${number}_${i}`,
            }),
          ),
        ),
      )
      return answers.map(({ status }) => status)
    }
    for (let number = 1; number <= 6; number++) {
      expect(await round(number)).toEqual(Array(16).fill(200))
      expect(await desk.leads()).toHaveLength(16 * number)
      expect(await desk.people()).toHaveLength(number)
    }
  })

  test('choices that no form offers and impossible days are kept and marked', async () => {
    const odd = { type: 'Robot', companySize: '7', industry: 'Magic', startDate: '2026-02-31' }
    await desk.post('/api/register', form({ ...odd, city: 'Atlantis', program: 'Hacking' }))
    const usual = { type: 'Business', companySize: '11-50', industry: 'Other', startDate: '2028-02-29' }
    await desk.post('/api/register', form({ ...usual, city: 'Medan', program: 'Interpreter Services' }))
    const leads = await desk.leads()
    expect(leads.map(({ marks }) => JSON.parse(marks).length).sort()).toEqual([0, 6])
    const [marked] = leads.filter(({ city }) => city === 'Atlantis')
    expect(JSON.parse(marked?.marks ?? '').sort()).toEqual(
      ['city', 'companySize', 'industry', 'program', 'startDate', 'type'].map((field) => `${field}.odd`),
    )
    expect(JSON.parse(marked?.details ?? '')).toMatchObject(odd)
    expect(await desk.jobs()).toHaveLength(2)
  })

  test.each(['0812', '112', '0812/0813'])('%s is kept as typed, marked, and joins nobody', async (phone) => {
    await desk.post('/api/register', form({ phone, email: 'a@contoh.id' }))
    await desk.post('/api/register', form({ phone, email: 'b@contoh.id' }))
    expect(await desk.people()).toHaveLength(2)
    for (const lead of await desk.leads()) {
      expect(lead).toMatchObject({ phone_typed: phone, phone: null })
      expect(JSON.parse(lead.marks)).toEqual(['phone.odd'])
    }
  })

  test('odd names and phones are kept and marked, never refused', async () => {
    await desk.post('/api/register', form({ name: '👩‍💼 4ever', phone: 'nanti saja', email: 'not an address' }))
    const [lead] = await desk.leads()
    expect(lead).toMatchObject({ name: '👩‍💼 4ever', phone_typed: 'nanti saja', phone: null })
    expect(JSON.parse(lead?.marks ?? '')).toEqual(['name.odd', 'email.odd', 'phone.odd'])
    expect(await desk.jobs()).toHaveLength(1)
  })

  test.each([
    ['a filled honeypot', { website: 'http://spam' }, ['bot.honeypot']],
    ['impossible speed', { filledInMs: 3 }, ['bot.speed']],
  ])('%s is kept, marked and set aside', async (_, changes, marks) => {
    expect((await desk.post('/api/register', form(changes))).status).toBe(200)
    const [lead] = await desk.leads()
    expect(lead?.is_suspect).toBe(1)
    expect(JSON.parse(lead?.marks ?? '')).toEqual(marks)
    expect(await desk.jobs()).toEqual([])
  })

  test('a store in trouble answers 503, and keeps nothing half', async () => {
    const { queries } = desk.services.database
    const trouble = Object.assign(new Error('disk full'), { code: '53100' })
    const enqueue = vi.spyOn(desk.services.outbox, 'enqueue').mockRejectedValueOnce(trouble)
    const response = await desk.post('/api/register', form())
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await desk.leads()).toEqual([])
    expect(await queries.selectFrom('people').selectAll().execute()).toEqual([])
    enqueue.mockRestore()
  })

  test('without e-mail and phone it is refused, and both are named', async () => {
    const response = await desk.post('/api/register', form({ email: ' ', phone: '' }))
    expect(response.status).toBe(400)
    expect((await response.json()).error.details).toMatchObject([{ path: ['email'] }, { path: ['phone'] }])
    expect((await desk.post('/api/register', form({ email: '' }))).status).toBe(200)
    expect((await desk.post('/api/register', form({ name: '', phone: undefined }))).status).toBe(200)
    expect(await desk.leads()).toHaveLength(2)
  })

  test('what no database takes is dropped', async () => {
    expect(
      (await desk.post('/api/register', form({ name: 'Sa\u0000ri\ud800', utm: { utm_source: 'x' } }))).status,
    ).toBe(200)
    expect(await desk.leads()).toMatchObject([{ name: 'Sa ri\ufffd' }])
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`utm_${'abcdefghijk'[i]}`, 'x']))
    expect((await desk.post('/api/register', form({ utm: many }))).status).toBe(400)
  })

  test('consent is of the moment the visitor gave it, not of its arrival', async () => {
    await desk.post('/api/register', form({ submittedAtMs: desk.clock.nowMs - 86_400_000 }))
    await desk.post('/api/register', form({ submittedAtMs: desk.clock.nowMs + 86_400_000 }))
    const times = (await desk.leads()).map((lead) => JSON.parse(lead.consent).atMs).sort()
    expect(times).toEqual([desk.clock.nowMs - 86_400_000, desk.clock.nowMs])
  })

  test('strangers who typed a number that is none stay strangers', async () => {
    await desk.post('/api/register', form({ phone: '1', email: 'a@contoh.id' }))
    await desk.post('/api/register', form({ phone: '1', email: 'b@contoh.id' }))
    expect(await desk.people()).toHaveLength(2)
  })

  test('one id is limited, with the time to wait', async () => {
    const statuses = []
    for (let i = 0; i < 21; i++)
      statuses.push((await desk.post('/api/register', form({ userId: 'user_eager' }))).status)
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
    expect(statuses[20]).toBe(429)
    expect((await desk.post('/api/register', form({ userId: 'user_other' }))).status).toBe(200)
  })
})

describe('POST /register, as a browser without script sends a form', () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    desk.request('/register', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })

  test('keeps the lead and says thank you', async () => {
    const response = await send(
      'kind=promo&name=Rina&email=rina%40contoh.id&phone=0812&type=Business&companyName=PT&marketing=yes',
    )
    expect([response.status, response.headers.get('location')]).toEqual([303, '/thanks'])
    expect(await desk.leads()).toMatchObject([{ kind: 'promo', name: 'Rina', email: 'rina@contoh.id' }])
    expect((await desk.request('/thanks')).status).toBe(200)
  })

  test('takes nothing from another site, and says so when nobody could be reached', async () => {
    expect((await send('name=Rina&email=a', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await send('name=Rina&email=')).headers.get('location')).toBe('/register/again')
    expect(await (await desk.request('/register/again?lang=en')).text()).toContain(
      'without an email address or a phone',
    )
    expect(await desk.leads()).toEqual([])
  })

  test('the same content again within some minutes is the same lead, also when both come at once', async () => {
    const rina = 'kind=trial&name=Rina&email=rina%40contoh.id&city=Medan'
    await Promise.all([send(rina), send(rina)])
    desk.clock.nowMs += 9 * 60_000
    await send(rina)
    expect(await desk.leads()).toHaveLength(1)
    await send(`${rina}&marketing=yes`)
    expect(await desk.leads()).toHaveLength(2)
    desk.clock.nowMs += 24 * 3_600_000
    await send(rina)
    expect(await desk.leads()).toHaveLength(3)
  })
})
