import { createRoute } from '@hono/zod-openapi'
import {
  captureLeadAnswer,
  captureLeadRequest,
  handoffAnswer,
  handoffRequest,
  notifyAnswer,
  notifyRequest,
  registerAnswer,
  registerRequest,
} from '../../domain/leads/lead-contract.ts'
import { sanitise } from '../../domain/leads/lead-fields.ts'
import { whatsAppLink, whatsAppText } from '../../domain/leads/whatsapp-link.ts'
import { type Api, answers, jsonBody } from '../http/api-kit.ts'
import { limited } from '../http/limited.ts'
import type { Services } from '../services.ts'
import { captureLead } from './capture-lead.ts'
import { notifyAdmin } from './notify-admin.ts'
import { registerLead } from './register-lead.ts'

/** An address may stand for a whole office or carrier: its limits leave room for many people. */
const LIMITS = {
  register: { perId: { points: 20, durationS: 60 }, perAddress: { points: 600, durationS: 60 } },
  chat: { perId: { points: 40, durationS: 60 }, perAddress: { points: 600, durationS: 60 } },
}

export function addLeadRoutes(api: Api, services: Services): void {
  const { whatsAppNumbers } = services
  const register = createRoute({
    method: 'post',
    path: '/api/register',
    summary: 'Keeps a registration, trial or promo form',
    ...limited(services, 'register', LIMITS.register),
    request: jsonBody(registerRequest),
    responses: answers(registerAnswer, 'The lead is kept'),
  })
  api.openapi(register, async (c) => c.json(await registerLead(services, c.req.valid('json')), 200))

  const capture = createRoute({
    method: 'post',
    path: '/api/chat/capture-lead',
    summary: 'Keeps what a visitor told the tutor, answer by answer',
    ...limited(services, 'capture', LIMITS.chat),
    request: jsonBody(captureLeadRequest),
    responses: answers(captureLeadAnswer, 'The answers are kept, or forgotten when the visitor stopped'),
  })
  api.openapi(capture, async (c) =>
    c.json({ success: true, leadId: await captureLead(services, c.req.valid('json')) } as const, 200),
  )

  const handoff = createRoute({
    method: 'post',
    path: '/api/chat/whatsapp-handoff',
    summary: 'Gives the WhatsApp link for this visitor',
    ...limited(services, 'handoff', LIMITS.chat),
    request: jsonBody(handoffRequest),
    responses: answers(handoffAnswer, 'The link'),
  })
  api.openapi(handoff, (c) => {
    const { leadInfo = {}, language = 'en' } = c.req.valid('json')
    const { name, city, goal } = leadInfo
    const said = (value: string | undefined) => (value && sanitise(value)) || undefined
    const text = whatsAppText({ name: said(name), city: said(city), goal: said(goal) }, language)
    return c.json({ whatsappLink: whatsAppLink(whatsAppNumbers.business, text) }, 200)
  })

  const notify = createRoute({
    method: 'post',
    path: '/api/notify-whatsapp',
    summary: 'Makes sure that the admin is told of a stored lead',
    ...limited(services, 'notify', LIMITS.chat),
    request: jsonBody(notifyRequest),
    responses: answers(notifyAnswer, 'The same answer whether there is such a lead or not: strangers learn nothing'),
  })
  api.openapi(notify, async (c) => {
    await notifyAdmin(services, c.req.valid('json'))
    return c.json({ success: true }, 200)
  })
}
