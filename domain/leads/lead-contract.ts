import { z } from 'zod'
import { textLine as text } from '../shared/contract-text.ts'
import { LANGUAGES } from '../shared/language.ts'

/** Odd values are stored and marked, never refused. Only the length is limited. */
const optionalText = (max: number) => text(max).optional()

export const LEAD_KINDS = ['registration', 'trial', 'promo', 'chat'] as const
export const FORM_KINDS = ['registration', 'trial', 'promo'] as const

export const consent = z
  .object({
    /** The version of the purpose line that was shown. */
    wordingVersion: text(20),
    language: z.enum(LANGUAGES),
    marketing: z.boolean(),
  })
  .meta({ id: 'Consent' })

export const registerRequest = z
  .object({
    kind: z.enum(FORM_KINDS),
    idempotencyKey: z.string().regex(/^[\w-]{16,64}$/),
    name: text(500),
    email: text(500),
    phone: optionalText(200),
    city: optionalText(200),
    type: optionalText(50),
    companyName: optionalText(500),
    companySize: optionalText(50),
    industry: optionalText(100),
    startDate: optionalText(30),
    program: optionalText(100),
    consent,
    language: z.enum(LANGUAGES),
    userId: optionalText(100),
    page: optionalText(500),
    referrer: optionalText(1000),
    utm: z
      .record(z.string().regex(/^utm_[a-z]{1,20}$/), text(300))
      .refine((utm) => Object.keys(utm).length <= 10)
      .optional(),
    /** When the visitor submitted; the request may arrive days later. */
    submittedAtMs: z.number().int().min(0).optional(),
    /** Honeypot: hidden from people, filled in by bots and sometimes by autofill. */
    website: optionalText(500),
    filledInMs: z.number().int().min(0).max(1e12).optional(),
  })
  .superRefine(({ email, phone }, context) => {
    if (email.trim() || phone?.trim()) return
    for (const field of ['email', 'phone']) {
      context.addIssue({ code: 'custom', path: [field], message: 'nobody could be reached' })
    }
  })
  .meta({ id: 'RegisterRequest' })
export type RegisterRequest = z.infer<typeof registerRequest>

export const registerAnswer = z
  .object({ success: z.literal(true), leadId: z.string().nullable(), phone: z.string().nullable() })
  .meta({ id: 'RegisterAnswer' })
export type RegisterAnswer = z.infer<typeof registerAnswer>

export const leadInfo = z
  .object({
    name: optionalText(500),
    email: optionalText(500),
    phone: optionalText(200),
    goal: optionalText(500),
    city: optionalText(200),
  })
  .meta({ id: 'LeadInfo' })
export type LeadInfo = z.infer<typeof leadInfo>

const chatUserId = text(100).min(1)

export const captureLeadRequest = z
  .object({
    userId: chatUserId,
    /** Requests with the same id update one lead. */
    captureId: z.string().regex(/^[\w-]{16,64}$/),
    leadInfo,
    status: z.enum(['partial', 'complete', 'stopped']),
    conversationExcerpt: optionalText(4000),
    language: z.enum(LANGUAGES),
    consent,
  })
  .meta({ id: 'CaptureLeadRequest' })
export type CaptureLeadRequest = z.infer<typeof captureLeadRequest>

export const captureLeadAnswer = z
  .object({ success: z.literal(true), leadId: z.string().nullable() })
  .meta({ id: 'CaptureLeadAnswer' })
export type CaptureLeadAnswer = z.infer<typeof captureLeadAnswer>

export const handoffRequest = z
  .object({
    leadInfo: leadInfo
      .extend({
        city: optionalText(200).nullable().meta({ description: 'Null: not told, and not named; Jakarta if missing' }),
      })
      .optional(),
    conversationExcerpt: optionalText(4000),
    userId: chatUserId.optional(),
    language: z.enum(LANGUAGES).optional(),
  })
  .meta({ id: 'HandoffRequest' })
export type HandoffRequest = z.infer<typeof handoffRequest>

export const handoffAnswer = z.object({ whatsappLink: z.string() }).meta({ id: 'HandoffAnswer' })
export type HandoffAnswer = z.infer<typeof handoffAnswer>

export const notifyRequest = z
  .object({
    to: optionalText(50).meta({ description: 'Accepted and ignored: messages go to the configured number only' }),
    message: optionalText(5000).meta({ description: 'Accepted and ignored: the text is made from the stored lead' }),
    leadInfo,
    conversationExcerpt: optionalText(4000),
  })
  .meta({ id: 'NotifyRequest' })
export type NotifyRequest = z.infer<typeof notifyRequest>

export const notifyAnswer = z.object({ success: z.boolean() }).meta({ id: 'NotifyAnswer' })
export type NotifyAnswer = z.infer<typeof notifyAnswer>
