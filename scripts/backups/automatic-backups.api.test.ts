import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase, openUnmigrated } from '../../server/outside/database/open.ts'
import { backupBeforeMigrating, backupFile, deleteOldBackups } from '../../server/site/backups.ts'
import {
  at,
  clock,
  contentOf,
  fillSite,
  folder,
  newPlace,
  newSqlite,
  placeOf,
  site,
  withBackupSite,
} from '../../tests/harness/backup-site.ts'
import { runRestore } from './commands.ts'

const DAY_MS = 86_400_000

withBackupSite()

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
const LATER_INDEXES = ['analytics_events_views', 'outbox_waiting']

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
  clock.nowMs += DAY_MS
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
