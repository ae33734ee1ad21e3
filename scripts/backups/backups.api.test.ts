import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as breathe } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { copyMoment } from '../../server/outside/database/backup/make-backup.ts'
import { openDatabase } from '../../server/outside/database/open.ts'
import { newcomer, stateOf } from '../../tests/harness/account-suite.ts'
import {
  at,
  backUp,
  contentOf,
  fillSite,
  folder,
  newPlace,
  newSqlite,
  onPostgres,
  placeOf,
  site,
  withBackupSite,
} from '../../tests/harness/backup-site.ts'
import { form } from '../../tests/harness/lead-desk.ts'
import { insertLeads } from '../../tests/harness/old-leads.ts'
import { runBackup, runRestore } from './commands.ts'

withBackupSite()

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

test('a backup may lie where nothing can be written, and nothing is left beside it', async () => {
  const file = await backUp()
  const [place, source] = [newSqlite(), dirname(file)]
  chmodSync(file, 0o444)
  await runRestore([file], place)
  expect(readdirSync(source)).toEqual(['site.db'])
  expect((statSync(join(place.DATA_DIR, 'site.db')).mode & 0o777).toString(8)).toBe('600')
})

test.each([['--help'], []])('restore %s prints its usage', async (...args) => {
  await expect(runRestore(args, newSqlite())).rejects.toThrow('npm run restore FILE')
})

test('an option is no name of a backup', async () => {
  await expect(runBackup(['--help'], placeOf(site))).rejects.toThrow('npm run backup [FILE]')
})

test('a backup is named from where the command was typed', async () => {
  const report = await runBackup(['kept.db'], { ...placeOf(site), INIT_CWD: folder })
  expect(report).toContain(` in ${join(folder, 'kept.db')}\n`)
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
