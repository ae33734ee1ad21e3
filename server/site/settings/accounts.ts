import { z } from 'zod'
import { MIN_PASSWORD_LENGTH } from '../../../domain/auth/account-rules.ts'
import { ROLES, type Role } from '../../../domain/auth/roles.ts'
import type { GoogleSettings } from '../../auth/google-provider.ts'
import { type PasswordCost, TODAYS_COST } from '../../auth/password-hash.ts'
import { bothOrNeither, settingsGroup } from './group.ts'
import { countOf, httpAddress, randomText, withoutSlash } from './values.ts'

export interface AccountSettings {
  authSecret: string | null
  /** Of passwords; accounts with a role need more. */
  passwordMin: number
  /** Not for operators: the tests' accounts are cheaper. */
  passwordCost: PasswordCost
  /** Who may use the desk only with a second factor. */
  twoStepRoles: readonly Role[]
  /** A list of stolen passwords, asked by range; null for none. */
  breachesUrl: string | null
  /** Null without sign-in with Google. */
  google: GoogleSettings | null
}

const TWO_STEP_ROLES: Record<'required' | 'team' | 'optional', readonly Role[]> = {
  required: ['owner'],
  team: ROLES,
  optional: [],
}

const ADDRESSES = {
  authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
  issuer: 'https://accounts.google.com',
}

export const accounts = settingsGroup({
  title: 'Accounts',
  variables: {
    AUTH_SECRET: {
      about: 'Key for signing sessions, at least 32 characters. Without it one is made and kept in the database.',
      schema: randomText(32).optional(),
    },
    PASSWORD_MIN: {
      about: `The shortest password that visitors may choose (${MIN_PASSWORD_LENGTH}). Accounts with a role need 10 in any
        case.`,
      example: `${MIN_PASSWORD_LENGTH}`,
      schema: countOf('characters', { min: MIN_PASSWORD_LENGTH, max: 64 }).default(MIN_PASSWORD_LENGTH),
    },
    TWO_STEP: {
      about: `Owners of the desk need a second factor (required): an authenticator app. team: staff need one, too.
        optional: nobody needs one, whoever has set one up is still asked for it.`,
      example: 'required',
      schema: z
        .enum(['required', 'team', 'optional'], { error: "must be 'required', 'team' or 'optional'" })
        .default('required'),
    },
    BREACHED_PASSWORDS_URL: {
      about: `A list of stolen passwords that refuses new ones, asked by the first five digits of their hash. Without it
        only the commonest are refused. If it does not answer within two seconds, the password is taken.`,
      example: 'https://api.pwnedpasswords.com/range',
      schema: httpAddress().optional(),
    },
    GOOGLE_CLIENT_ID: {
      about: `Sign-in with Google: both or neither. Register the redirect URI <your site>/api/auth/callback/google
        there.`,
      schema: z.string().min(5).optional(),
    },
    GOOGLE_CLIENT_SECRET: { schema: z.string().min(5).optional() },
    GOOGLE_AUTHORIZATION_URL: {
      about: "Google's own addresses; only a test or a proxy needs others.",
      example: ADDRESSES.authorization,
      schema: httpAddress().default(ADDRESSES.authorization),
    },
    GOOGLE_TOKEN_URL: { example: ADDRESSES.token, schema: httpAddress().default(ADDRESSES.token) },
    GOOGLE_JWKS_URL: { example: ADDRESSES.keys, schema: httpAddress().default(ADDRESSES.keys) },
    GOOGLE_ISSUER: { example: ADDRESSES.issuer, schema: httpAddress().default(ADDRESSES.issuer) },
  },
  configure: (values): AccountSettings => ({
    authSecret: values.AUTH_SECRET ?? null,
    passwordMin: values.PASSWORD_MIN,
    passwordCost: TODAYS_COST,
    twoStepRoles: TWO_STEP_ROLES[values.TWO_STEP],
    breachesUrl: values.BREACHED_PASSWORDS_URL ? withoutSlash(values.BREACHED_PASSWORDS_URL) : null,
    google: googleSettings(values),
  }),
})

function googleSettings(values: Parameters<typeof accounts.configure>[0]): GoogleSettings | null {
  const client = bothOrNeither(
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    [values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET],
  )
  if (!client) return null
  const [clientId, clientSecret] = client
  return {
    clientId,
    clientSecret,
    authorizationUrl: values.GOOGLE_AUTHORIZATION_URL,
    tokenUrl: values.GOOGLE_TOKEN_URL,
    jwksUrl: values.GOOGLE_JWKS_URL,
    issuer: withoutSlash(values.GOOGLE_ISSUER),
  }
}
