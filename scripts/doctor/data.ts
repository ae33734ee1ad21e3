import { sql } from 'kysely'
import { databaseSize } from '../../server/outside/database/database-size.ts'
import { migrationState } from '../../server/outside/database/migrate.ts'
import type { Database } from '../../server/outside/database/tables.ts'
import { checkRetention } from '../../server/site/check-retention.ts'
import type { Configuration } from '../../server/site/configuration.ts'
import { retentionParts } from '../../server/site/retention-parts.ts'
import { type Finding, ok, problem, sizeOf, warning } from './finding.ts'

/** Notifications leave within seconds; an hour is trouble. */
const LATE_MS = 60 * 60_000
const CLOCK_TOLERANCE_MS = 5000

export async function checkData(
  configuration: Configuration,
  database: Database,
  now: () => number,
): Promise<Finding[]> {
  const migrations = await checkMigrations(database)
  const size = await checkDatabase(configuration, database)
  // Old tables may lack columns that the other checks read.
  if (migrations.level !== 'ok') return [size, migrations]
  return [
    size,
    migrations,
    await checkClock(database, now),
    await checkOldData(configuration, database, now),
    await checkOutbox(database, now()),
  ]
}

async function checkDatabase({ dataDir }: Configuration, database: Database): Promise<Finding> {
  const { rows: leads } = await sql<{ count: number }>`select count(*) as count from leads`.execute(database.queries)
  const text = `${database.description}, ${sizeOf(await databaseSize(database, dataDir))}, ${Number(leads[0]?.count)} leads`
  if (database.engine === 'postgres')
    return (await isReadOnly(database)) ? problem('database', `${text}: ${READ_ONLY}`) : ok('database', text)
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(database.queries)
  const fault = rows[0]?.quick_check
  if (fault === 'ok') return ok('database', `${text}, sound`)
  return problem('database', `${text}: it is damaged (${fault}). Restore a backup: npm run restore FILE`)
}

const READ_ONLY = 'it is read-only, so nothing can be stored. Is it a standby, or was it set so?'

async function isReadOnly({ queries }: Database): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`select current_setting('transaction_read_only') as state`.execute(
    queries,
  )
  return rows[0]?.state === 'on'
}

async function checkMigrations(database: Database): Promise<Finding> {
  const { applied, pending, unknown } = await migrationState(database)
  if (unknown.length > 0)
    return problem('migrations', `The database is newer than this code (${unknown.join(', ')}). Update the code.`)
  if (pending.length > 0) return warning('migrations', `${pending.join(', ')} will be applied by the next start.`)
  return ok('migrations', `all ${applied.length} applied`)
}

async function checkClock({ engine, queries }: Database, now: () => number): Promise<Finding> {
  if (engine === 'sqlite') return ok('clock', new Date(now()).toString())
  const { rows } = await sql<{ ms: number }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(queries)
  const offMs = Math.abs(Number(rows[0]?.ms) - now())
  if (offMs < CLOCK_TOLERANCE_MS) return ok('clock', new Date(now()).toString())
  return problem('clock', `It differs by ${Math.round(offMs / 1000)} s from the database's. Set one of them right.`)
}

async function checkOldData({ keepDays }: Configuration, database: Database, now: () => number): Promise<Finding> {
  const { heldBecause } = await checkRetention(database, retentionParts({ database, now }, keepDays), now())
  if (!heldBecause) return ok('old data', 'is deleted once a day')
  return problem('old data', `It is not deleted: ${heldBecause}. See: npm run leads -- retention`)
}

async function checkOutbox({ queries }: Database, nowMs: number): Promise<Finding> {
  const dead = await queries
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('dead_at_ms', 'is not', null)
    .executeTakeFirstOrThrow()
  const waiting = await queries
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('created_at_ms').as('oldest')])
    .where('done_at_ms', 'is', null)
    .where('dead_at_ms', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(dead.count) > 0)
    return problem(
      'messages',
      `${dead.count} were given up. See why: npm run leads -- dead; then: npm run leads -- resend`,
    )
  const waitedMs = nowMs - Number(waiting.oldest ?? nowMs)
  if (waitedMs > LATE_MS)
    return warning(
      'messages',
      `${waiting.count} wait, the oldest for ${Math.round(waitedMs / LATE_MS)} h. Does the site run?`,
    )
  return ok('messages', `${waiting.count} wait to be sent, none was given up`)
}
