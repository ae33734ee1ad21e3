import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { fillPostgres } from '../../server/outside/database/backup/fill-postgres.ts'
import { copyMoment } from '../../server/outside/database/backup/make-backup.ts'
import { MIGRATIONS } from '../../server/outside/database/migrate.ts'
import { openDatabase, openUnmigrated } from '../../server/outside/database/open.ts'
import { backupBeforeMigrating, backupFile, deleteOldBackups } from '../../server/site/backups.ts'
import { newcomer, stateOf } from '../../tests/harness/account-suite.ts'
import { form } from '../../tests/harness/lead-desk.ts'
import { insertLeads } from '../../tests/harness/old-leads.ts'
import { createDatabase } from '../../tests/harness/postgres-server.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { runBackup, runMove, runRestore } from './commands.ts'

const onPostgres = process.env.TEST_ENGINE === 'postgres'
const DAY_MS = 86_400_000
type Place = Record<'DATA_DIR' | 'DATABASE_URL', string>

let folder: string
let site: TestSite
let nowMs: number
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-backup-'))
  nowMs = Date.now()
  site = await createTestSite({
    environment: { BACKUP_DIR: join(folder, 'daily'), BACKUP_KEEP: '7' },
    now: () => nowMs,
  })
})
afterEach(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

const placeOf = ({ services: { configuration } }: TestSite): Place => ({
  DATA_DIR: configuration.dataDir,
  DATABASE_URL: configuration.databaseUrl ?? '',
})
const newSqlite = (): Place => ({ DATA_DIR: mkdtempSync(join(folder, 'data-')), DATABASE_URL: '' })
const newPostgres = async (): Promise<Place> => ({
  DATA_DIR: folder,
  DATABASE_URL: await createDatabase(inject('postgresUrl') as string),
})
const newPlace = () => (onPostgres ? newPostgres() : newSqlite())
const at = ({ DATA_DIR, DATABASE_URL }: Place) => ({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || null })

async function backUp(place = placeOf(site)): Promise<string> {
  const file = join(mkdtempSync(join(folder, 'backup-')), 'site.db')
  await runBackup([file], place)
  return file
}

/** All that a site stores, in the words of one engine. */
async function contentOf(place: Place): Promise<string> {
  const database = await openUnmigrated(at(place))
  const content: Record<string, unknown> = {}
  for (const table of [
    'people',
    'person_keys',
    'leads',
    'outbox',
    'settings',
    'auth_user',
    'auth_session',
    'auth_account',
  ]) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database.queries)
    content[table] = rows
      .map((row) =>
        JSON.stringify(
          Object.entries(row)
            .map(([name, value]) => [name, plain(value)])
            .sort(),
        ),
      )
      .sort()
  }
  await database.close()
  return JSON.stringify(content, null, 1)
}
const plain = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value)

async function fillSite(): Promise<void> {
  await newcomer(site)
  await site.post('/api/register', form({ name: 'Sari 🌱 Wulandari', city: 'O’Brien "x"\\ \n' }))
}

test('what was backed up while the site ran is the same after a restore elsewhere, and sessions go on', async () => {
  const { sari } = await newcomer(site)
  await site.post('/api/register', form())
  const file = join(folder, 'site.db')
  const report = await runBackup([file], placeOf(site))
  expect(report).toMatch(/\d+ rows in \d+ tables, 5 files, in [\d.]+ s\n {2}read back: .*\n {2}SHA-256 [0-9a-f]{64}$/)
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
  expect(readdirSync(folder).sort()).toEqual(['site.db'])
  const place = await newPlace()
  expect(await runRestore([file], place)).toMatch(/^Restored .*\n.* rows in .*\n {2}read back: every row/)
  expect(await contentOf(place)).toBe(await contentOf(placeOf(site)))
  expect(await stateOf(sari)).toMatchObject({ status: 'signed-in' })
})

test('a backup is of one moment: what comes while it is being made is not in it', async () => {
  const { configuration, database } = site.services
  await insertLeads(database, 3, Date.now())
  const other = await openDatabase(configuration)
  const copied: Record<string, number> = {}
  const tables = ['people', 'leads'].map((name) => ({ name, columns: ['id'] }))
  await copyMoment(database, configuration.dataDir, {
    tables,
    write: async ({ name }, rows) => {
      copied[name] = rows.length
      await insertLeads(other, 1, Date.now())
    },
  })
  await other.close()
  expect(copied).toEqual({ people: 3, leads: 3 })
})

test('leads come in while a backup is being made', async () => {
  let isDone = false
  const inserting = (async () => {
    while (!isDone) await insertLeads(site.services.database, 5, Date.now()).then(() => breathe())
  })()
  const file = await backUp().finally(() => (isDone = true))
  await inserting
  const place = newSqlite()
  expect(await runRestore([file], place)).toContain('every row is as it is in the backup')
})

test('a restore replaces what is there, and keeps the old file on SQLite', async () => {
  await fillSite()
  const [file, before] = [await backUp(), await contentOf(placeOf(site))]
  const place = await newPlace()
  const database = await openDatabase(at(place))
  await insertLeads(database, 3, Date.now())
  await database.close()
  const report = await runRestore([file], place)
  expect(await contentOf(place)).toBe(before)
  expect(report.includes('the data of before is kept in')).toBe(!onPostgres)
})

test('a restore is refused while the site has the database open, and changes nothing', async () => {
  await fillSite()
  const file = await backUp()
  await fillSite()
  const before = await contentOf(placeOf(site))
  await expect(runRestore([file], placeOf(site))).rejects.toThrow(/is in use.*Stop the site/)
  expect(await contentOf(placeOf(site))).toBe(before)
})

test.each([
  ['changed rows', (file: string) => changeRow(file), /is damaged: settings changed since it was made/],
  ['changed bytes', (file: string) => spoil(file), /damaged/],
  ['another file', (file: string) => writeFileSync(file, 'no database'), /is not a backup made by npm run backup/],
])('a backup with %s is refused', async (_, damage, message) => {
  await fillSite()
  const file = await backUp()
  damage(file)
  const place = newSqlite()
  await expect(runRestore([file], place)).rejects.toThrow(message)
  expect(readdirSync(place.DATA_DIR)).toEqual([])
})

/** Made by the migrations from 013 on. */
const LATER_TABLES = [
  'auth_invitation',
  'auth_two_step',
  'auth_recovery_code',
  'auth_pending_sign_in',
  'desk_people',
  'desk_words',
  'people_apart',
  'desk_notes',
  'desk_events',
  'desk_settings',
  'desk_devices',
  'desk_choices',
  'school_versions',
  'school_photos',
  'document_opens',
  'explained_words',
]
/** Made by them on tables that were there. */
const LATER_INDEXES = ['analytics_events_views']

test('before a migration the site takes a backup, which brings the old tables back and then migrates them', async () => {
  await fillSite()
  await site.services.database.close()
  const place = at(placeOf(site))
  const old = await openUnmigrated(place)
  for (const table of LATER_TABLES) await sql`drop table ${sql.table(table)}`.execute(old.queries)
  for (const index of LATER_INDEXES) await sql`drop index ${sql.ref(index)}`.execute(old.queries)
  await sql`delete from kysely_migration where name >= '013-roles'`.execute(old.queries)
  await old.close()
  const told: string[] = []
  const backup = { folder: join(folder, 'kept'), keep: 2 }
  const settings = { backup, dataDir: place.dataDir, schoolDir: null }
  const beforeMigrating = backupBeforeMigrating(settings, (line) => told.push(line))
  await (await openDatabase(place, { beforeMigrating })).close()
  await (await openDatabase(place, { beforeMigrating })).close()
  const files = readdirSync(backup.folder)
  expect([files.length, told.length]).toEqual([1, 1])
  expect(told[0]).toMatch(/^Backup before 013-roles: .*migration\.db \(\d+ rows\)\. To go back to it: npm run restore/)
  const target = await newPlace()
  await runRestore([join(backup.folder, files[0] as string)], target)
  expect(await contentOf(target)).toBe(await contentOf(placeOf(site)))
})

test('a migration is not begun when its backup cannot be made', async () => {
  await site.services.database.close()
  const place = at(placeOf(site))
  const old = await openUnmigrated(place)
  await sql`delete from kysely_migration where name = '010-lead-sources'`.execute(old.queries)
  await old.close()
  const backup = { folder: '/dev/null/backups', keep: 2 }
  const settings = { backup, dataDir: place.dataDir, schoolDir: null }
  const beforeMigrating = backupBeforeMigrating(settings, () => {})
  await expect(openDatabase(place, { beforeMigrating })).rejects.toThrow(/cannot be written.*BACKUP_DIR/)
})

test('the site takes a backup once a day, from its second day on', async () => {
  await fillSite()
  const { scheduledTasks } = site.services
  await scheduledTasks.work()
  expect(existsSync(join(folder, 'daily'))).toBe(false)
  nowMs += DAY_MS
  await scheduledTasks.work()
  await scheduledTasks.work()
  const files = readdirSync(join(folder, 'daily'))
  expect(files).toEqual([expect.stringMatching(/^site-\d{8}T\d{6}-daily\.db$/)])
  const place = newSqlite()
  await runRestore([join(folder, 'daily', files[0] as string)], place)
  expect(await contentOf(place)).toContain('Wulandari')
})

test('of each kind the newest backups are kept; what a killed one left is deleted after a day', () => {
  for (let day = 1; day <= 9; day++) writeFileSync(backupFile(folder, 'daily', day * DAY_MS), '')
  writeFileSync(backupFile(folder, 'migration', 0), '')
  writeFileSync(backupFile(folder, 'manual', 0), '')
  for (const name of ['.unfinished-old', '.unfinished-new']) mkdirSync(join(folder, name))
  utimesSync(join(folder, '.unfinished-old'), 1, 1)
  deleteOldBackups(folder, 'daily', 3, Date.now())
  expect(readdirSync(folder).sort()).toEqual([
    '.unfinished-new',
    'site-19700101T000000-manual.db',
    'site-19700101T000000-migration.db',
    'site-19700108T000000-daily.db',
    'site-19700109T000000-daily.db',
    'site-19700110T000000-daily.db',
  ])
})

describe.runIf(onPostgres)('between the engines', () => {
  test('a backup of PostgreSQL restores into SQLite, and one of that into PostgreSQL, the same', async () => {
    await fillSite()
    const [sqlite, postgres] = [newSqlite(), await newPostgres()]
    await runRestore([await backUp()], sqlite)
    await runRestore([await backUp(sqlite)], postgres)
    expect(await contentOf(postgres)).toBe(await contentOf(placeOf(site)))
  })

  test('move-to-postgres copies all while the site runs, says so, and replaces data only when told to', async () => {
    await fillSite()
    const sqlite = newSqlite()
    await runRestore([await backUp()], sqlite)
    const { DATABASE_URL } = await newPostgres()
    const running = await openDatabase(at(sqlite))
    expect(await runMove([DATABASE_URL], sqlite)).toMatch(
      /read back: every row is the same in both\nThe site is running/,
    )
    await running.close()
    await expect(runMove([DATABASE_URL], sqlite)).rejects.toThrow('Add --replace')
    expect(await runMove([DATABASE_URL, '--replace'], sqlite)).toContain('Now set DATABASE_URL')
    expect(await contentOf({ DATA_DIR: '', DATABASE_URL })).toBe(await contentOf(placeOf(site)))
    await expect(runMove([DATABASE_URL], { ...sqlite, DATABASE_URL })).rejects.toThrow('on PostgreSQL already')
  })

  test('a copy that fails half way leaves the data of before', async () => {
    const place = await newPostgres()
    const database = await openDatabase(at(place))
    await insertLeads(database, 3, Date.now())
    const before = await contentOf(place)
    const source = {
      read: async function* ({ name }: { name: string }) {
        if (name === 'leads') throw new Error('the source broke')
        yield []
      },
    }
    await expect(fillPostgres(database, source, Object.keys(MIGRATIONS))).rejects.toThrow('the source broke')
    await database.close()
    expect(await contentOf(place)).toBe(before)
  })
})

function changeRow(file: string): void {
  const backup = new DatabaseSync(file)
  backup.exec("update settings set value = 'x'")
  backup.close()
}

function spoil(file: string): void {
  const bytes = readFileSync(file)
  bytes.fill(0x58, 4096 * 3, 4096 * 6)
  writeFileSync(file, bytes)
}
