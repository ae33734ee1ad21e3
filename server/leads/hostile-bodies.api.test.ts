import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  captureLeadAnswer,
  captureLeadRequest,
  FORM_KINDS,
  handoffAnswer,
  handoffRequest,
  LEAD_KINDS,
  notifyAnswer,
  notifyRequest,
  registerAnswer,
  registerRequest,
} from '../../domain/leads/lead-contract.ts'
import { problemWithField } from '../../domain/leads/lead-fields.ts'
import { normalisePhone } from '../../domain/leads/phone.ts'
import { errorAnswer } from '../../domain/shared/error-contract.ts'
import { bodiesFor } from '../../tests/harness/hostile-bodies.ts'
import { type LeadDesk, openLeadDesk } from '../../tests/harness/lead-desk.ts'
import { inLongRun } from '../../tests/harness/long-run.ts'
import type { LeadTable } from '../outside/database/tables/lead-tables.ts'
import { webhookBody } from './whatsapp-webhook.ts'

/** The full number only on SQLite, whose writes are fast. */
const BODIES = process.env.TEST_ENGINE === 'postgres' ? inLongRun(1000, 100) : inLongRun(5000, 500)
const AT_ONCE = 50
const SEED = 20_261_115

let desk: LeadDesk
beforeAll(async () => {
  desk = await openLeadDesk({ LOG_LEVEL: 'silent' })
})
afterAll(() => desk.close())

const CALLS = [
  ['/api/register', registerRequest, registerAnswer],
  ['/api/chat/capture-lead', captureLeadRequest, captureLeadAnswer],
  ['/api/chat/whatsapp-handoff', handoffRequest, handoffAnswer],
  ['/api/notify-whatsapp', notifyRequest, notifyAnswer],
] as const

describe(`${BODIES} random and hostile bodies: no 5xx, no hang, one shape of error, no garbage kept`, () => {
  test.each(CALLS)(
    '%s',
    async (path, request, answer) => {
      const statuses = await sendAll(bodiesFor(request), async (body, from) => {
        const response = await desk.request(path, { ...json(body), from })
        const parsed = (response.status === 200 ? answer : errorAnswer).safeParse(await response.json())
        if (!parsed.success) throw new Error(`${response.status} in a wrong shape for ${shown(body)}`)
        return response.status
      })
      const { 200: taken = 0, 400: refused = 0, 429: limited = 0 } = statuses
      expect(taken + refused + limited).toBe(BODIES)
      expect(Math.min(taken, refused)).toBeGreaterThan(BODIES / 10)
      await expectNoGarbage()
    },
    120_000,
  )

  test('/register, as a plain form', async () => {
    const statuses = await sendAll(bodiesFor(registerRequest), async (body, from) => {
      const fields = Object.entries(body && typeof body === 'object' ? body : {}).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ])
      const response = await desk.request('/register', {
        method: 'POST',
        body: new URLSearchParams(fields as [string, string][]).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        from,
      })
      expect(response.headers.get('location')).toMatch(/^\/(thanks|register\/again)$/)
      return response.status
    })
    expect(Object.keys(statuses)).toEqual(['303'])
    await expectNoGarbage()
  }, 120_000)

  test('/webhooks/whatsapp, signed', async () => {
    const statuses = await sendAll(bodiesFor(webhookBody), async (body, from) => {
      const raw = JSON.stringify(body) ?? ''
      const signature = `sha256=${createHmac('sha256', 'app-secret').update(raw).digest('hex')}`
      const headers = { 'x-hub-signature-256': signature }
      return (await desk.request('/webhooks/whatsapp', { method: 'POST', body: raw, headers, from })).status
    })
    expect(Object.keys(statuses)).toEqual(['200'])
    await expectNoGarbage()
  }, 120_000)

  test('what is no JSON at all is refused in the same shape', async () => {
    const raw = fc.sample(fc.string({ unit: 'binary', maxLength: 200 }), { numRuns: inLongRun(200, 50), seed: SEED })
    for (const [path] of CALLS) {
      for (const [i, body] of raw.entries()) {
        const response = await desk.request(path, { ...json(), body: `{${body}`, from: address(i) })
        expect(response.status).toBe(400)
        expect(errorAnswer.parse(await response.json()).error.code).toBe('body.malformed')
      }
    }
  }, 60_000)
})

/** Sends the bodies concurrently, each from its own address but with repeated ids, and counts the statuses. */
async function sendAll(
  bodies: fc.Arbitrary<unknown>,
  send: (body: unknown, from: string) => Promise<number>,
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {}
  const sample = fc.sample(bodies, { numRuns: BODIES, seed: SEED })
  for (let i = 0; i < sample.length; i += AT_ONCE) {
    const some = sample.slice(i, i + AT_ONCE).map((body, j) => send(body, address(i + j)))
    for (const status of await Promise.all(some)) statuses[status] = (statuses[status] ?? 0) + 1
  }
  return statuses
}

async function expectNoGarbage(): Promise<void> {
  const { queries } = desk.services.database
  const leads = await desk.leads()
  const problems = leads.flatMap((lead) => problemsWith(lead).map((problem) => `${problem}: ${shown(lead)}`))
  expect(problems.slice(0, 5)).toEqual([])
  const people = new Set((await desk.people()).map(({ id }) => id))
  expect(people).toEqual(new Set(leads.map((lead) => lead.person_id)))
  for (const { value, person_id } of await queries.selectFrom('person_keys').selectAll().execute()) {
    expect(value).toMatch(/^(email:[^\s@]+@[^\s@]+\.[^\s@]+|phone:\+?[1-9]\d{7,15})$/)
    expect(people).toContain(person_id)
  }
  const settings = await queries.selectFrom('settings').select('key').execute()
  expect(settings.map(({ key }) => key)).toEqual(['auth_secret'])
  expect(Object.keys(Object.prototype)).toEqual([])
}

function problemsWith(lead: LeadTable): string[] {
  const texts = [lead.name, lead.email, lead.phone_typed, lead.city, lead.goal, lead.conversation_excerpt]
  const all = [
    lead.idempotency_key,
    ...texts,
    ...textsIn(JSON.parse(lead.details)),
    ...textsIn(JSON.parse(lead.consent)),
  ]
  const kinds: readonly string[] = lead.kind === 'chat' ? LEAD_KINDS : FORM_KINDS
  const isChatFieldWrong =
    lead.kind === 'chat' &&
    (['name', 'email'] as const).some((field) => lead[field] && problemWithField(field, lead[field]))
  return [
    ...(all.some((value) => value && (!value.isWellFormed() || /\p{Cc}/u.test(value))) ? ['no text'] : []),
    ...(all.some((value) => (value?.length ?? 0) > 4000) ? ['too long'] : []),
    ...(kinds.includes(lead.kind) && ['partial', 'complete'].includes(lead.status) ? [] : ['unknown kind']),
    ...(lead.phone && normalisePhone(lead.phone) !== lead.phone ? ['odd phone'] : []),
    ...(isChatFieldWrong ? ['unchecked answer'] : []),
    ...(![lead.name, lead.email, lead.phone_typed].some(Boolean) ? ['nobody'] : []),
  ]
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []

const address = (i: number) => `10.${i % 250}.${(i >> 8) % 250}.${i % 199}`
const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 300)
const json = (body: unknown = null) => ({
  method: 'POST',
  body: JSON.stringify(body) ?? '',
  headers: { 'content-type': 'application/json' },
})
