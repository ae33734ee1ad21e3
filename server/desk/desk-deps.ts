import type { Logger } from 'pino'
import type { Stats } from '../../domain/analytics/stats-contract.ts'
import type { Role } from '../../domain/auth/roles.ts'
import type { Connection, ConnectionName } from '../../domain/desk/desk-settings-contract.ts'
import type { RateLimitDeps } from '../http/rate-limit.ts'
import type { SessionReader } from '../http/session-reader.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Database, Queries } from '../outside/database/tables.ts'
import type { PushSender } from '../outside/push/push-sender.ts'
import type { PersonDeps } from '../people/person-data.ts'
import type { DeskChanges } from './changes.ts'

/** Somebody of the school who is signed in. */
export interface StaffUser {
  id: string
  email: string
  role: Role
}

/** One change of a daily total. */
export interface DeskCount {
  day: string
  metric: 'answer_time' | 'answer_level' | 'desk_step'
  key: string
  by: number
}

/** What a test says. */
export interface TestWords {
  title: string
  text: string
}

/** A person who was met at the front desk or on the phone. */
export interface HandAdded {
  key: string
  kind: string
  name: string
  email: string | undefined
  phone: string | undefined
  city: string | undefined
  program: string | undefined
  language: string
  wantsNews: boolean
}

export interface DeskDeps extends RateLimitDeps, PersonDeps {
  auth: SessionReader
  database: Database
  log: Logger
  now: () => number
  brand: { name: string }
  deskChanges: DeskChanges
  /** Adds to the daily totals, in the given transaction. */
  countDesk(queries: Queries, counts: readonly DeskCount[]): Promise<void>
  /** The site's statistics of these days, both included. */
  readStats(from: string, to: string): Promise<Stats>
  outbox: Outbox
  /** Null when the site has no real address: push services would refuse it. */
  push: PushSender | null
  /** Of links in mails. */
  origin: string
  connectionModes: Record<ConnectionName, Connection['mode']>
  /** Each sends for real, to the school or to who asks. Resolves, or rejects, with the service's own words. */
  connectionTests: Record<Exclude<ConnectionName, 'push'>, (user: StaffUser, words: TestWords) => Promise<string>>
  /** Stores a submission as the forms do; answers with the person's id. */
  storeHandAdded(person: HandAdded): Promise<string>
}
