import { createRoute, type z } from '@hono/zod-openapi'
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
import { type CallLimits, type RateLimitDeps, rateLimit } from '../http/rate-limit.ts'
import { captureLead } from './capture-lead.ts'
import { type SourceDeps, sourceOf } from './lead-source.ts'
import { notifyAdmin } from './notify-admin.ts'
import { registerLead } from './register-lead.ts'
import type { LeadDeps } from './store-lead.ts'

/** A whole office or mobile carrier may share one address. */
export const REGISTER_LIMITS: CallLimits = {
  perId: { points: 20, durationS: 60 },
  perAddress: { points: 600, durationS: 60 },
}
const CHAT_LIMITS: CallLimits = { perId: { points: 40, durationS: 60 }, perAddress: { points: 600, durationS: 60 } }

export interface LeadRouteDeps extends LeadDeps, RateLimitDeps, SourceDeps {
  whatsAppNumbers: { business: string; admin: string }
}

export function addLeadRoutes(api: Api, deps: LeadRouteDeps): void {
  const { whatsAppNumbers } = deps
  const describeCall = <Path extends string, Request extends z.ZodType, Answer extends z.ZodType>(
    name: string,
    { path, summary, limits = CHAT_LIMITS, request, answer, description }: Call<Path, Request, Answer>,
  ) =>
    createRoute({
      method: 'post',
      path,
      summary,
      ...rateLimit(deps, name, limits),
      request: jsonBody(request),
      responses: answers(answer, description),
    })

  const registerRoute = describeCall('register', {
    path: '/api/register',
    summary: 'Keeps a registration, trial or promo form',
    limits: REGISTER_LIMITS,
    request: registerRequest,
    answer: registerAnswer,
    description: 'The lead is kept; leadId is null when it was erased at the person’s wish since',
  })
  api.openapi(registerRoute, async (c) =>
    c.json(await registerLead(deps, c.req.valid('json'), { source: sourceOf(deps, c) }), 200),
  )

  const captureRoute = describeCall('capture', {
    path: '/api/chat/capture-lead',
    summary: 'Keeps what a visitor told the tutor, answer by answer',
    request: captureLeadRequest,
    answer: captureLeadAnswer,
    description: 'The answers are kept, or forgotten when the visitor stopped',
  })
  api.openapi(captureRoute, async (c) =>
    c.json({ success: true, leadId: await captureLead(deps, c.req.valid('json'), sourceOf(deps, c)) } as const, 200),
  )

  const handoffRoute = describeCall('handoff', {
    path: '/api/chat/whatsapp-handoff',
    summary: 'Gives the WhatsApp link for this visitor',
    request: handoffRequest,
    answer: handoffAnswer,
    description: 'The link',
  })
  api.openapi(handoffRoute, (c) => {
    const { leadInfo = {}, language = 'en' } = c.req.valid('json')
    const { name, city, goal } = leadInfo
    const sanitised = (value: string | undefined) => (value && sanitise(value)) || undefined
    const told = { name: sanitised(name), city: city === null ? null : sanitised(city), goal: sanitised(goal) }
    const text = whatsAppText(told, language)
    return c.json({ whatsappLink: whatsAppLink(whatsAppNumbers.business, text) }, 200)
  })

  const notifyRoute = describeCall('notify', {
    path: '/api/notify-whatsapp',
    summary: 'Makes sure that the admin is told of a stored lead',
    request: notifyRequest,
    answer: notifyAnswer,
    description: 'The same answer whether there is such a lead or not: strangers learn nothing',
  })
  api.openapi(notifyRoute, async (c) => {
    await notifyAdmin(deps, c.req.valid('json'))
    return c.json({ success: true }, 200)
  })
}

interface Call<Path extends string, Request extends z.ZodType, Answer extends z.ZodType> {
  path: Path
  summary: string
  limits?: CallLimits
  request: Request
  answer: Answer
  description: string
}
