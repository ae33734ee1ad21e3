/** The auth library's table and types: on SQLite flags are 0 or 1 and times text, on PostgreSQL booleans and Dates. */
export interface AuthUserTable {
  id: string
  name: string
  email: string
  emailVerified: 0 | 1 | boolean
  role: string | null
  banned: 0 | 1 | boolean | null
  createdAt: string | Date
}

export interface TwoStepTable {
  user_id: string
  /** Encrypted. */
  secret: string
  /** The 30 seconds whose code was used last: a code works once. */
  last_step: number
  /** Renewed to forget trusted devices. */
  device_key: string
  created_at_ms: number
  /** Null until the first code proved that the app has the secret. */
  confirmed_at_ms: number | null
}
