import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, inject } from 'vitest'
import { runBackup } from '../../scripts/backups/commands.ts'
import { openUnmigrated } from '../../server/outside/database/open.ts'
import { newcomer } from './account-suite.ts'
import { form } from './lead-desk.ts'
import { createDatabase } from './postgres-server.ts'
import { createTestSite, type TestSite } from './test-site.ts'

export const onPostgres = process.env.TEST_ENGINE === 'postgres'
type Place = Record<'DATA_DIR' | 'DATABASE_URL', string>

/** New for each test. */
export let folder: string
export let site: TestSite
export const clock = { nowMs: 0 }

/** For the suite that calls it: a site, and a folder for what is made of it, for each test. */
export function withBackupSite(): void {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-backup-'))
    clock.nowMs = Date.now()
    site = await createTestSite({
      environment: { BACKUP_DIR: join(folder, 'daily'), BACKUP_KEEP: '7' },
      now: () => clock.nowMs,
    })
  })
  afterEach(async () => {
    await site.close()
    rmSync(folder, { recursive: true })
  })
}

export const placeOf = ({ services: { configuration } }: TestSite): Place => ({
  DATA_DIR: configuration.dataDir,
  DATABASE_URL: configuration.databaseUrl ?? '',
})
export const newSqlite = (): Place => ({ DATA_DIR: mkdtempSync(join(folder, 'data-')), DATABASE_URL: '' })
export const newPostgres = async (): Promise<Place> => ({
  DATA_DIR: folder,
  DATABASE_URL: await createDatabase(inject('postgresUrl') as string),
})
export const newPlace = () => (onPostgres ? newPostgres() : newSqlite())
export const at = ({ DATA_DIR, DATABASE_URL }: Place) => ({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || null })

export async function backUp(place = placeOf(site)): Promise<string> {
  const file = join(mkdtempSync(join(folder, 'backup-')), 'site.db')
  await runBackup([file], place)
  return file
}

/** All that a site stores, in the words of one engine. */
export async function contentOf(place: Place): Promise<string> {
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

export async function fillSite(): Promise<void> {
  await newcomer(site)
  await site.post('/api/register', form({ name: 'Sari 🌱 Wulandari', city: 'O’Brien "x"\\ \n' }))
}
