import { z } from 'zod'
import { ROLES } from '../auth/roles.ts'
import { exactText, textBlock, textLine } from '../shared/contract-text.ts'
import { calendarDay } from '../shared/contract-time.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../shared/language.ts'
import { pushState } from './devices-contract.ts'
import { hoursProblem } from './opening-hours.ts'
import { SETTING_LIMITS } from './setting-limits.ts'
import { MAX_TEMPLATE_LENGTH, MAX_TEMPLATES, wrongGap } from './templates.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/)

export const openingHours = z
  .object({
    week: z
      .array(z.object({ open: time, close: time }).nullable())
      .length(7)
      .meta({ description: 'Monday first' }),
    holidays: z
      .array(z.object({ from: calendarDay(), to: calendarDay(), name: textLine(SETTING_LIMITS.holidayName) }))
      .max(200),
  })
  .meta({ id: 'DeskOpeningHours' })

const seenVersion = z
  .number()
  .int()
  .min(0)
  .meta({ description: 'The version that was seen; an outdated one is refused' })

export const hoursRequest = openingHours
  .extend({ version: seenVersion })
  .refine((hours) => hoursProblem(hours) === null)
  .meta({ id: 'DeskHoursRequest' })
export type HoursRequest = z.infer<typeof hoursRequest>

const message = textBlock(MAX_TEMPLATE_LENGTH)
const templateName = textLine(SETTING_LIMITS.templateName)
export const messageTemplate = z
  .object({
    id: exactText().min(1).max(60),
    name: z.object({ id: templateName, en: templateName }),
    text: z.object({ id: message.optional(), en: message.optional() }),
    isPromo: z.boolean(),
  })
  .meta({ id: 'DeskTemplate' })

const sendableTemplate = messageTemplate.refine(
  ({ text }) => LANGUAGES.every((language) => wrongGap(text[language] ?? '') === null),
  { path: ['text'] },
)
export const templatesRequest = z.object({
  version: seenVersion,
  templates: z.array(sendableTemplate).max(MAX_TEMPLATES),
})
export type TemplatesRequest = z.infer<typeof templatesRequest>

/** Of the account that asks: what messages are signed with. */
export const ownNameRequest = z
  .object({ name: textLine(SETTING_LIMITS.ownName).refine((name) => name.trim() !== '') })
  .meta({ id: 'DeskOwnNameRequest' })
export type OwnNameRequest = z.infer<typeof ownNameRequest>

/** Each member of the team has their own. */
export const notificationChoice = z
  .object({
    /** A new person; after five minutes without a claim; ten minutes before a contact that was promised. */
    arrival: z.boolean(),
    reminder: z.boolean(),
    due: z.boolean(),
    email: z.boolean(),
    digest: z.boolean(),
    /** When the digest is sent, in the school's time. */
    digestAt: time,
    quietOutsideHours: z.boolean(),
    quiet: z.object({ from: time, to: time }).nullable(),
    /** Off by default: program and city only. */
    showsName: z.boolean(),
    /** Of notifications and mails. */
    language: z.enum(LANGUAGES),
    /** One-letter shortcuts of the keyboard. */
    shortcuts: z.boolean(),
  })
  .meta({ id: 'DeskNotificationChoice' })
export type NotificationChoice = z.infer<typeof notificationChoice>

/** What was changed, and nothing else. */
export const notificationChanges = notificationChoice.partial().meta({ id: 'DeskNotificationChanges' })
export type NotificationChanges = z.infer<typeof notificationChanges>

export const DEFAULT_NOTIFICATIONS: NotificationChoice = {
  arrival: true,
  reminder: true,
  due: true,
  email: false,
  digest: false,
  digestAt: '07:30',
  quietOutsideHours: true,
  quiet: null,
  showsName: false,
  language: DEFAULT_LANGUAGE,
  shortcuts: true,
}

export const escalation = z
  .object({
    afterMin: z.number().int().min(1).max(120),
    order: z.array(exactText().min(1).max(100)).max(20),
  })
  .meta({ id: 'DeskEscalation' })

export const escalationRequest = escalation.extend({ version: seenVersion }).meta({ id: 'DeskEscalationRequest' })
export type EscalationRequest = z.infer<typeof escalationRequest>

/** `details` of 'desk.conflict' (409) for settings: what somebody else has stored meanwhile. */
export interface SettingConflict {
  version: number
  value: unknown
  byId: string | null
  byName: string | null
  atMs: number
}

const teamAccount = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  isDisabled: z.boolean(),
  /** When the account last used the site; null if never, or unknown. */
  seenAtMs: z.number().nullable(),
})
export type TeamAccount = z.infer<typeof teamAccount>

/** 'off' has no configuration; 'embedded' keeps messages in the database. */
export const CONNECTION_MODES = ['off', 'embedded', 'real'] as const
export const CONNECTIONS = ['whatsapp', 'mail', 'tutor', 'webhook', 'push'] as const
export type ConnectionName = (typeof CONNECTIONS)[number]

/** What stands between the site and the outside. */
export const connection = z.object({
  name: z.enum(CONNECTIONS),
  mode: z.enum(CONNECTION_MODES),
  lastSuccessAtMs: z.number().nullable(),
  /** Refused, and tried again. */
  waiting: z.number(),
  failed: z.number(),
  /** The service's own words about the newest failure. */
  lastProblem: z.string().nullable(),
})
export type Connection = z.infer<typeof connection>

/** A message that was given up. */
const deadDelivery = z.object({
  id: z.string(),
  channel: z.enum(['whatsapp', 'mail', 'webhook']),
  personId: z.string().nullable(),
  personName: z.string().nullable(),
  attempts: z.number(),
  problem: z.string().nullable(),
  atMs: z.number(),
})
export type DeadDelivery = z.infer<typeof deadDelivery>

const auditLine = z.object({
  id: z.string(),
  what: z.string().meta({ description: 'A kind of DeskEvent, or of a change of the settings' }),
  actorId: z.string().nullable(),
  actorName: z.string().nullable(),
  personId: z.string().nullable(),
  personName: z.string().nullable().meta({ description: 'Of the person, or of the member that joins or leaves' }),
  data: z.record(z.string(), z.unknown()),
  atMs: z.number(),
})
export type AuditLine = z.infer<typeof auditLine>

export const auditAnswer = z.object({ lines: z.array(auditLine), next: z.string().nullable() })
export type AuditAnswer = z.infer<typeof auditAnswer>

const openDataRequest = z.object({
  id: z.string(),
  kind: z.enum(['copy', 'erasure']),
  email: z.string(),
  personId: z.string().nullable(),
  confirmedAtMs: z.number(),
  dueAtMs: z.number(),
})

export const SETTINGS_PARTS = [
  'notifications',
  'templates',
  'hours',
  'team',
  'connections',
  'security',
  'privacy',
] as const
export type SettingsPart = (typeof SETTINGS_PARTS)[number]
/** For owners only; to staff they are 404. */
export const OWNER_PARTS: readonly SettingsPart[] = ['team', 'connections', 'privacy']

/** Parts that the user may not see are left out. */
export const deskSettings = z
  .object({
    hours: openingHours,
    templates: z.array(messageTemplate),
    notifications: notificationChoice,
    escalation,
    /** Of what the whole team shares; sent with each change. */
    versions: z.object({ hours: z.number(), templates: z.number(), escalation: z.number() }),
    push: pushState,
    team: z.array(teamAccount).optional(),
    connections: z.array(connection).optional(),
    deadDeliveries: z.array(deadDelivery).optional(),
    privacy: z.object({ requests: z.array(openDataRequest), audit: auditAnswer }).optional(),
  })
  .meta({ id: 'DeskSettings' })
export type DeskSettings = z.infer<typeof deskSettings>
