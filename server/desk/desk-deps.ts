import type { Logger } from 'pino'
import type { Stats } from '../../domain/analytics/stats-contract.ts'
import type { Role } from '../../domain/auth/roles.ts'
import type { DeskContent, PublishRequest, Section, SentPhoto } from '../../domain/desk/desk-content-contract.ts'
import type { Connection, ConnectionName } from '../../domain/desk/desk-settings-contract.ts'
import type { School } from '../../domain/school/school.ts'
import type { RateLimitDeps } from '../http/rate-limit.ts'
import type { SessionReader } from '../http/session-reader.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Database, Queries } from '../outside/database/tables.ts'
import type { PushSender } from '../outside/push/push-sender.ts'
import type { ChoosePerson } from '../people/choose-person.ts'
import type { PersonTransaction } from '../people/people-transaction.ts'
import type { PersonDeps } from '../people/person-data.ts'
import type { DeskChanges } from './changes.ts'

/** Somebody of the school who is signed in. */
export interface StaffUser {
  id: string
  email: string
  role: Role
  sessionId: string
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
  /** Whose it is among those with the same contact. */
  choose: ChoosePerson
}

/** Content by who published it when; version 0 is as the school's files have it. */
export interface StoredVersion {
  value: unknown
  version: number
  authorId: string | null
  atMs: number | null
}

/** The school's content: what its files say, and what was published over them. */
export interface ContentStore {
  read(
    queries: Queries,
    role: Role,
  ): Promise<Omit<DeskContent, 'sections'> & { sections: (StoredVersion & { section: Section })[] }>
  versions(queries: Queries, section: Section): Promise<StoredVersion[]>
  /** In the given transaction. Refuses with 'desk.conflict' and the newer version, or with 'body.invalid'. */
  publish(
    queries: Queries,
    publication: { section: Section; request: PublishRequest; authorId: string; atMs: number },
  ): Promise<void>
  storePhoto(queries: Queries, bytes: Uint8Array, nowMs: number): Promise<SentPhoto>
  /** Shows what was published, in this process at once. */
  refresh(): Promise<void>
}

export interface DeskDeps extends RateLimitDeps, PersonDeps {
  auth: SessionReader
  database: Database
  log: Logger
  now: () => number
  secret: string
  brand: School
  deskChanges: DeskChanges
  content: ContentStore
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
  /** Whose messages are kept and reach nobody. */
  keepsOnly: { [Channel in 'whatsapp' | 'mail' | 'webhook']?: true | undefined }
  /** Each sends for real, to the school or to who asks. Resolves, or rejects, with the service's own words. */
  connectionTests: Record<Exclude<ConnectionName, 'push'>, (user: StaffUser, words: TestWords) => Promise<string>>
  /** Stores a submission as the forms do, in the given transaction. */
  storeHandAdded(people: PersonTransaction, person: HandAdded): Promise<{ id: string; personId: string }>
}
