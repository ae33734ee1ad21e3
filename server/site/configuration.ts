import { join, resolve } from 'node:path'
import { z } from 'zod'
import { MIN_PASSWORD_LENGTH } from '../../domain/auth/account-rules.ts'
import type { BrandOverrides } from '../../domain/brand/brand.ts'
import { dialablePhone, phoneDigits } from '../../domain/leads/phone.ts'
import { DEFAULT_KEEP_DAYS } from '../../domain/privacy/privacy-facts.ts'
import type { Measurement } from '../../domain/shared/screen-contract.ts'
import type { GoogleSettings } from '../auth/google-provider.ts'
import { type PasswordCost, TODAYS_COST } from '../auth/password-hash.ts'
import { StartError } from '../log/start-error.ts'
import { AI_PROVIDERS, type AiSettings } from '../outside/ai/sdk-provider.ts'
import { pushSubject } from '../outside/push/push-subject.ts'
import type { WebhookSettings } from '../outside/webhook/webhook.ts'
import type { CloudSettings } from '../outside/whatsapp/cloud-whatsapp.ts'
import type { KeepDays } from './retention-parts.ts'
import { unknownVariables } from './unknown-variables.ts'

/** Relative paths start here, wherever a command is run. */
const PROJECT_DIR = resolve(import.meta.dirname, '../..')
const DEFAULT_GEMINI_MODEL = 'gemini-3.8-flash'
const GEMINI_ADDRESS = `https://generativelanguage.googleapis.com/v1beta/models/${DEFAULT_GEMINI_MODEL}:generateContent`
export const GOOGLE_TAG = 'https://www.googletagmanager.com/gtag/js'
export const PLACEHOLDER_NUMBER = '6281200000000'
export const SAMPLE_SENDER = 'no-reply@langkah.example'
const phoneNumber = z
  .string()
  .refine(
    (typed) => dialablePhone(typed) !== null,
    'must be a whole phone number, such as 6281234567890 or 0812-3456-7890',
  )
  .transform(phoneDigits)

/** Every environment variable that the site reads. */
const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgres://user:password@host:5432/database')
    .optional(),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be the public address, such as https://www.example.com' })
    .refine(isOriginOnly, 'must be scheme and host only, with no path, query or password')
    .transform((address) => new URL(address).origin)
    .optional(),
  TRUST_PROXY: z.coerce
    .number({ error: 'must be the number of proxies in front of the site, such as 1' })
    .int()
    .min(0)
    .max(10)
    .optional(),
  AUTH_SECRET: z.string().min(32, 'must be at least 32 random characters').optional(),
  PASSWORD_MIN: z.coerce
    .number({ error: 'must be a number of characters' })
    .int()
    .min(MIN_PASSWORD_LENGTH, `must be at least ${MIN_PASSWORD_LENGTH}`)
    .max(64)
    .default(MIN_PASSWORD_LENGTH),
  TWO_STEP: z.enum(['required', 'optional'], { error: "must be 'required' or 'optional'" }).default('required'),
  SECURITY_CONTACT: z.url({ protocol: /^(https|mailto)$/, error: 'must be an https:// or mailto: address' }).optional(),
  API_DESCRIPTION: z.enum(['on', 'off']).default('off'),
  GOOGLE_CLIENT_ID: z.string().min(5).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(5).optional(),
  GOOGLE_AUTHORIZATION_URL: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
  GOOGLE_JWKS_URL: z.url({ protocol: /^https?$/ }).default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must look like smtps://user:password@mail.example.com')
    .optional(),
  MAIL_FROM: z.string().min(3).max(200).default(SAMPLE_SENDER),
  ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  WHATSAPP_BUSINESS_NUMBER: phoneNumber.default(PLACEHOLDER_NUMBER),
  WHATSAPP_ADMIN_NUMBER: phoneNumber.default(PLACEHOLDER_NUMBER),
  WHATSAPP_TOKEN: z.string().min(10, 'must be the access token of the WhatsApp Cloud API').optional(),
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, 'must be the id of the sending number, digits only').optional(),
  WHATSAPP_API_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com/v26.0'),
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]+$/, 'must be the name of an approved template')
    .default('new_lead'),
  WHATSAPP_TEMPLATE_LANGUAGE: z
    .string()
    .regex(/^[a-zA-Z_]{2,7}$/)
    .default('id'),
  WHATSAPP_APP_SECRET: z.string().min(8).optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(8).optional(),
  AI_PROVIDER: z.enum(AI_PROVIDERS).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: oneLine(200).optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_DAILY_TOKENS: z.coerce.number().int().min(0).default(2_000_000),
  AI_TIMEOUT_S: z.coerce.number().min(0.1).max(22).default(20),
  AI_BROWSER_KEY: oneLine(200).optional(),
  AI_BROWSER_URL: z.url({ protocol: /^https?$/ }).default(GEMINI_ADDRESS),
  DESK_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
  DESK_WEBHOOK_SECRET: z.string().min(24, 'must be at least 24 random characters').optional(),
  PUSH_SERVICE_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be the origin of a push service' })
    .refine(isOriginOnly, 'must be scheme, host and port only')
    .transform((address) => new URL(address).origin)
    .optional(),
  ADMIN_TOKEN: z.string().min(24, 'must be at least 24 random characters').optional(),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'must look like G-XXXXXXXXXX')
    .optional(),
  GA_SCRIPT_URL: z.url({ protocol: /^https?$/ }).default(GOOGLE_TAG),
  KEEP_EVENTS_DAYS: days(DEFAULT_KEEP_DAYS.events),
  KEEP_TRANSCRIPTS_DAYS: days(DEFAULT_KEEP_DAYS.transcripts),
  KEEP_LEADS_DAYS: days(DEFAULT_KEEP_DAYS.leads),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP: z.coerce
    .number({ error: 'must be a number of backups' })
    .int('must be a whole number of backups')
    .min(0)
    .max(1000)
    .default(7),
  LEAD_FORMS: z.enum(['store', 'log']).default('store'),
  PAGE_CACHE_S: z.coerce.number({ error: 'must be a number of seconds' }).int().min(0).max(86_400).default(0),
  CSP_EXTRA: z
    .string()
    .refine(isDirectiveList, 'must be a list such as "connect-src https://a.example; img-src https://b.example"')
    .default(''),
  SCHOOL_DIR: z.string().min(1).optional(),
  SCHOOL_NAME: oneLine(80).optional(),
  SCHOOL_SHORT_NAME: oneLine(40).optional(),
  SCHOOL_SUFFIX: oneLine(40).optional(),
  SCHOOL_EMAIL: z.email('must be an e-mail address').optional(),
  SCHOOL_PHONE: z
    .string()
    .regex(/^\+?(?=(\D*\d){5})[\d ().-]{5,30}$/, 'must be a phone number, such as +62 21 5550 0150')
    .optional(),
  SCHOOL_ADDRESS: oneLine(200).optional(),
  SCHOOL_INSTAGRAM: httpsAddress().optional(),
  SCHOOL_FACEBOOK: httpsAddress().optional(),
  SCHOOL_TIKTOK: httpsAddress().optional(),
  SCHOOL_LINKEDIN: httpsAddress().optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export interface Configuration {
  port: number
  /** null listens on every address of the machine. */
  host: string | null
  dataDir: string
  databaseUrl: string | null
  /** The site's public origin: the only source of absolute addresses, Secure cookies and HSTS. */
  siteUrl: string | null
  /** The number of proxies in front of the site: so many entries of X-Forwarded-For are trusted. */
  trustedProxies: number
  /** True without SITE_URL, SMTP_URL and TRUST_PROXY: then this may be the operator's own machine. */
  offersDemo: boolean
  authSecret: string | null
  /** Of passwords; accounts with a role need more. */
  passwordMin: number
  /** Not for operators: the tests' accounts are cheaper. */
  passwordCost: PasswordCost
  /** Whether owners may use the desk only with a second factor. */
  requiresTwoStep: boolean
  /** For /.well-known/security.txt: a mailto: or https: address. */
  securityContact: string | null
  /** Whether /api/openapi.json is there. */
  describesApi: boolean
  /** Null without sign-in with Google. */
  google: GoogleSettings | null
  extraContentSources: string
  mail: { smtpUrl: string | null; from: string; adminEmail: string | null }
  whatsApp: {
    businessNumber: string
    adminNumber: string
    /** Null when messages go by mail or are only stored. */
    cloud: CloudSettings | null
    appSecret: string | null
    verifyToken: string | null
  }
  /** Null without a language model: the embedded tutor answers. */
  ai: (AiSettings & { tokensADay: number; timeoutMs: number }) | null
  /** The URL, with its key, of a generative service that pages may call when the server has no explanation. */
  browserAi: string | null
  /** Gives access to /api/admin/stats without a session. */
  adminToken: string | null
  /** Another system that is told of every change at the desk. */
  deskWebhook: WebhookSettings | null
  push: {
    /** Whom push services write to about the site; null without a real address: then nothing is pushed. */
    subject: string | null
    /** A push service besides those of the known browsers. */
    extraOrigin: string | null
  }
  /** Google Analytics, for visitors who agree; null without it. */
  measurement: Measurement | null
  keepDays: KeepDays
  /** Of backups that the site takes by itself: none if it keeps 0. */
  backup: { folder: string; keep: number }
  /** 'log' as in the specification: forms send nothing. */
  leadForms: 'store' | 'log'
  /** The folder of the school; null for the sample school. */
  schoolDir: string | null
  /** How long a cache in front may keep public pages. */
  pageCacheS: number
  /** Set values replace those of the school. */
  brandOverrides: BrandOverrides
  /** Where /metrics is; null without it. */
  metrics: { port: number; host: string } | null
  logLevel: string
  /** Warnings about variables whose name looks mistyped. */
  unknownVariables: string[]
}

/** An empty environment is valid. Throws a StartError that names the variables with wrong values. */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new StartError(describeProblems(parsed.error))
  const values = parsed.data
  const dataDir = resolve(PROJECT_DIR, values.DATA_DIR)
  return {
    port: values.PORT,
    host: values.HOST ?? null,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    siteUrl: values.SITE_URL ?? null,
    trustedProxies: values.TRUST_PROXY ?? 0,
    offersDemo: values.SITE_URL === undefined && values.SMTP_URL === undefined && values.TRUST_PROXY === undefined,
    authSecret: values.AUTH_SECRET ?? null,
    passwordMin: values.PASSWORD_MIN,
    passwordCost: TODAYS_COST,
    requiresTwoStep: values.TWO_STEP === 'required',
    securityContact: securityContactFrom(values),
    describesApi: values.API_DESCRIPTION === 'on',
    google: googleSettings(values),
    extraContentSources: values.CSP_EXTRA,
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM, adminEmail: values.ADMIN_EMAIL ?? null },
    whatsApp: {
      businessNumber: values.WHATSAPP_BUSINESS_NUMBER,
      adminNumber: values.WHATSAPP_ADMIN_NUMBER,
      cloud: cloudSettings(values),
      appSecret: values.WHATSAPP_APP_SECRET ?? null,
      verifyToken: values.WHATSAPP_VERIFY_TOKEN ?? null,
    },
    ai: aiSettings(values),
    browserAi: browserAiAddress(values),
    adminToken: values.ADMIN_TOKEN ?? null,
    deskWebhook: webhookSettings(values),
    push: pushSettings(values),
    measurement: values.GA_MEASUREMENT_ID ? { id: values.GA_MEASUREMENT_ID, scriptUrl: values.GA_SCRIPT_URL } : null,
    keepDays: {
      events: values.KEEP_EVENTS_DAYS,
      transcripts: values.KEEP_TRANSCRIPTS_DAYS,
      leads: values.KEEP_LEADS_DAYS,
    },
    backup: { folder: resolve(PROJECT_DIR, values.BACKUP_DIR ?? join(dataDir, 'backups')), keep: values.BACKUP_KEEP },
    leadForms: values.LEAD_FORMS,
    schoolDir: values.SCHOOL_DIR ? resolve(PROJECT_DIR, values.SCHOOL_DIR) : null,
    pageCacheS: values.PAGE_CACHE_S,
    brandOverrides: brandOverridesFrom(values),
    metrics: metricsFrom(values),
    logLevel: values.LOG_LEVEL,
    unknownVariables: unknownVariables(Object.keys(given), Object.keys(schema.shape)),
  }
}

function cloudSettings(values: z.infer<typeof schema>): CloudSettings | null {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId } = values
  if (!token && !phoneNumberId) return null
  if (!token || !phoneNumberId) {
    throw new StartError(
      'Configuration: WHATSAPP_TOKEN and WHATSAPP_PHONE_NUMBER_ID belong together: set both or neither.',
    )
  }
  return {
    apiUrl: values.WHATSAPP_API_URL.replace(/\/$/, ''),
    token,
    phoneNumberId,
    template: values.WHATSAPP_TEMPLATE,
    templateLanguage: values.WHATSAPP_TEMPLATE_LANGUAGE,
  }
}

const pushSettings = ({
  ADMIN_EMAIL,
  SITE_URL,
  PUSH_SERVICE_ORIGIN,
}: z.infer<typeof schema>): Configuration['push'] => ({
  subject: pushSubject(ADMIN_EMAIL ?? null, SITE_URL ?? null),
  extraOrigin: PUSH_SERVICE_ORIGIN ?? null,
})

function webhookSettings(values: z.infer<typeof schema>): WebhookSettings | null {
  const { DESK_WEBHOOK_URL: url, DESK_WEBHOOK_SECRET: secret } = values
  if (!url && !secret) return null
  if (url && secret) return { url, secret }
  throw new StartError('Configuration: DESK_WEBHOOK_URL and DESK_WEBHOOK_SECRET belong together: set both or neither.')
}

function googleSettings(values: z.infer<typeof schema>): GoogleSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values
  if (!clientId && !clientSecret) return null
  if (!clientId || !clientSecret) {
    throw new StartError(
      'Configuration: GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.',
    )
  }
  return {
    clientId,
    clientSecret,
    authorizationUrl: values.GOOGLE_AUTHORIZATION_URL,
    tokenUrl: values.GOOGLE_TOKEN_URL,
    jwksUrl: values.GOOGLE_JWKS_URL,
    issuer: values.GOOGLE_ISSUER.replace(/\/$/, ''),
  }
}

/** An OpenAI-compatible service may be anywhere, so only there AI_BASE_URL is required. */
function aiSettings(values: z.infer<typeof schema>): Configuration['ai'] {
  const { AI_PROVIDER: provider, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = values
  const model = values.AI_MODEL ?? (provider === 'gemini' ? DEFAULT_GEMINI_MODEL : undefined)
  if (!provider) {
    if (apiKey || values.AI_MODEL || baseUrl) throw new StartError('Configuration: AI_PROVIDER must be set, too.')
    return null
  }
  const missing = [
    ...(model ? [] : ['AI_MODEL']),
    ...(provider === 'openai-compatible' && !baseUrl ? ['AI_BASE_URL'] : []),
    ...(provider !== 'openai-compatible' && !apiKey ? ['AI_API_KEY'] : []),
  ]
  if (!model || missing.length > 0) {
    throw new StartError(`Configuration: AI_PROVIDER=${provider} needs ${missing.join(' and ')}.`)
  }
  return {
    provider,
    model,
    apiKey: apiKey ?? null,
    baseUrl: baseUrl?.replace(/\/$/, '') ?? null,
    tokensADay: values.AI_DAILY_TOKENS,
    timeoutMs: values.AI_TIMEOUT_S * 1000,
  }
}

function browserAiAddress({ AI_BROWSER_KEY: key, AI_BROWSER_URL: url }: z.infer<typeof schema>): string | null {
  if (!key) return null
  const address = new URL(url)
  address.searchParams.set('key', key)
  return address.href
}

function metricsFrom({ METRICS_PORT: port, METRICS_HOST: host }: z.infer<typeof schema>): Configuration['metrics'] {
  return port === undefined ? null : { port, host }
}

function securityContactFrom({
  SECURITY_CONTACT: contact,
  SCHOOL_EMAIL: email,
}: z.infer<typeof schema>): string | null {
  return contact ?? (email ? `mailto:${email}` : null)
}

function brandOverridesFrom(values: z.infer<typeof schema>): BrandOverrides {
  const social = onlySet({
    instagram: values.SCHOOL_INSTAGRAM,
    facebook: values.SCHOOL_FACEBOOK,
    tiktok: values.SCHOOL_TIKTOK,
    linkedin: values.SCHOOL_LINKEDIN,
  })
  return onlySet({
    name: values.SCHOOL_NAME,
    shortName: values.SCHOOL_SHORT_NAME,
    suffix: values.SCHOOL_SUFFIX,
    email: values.SCHOOL_EMAIL,
    phone: values.SCHOOL_PHONE,
    address: values.SCHOOL_ADDRESS,
    social: Object.keys(social).length > 0 ? social : undefined,
  })
}

function describeProblems(error: z.ZodError): string {
  const problems = error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  return `Configuration: ${problems.join('; ')}. Mend it in the environment or .env, then start again.`
}

function days(defaultDays: number) {
  return z.coerce
    .number({ error: 'must be a number of days' })
    .int('must be a whole number of days')
    .min(1, 'must be at least 1 day')
    .max(3650, 'must be at most 3650 days')
    .default(defaultDays)
}

function oneLine(maxLength: number) {
  return z
    .string()
    .trim()
    .regex(/^\P{Cc}+$/u, 'must be one line of text')
    .max(maxLength, `must have at most ${maxLength} characters`)
}

function httpsAddress() {
  return z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'must be an https:// address' })
}

function onlySet<Values extends object>(values: Values) {
  const set = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(set) as { [Key in keyof Values]?: NonNullable<Values[Key]> }
}

function isOriginOnly(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
}

function isDirectiveList(text: string): boolean {
  return text
    .split(';')
    .map((directive) => directive.trim())
    .every((directive) => directive === '' || /^[a-z]+-src( [^\s;,'"]+)+$/.test(directive))
}
