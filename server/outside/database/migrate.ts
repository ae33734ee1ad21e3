import { sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { StartError } from '../../log/start-error.ts'
import * as foundation from './migrations/001-foundation.ts'
import * as leads from './migrations/002-leads.ts'
import * as accounts from './migrations/003-accounts.ts'
import * as explainer from './migrations/004-explainer.ts'
import * as chat from './migrations/005-chat.ts'
import * as analytics from './migrations/006-analytics.ts'
import * as dataRequests from './migrations/008-data-requests.ts'
import * as dataRequestLanguage from './migrations/009-data-request-language.ts'
import * as leadSources from './migrations/010-lead-sources.ts'
import * as chatTrace from './migrations/012-chat-trace.ts'
import * as roles from './migrations/013-roles.ts'
import * as desk from './migrations/014-desk.ts'
import * as notifications from './migrations/015-notifications.ts'
import * as content from './migrations/016-content.ts'
import * as outboxWaiting from './migrations/017-outbox-waiting.ts'
import * as settingVersions from './migrations/018-setting-versions.ts'
import * as deviceSessions from './migrations/019-device-sessions.ts'
import type { Database } from './tables.ts'

/** Released migrations are never changed: add a new one. */
export const MIGRATIONS: Record<string, Migration> = {
  '001-foundation': foundation,
  '002-leads': leads,
  '003-accounts': accounts,
  '004-explainer': explainer,
  '005-chat': chat,
  '006-analytics': analytics,
  '008-data-requests': dataRequests,
  '009-data-request-language': dataRequestLanguage,
  '010-lead-sources': leadSources,
  '012-chat-trace': chatTrace,
  '013-roles': roles,
  '014-desk': desk,
  '015-notifications': notifications,
  '016-content': content,
  '017-outbox-waiting': outboxWaiting,
  '018-setting-versions': settingVersions,
  '019-device-sessions': deviceSessions,
}

/** Several processes may call it at once: one migrates, the others wait. */
export async function migrate(database: Database, migrations = MIGRATIONS): Promise<void> {
  await refuseNewerDatabase(database, migrations)
  const provider: MigrationProvider = { getMigrations: async () => migrations }
  const migrator = new Migrator({ db: database.queries, provider })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the migrations'
  throw new StartError(
    `The database (${database.description}) could not be migrated: ${failed} failed (${error instanceof Error ? error.message : error}). Nothing was changed; see the log, mend the cause, start again.`,
    error,
  )
}

/** For copies of a database as it was before later migrations. */
export async function migrateTo(database: Database, name: string): Promise<void> {
  const migrator = new Migrator({ db: database.queries, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateTo(name)
  if (error) throw error
}

async function refuseNewerDatabase(database: Database, known: Record<string, Migration>): Promise<void> {
  const { unknown } = await migrationState(database, known)
  if (unknown.length === 0) return
  throw new StartError(
    `The database (${database.description}) is newer than this code: it has ${unknown.join(', ')}. Update the code, or use another database (DATA_DIR, DATABASE_URL).`,
  )
}

export interface MigrationState {
  /** Names in the order of the migrations. */
  applied: string[]
  pending: string[]
  /** Those of a newer version of the code. */
  unknown: string[]
}

export async function migrationState({ queries }: Database, known = MIGRATIONS): Promise<MigrationState> {
  const names = Object.keys(known)
  const tables = await queries.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return { applied: [], pending: names, unknown: [] }
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(queries)
  const applied = rows.map((row) => row.name)
  return {
    applied,
    pending: names.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !names.includes(name)),
  }
}
