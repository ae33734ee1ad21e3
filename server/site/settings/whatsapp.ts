import { z } from 'zod'
import { dialablePhone, phoneDigits } from '../../../domain/leads/phone.ts'
import type { CloudSettings } from '../../outside/whatsapp/cloud-whatsapp.ts'
import { bothOrNeither, settingsGroup } from './group.ts'
import { httpAddress, withoutSlash } from './values.ts'

export const PLACEHOLDER_NUMBER = '6281200000000'
const API_URL = 'https://graph.facebook.com/v26.0'
const PHONE_NUMBER = z
  .string()
  .refine(
    (typed) => dialablePhone(typed) !== null,
    'must be a whole phone number, such as 6281234567890 or 0812-3456-7890',
  )
  .transform(phoneDigits)
  .default(PLACEHOLDER_NUMBER)

export interface WhatsAppSettings {
  whatsApp: {
    businessNumber: string
    adminNumber: string
    /** Null when messages go by mail or are only stored. */
    cloud: CloudSettings | null
    appSecret: string | null
    verifyToken: string | null
  }
}

export const whatsApp = settingsGroup({
  title: 'WhatsApp',
  variables: {
    WHATSAPP_BUSINESS_NUMBER: {
      about: `The number that visitors chat with, and the one that is told of new leads, with country code. Placeholders
        until set.`,
      example: '6281234567890',
      schema: PHONE_NUMBER,
    },
    WHATSAPP_ADMIN_NUMBER: { example: '6281234567890', schema: PHONE_NUMBER },
    WHATSAPP_TOKEN: {
      about: `WhatsApp Cloud API: both or neither. Without them leads are mailed to ADMIN_EMAIL, or kept in the database
        only.`,
      schema: z.string().min(10, 'must be the access token of the WhatsApp Cloud API').optional(),
    },
    WHATSAPP_PHONE_NUMBER_ID: {
      schema: z.string().regex(/^\d+$/, 'must be the id of the sending number, digits only').optional(),
    },
    WHATSAPP_API_URL: {
      about: "Its address with version, the approved template with one body parameter, and the template's language.",
      example: API_URL,
      schema: httpAddress().default(API_URL),
    },
    WHATSAPP_TEMPLATE: {
      example: 'new_lead',
      schema: z
        .string()
        .regex(/^[a-z0-9_]+$/, 'must be the name of an approved template')
        .default('new_lead'),
    },
    WHATSAPP_TEMPLATE_LANGUAGE: {
      example: 'id',
      schema: z
        .string()
        .regex(/^[a-zA-Z_]{2,7}$/, 'must be the code of a language')
        .default('id'),
    },
    WHATSAPP_APP_SECRET: {
      about: 'For its webhook at /webhooks/whatsapp, which follows messages until they are delivered: both or neither.',
      schema: z.string().min(8).optional(),
    },
    WHATSAPP_VERIFY_TOKEN: { schema: z.string().min(8).optional() },
  },
  configure: (values): WhatsAppSettings => ({
    whatsApp: {
      businessNumber: values.WHATSAPP_BUSINESS_NUMBER,
      adminNumber: values.WHATSAPP_ADMIN_NUMBER,
      cloud: cloudSettings(values),
      appSecret: values.WHATSAPP_APP_SECRET ?? null,
      verifyToken: values.WHATSAPP_VERIFY_TOKEN ?? null,
    },
  }),
})

function cloudSettings(values: Parameters<typeof whatsApp.configure>[0]): CloudSettings | null {
  const sender = bothOrNeither(
    ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID'],
    [values.WHATSAPP_TOKEN, values.WHATSAPP_PHONE_NUMBER_ID],
  )
  if (!sender) return null
  const [token, phoneNumberId] = sender
  return {
    apiUrl: withoutSlash(values.WHATSAPP_API_URL),
    token,
    phoneNumberId,
    template: values.WHATSAPP_TEMPLATE,
    templateLanguage: values.WHATSAPP_TEMPLATE_LANGUAGE,
  }
}
