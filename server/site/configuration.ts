import { z } from 'zod'
import { StartError } from '../log/start-error.ts'
import { pushSubject } from '../outside/push/push-subject.ts'
import type { AccountSettings } from './settings/accounts.ts'
import type { AddressSettings } from './settings/address.ts'
import type { ModelSettings } from './settings/ai.ts'
import { SETTINGS } from './settings/all-settings.ts'
import type { DataSettings } from './settings/data.ts'
import type { DeskSettings } from './settings/desk.ts'
import type { AnyGroup, ValuesOf } from './settings/group.ts'
import type { ListeningSettings } from './settings/listening.ts'
import type { MailSettings } from './settings/mail.ts'
import type { MeasurementSettings } from './settings/measurement.ts'
import { plainWords } from './settings/plain-words.ts'
import type { SchoolSettings } from './settings/school.ts'
import type { WhatsAppSettings } from './settings/whatsapp.ts'
import { unknownVariables } from './unknown-variables.ts'

type OfSubjects = ListeningSettings &
  DataSettings &
  AddressSettings &
  AccountSettings &
  MailSettings &
  WhatsAppSettings &
  ModelSettings &
  DeskSettings &
  MeasurementSettings &
  SchoolSettings

/** What follows from variables of several subjects. */
interface AcrossSubjects {
  /** True without SITE_URL, SMTP_URL and TRUST_PROXY: then this may be the operator's own machine. */
  offersDemo: boolean
  /** For /.well-known/security.txt: a mailto: or https: address. */
  securityContact: string | null
  push: {
    /** Whom push services write to about the site; null without a real address: then nothing is pushed. */
    subject: string | null
    /** A push service besides those of the known browsers. */
    extraOrigin: string | null
  }
  /** Warnings about variables whose name looks mistyped. */
  unknownVariables: string[]
}

export type Configuration = OfSubjects & AcrossSubjects

type Values = UnionToIntersection<ValuesOf<(typeof SETTINGS)[number]>>
type UnionToIntersection<Union> = (Union extends unknown ? (of: Union) => void : never) extends (of: infer All) => void
  ? All
  : never

const VARIABLES = Object.assign({}, ...SETTINGS.map(({ variables }) => variables)) as AnyGroup['variables']
const schema = z.object(Object.fromEntries(Object.entries(VARIABLES).map(([name, { schema }]) => [name, schema])))

/** An empty environment is valid. Throws a StartError that names the variables with wrong values. */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(given, { error: plainWords })
  if (!parsed.success) throw new StartError(describeProblems(parsed.error))
  const values = parsed.data as Values
  const parts = SETTINGS.map((group) => (group as unknown as AnyGroup).configure(values))
  return { ...(Object.assign({}, ...parts) as OfSubjects), ...acrossSubjects(values, Object.keys(given)) }
}

function acrossSubjects(values: Values, given: readonly string[]): AcrossSubjects {
  const { SITE_URL, SMTP_URL, TRUST_PROXY, SECURITY_CONTACT, SCHOOL_EMAIL, ADMIN_EMAIL, PUSH_SERVICE_ORIGIN } = values
  return {
    offersDemo: [SITE_URL, SMTP_URL, TRUST_PROXY].every((value) => value === undefined),
    securityContact: SECURITY_CONTACT ?? (SCHOOL_EMAIL ? `mailto:${SCHOOL_EMAIL}` : null),
    push: {
      subject: pushSubject(ADMIN_EMAIL ?? null, SITE_URL ?? null),
      extraOrigin: PUSH_SERVICE_ORIGIN ?? null,
    },
    unknownVariables: unknownVariables(given, Object.keys(VARIABLES)),
  }
}

function describeProblems(error: z.ZodError): string {
  const problems = error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  return `Configuration: ${problems.join('; ')}. Mend it in the environment or .env, then start again.`
}
