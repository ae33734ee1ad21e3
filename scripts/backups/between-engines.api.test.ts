import { describe, expect, test } from 'vitest'
import { fillPostgres } from '../../server/outside/database/backup/fill-postgres.ts'
import { MIGRATIONS } from '../../server/outside/database/migrate.ts'
import { openDatabase } from '../../server/outside/database/open.ts'
import {
  at,
  backUp,
  contentOf,
  fillSite,
  newPostgres,
  newSqlite,
  onPostgres,
  placeOf,
  site,
  withBackupSite,
} from '../../tests/harness/backup-site.ts'
import { insertLeads } from '../../tests/harness/old-leads.ts'
import { runMove, runRestore } from './commands.ts'

withBackupSite()

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
