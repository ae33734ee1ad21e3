import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { makeBackup } from '../outside/database/backup/make-backup.ts'
import type { Database } from '../outside/database/tables.ts'
import type { Configuration } from './configuration.ts'
import { schoolFiles } from './school-files.ts'

/** What a killed process left; a backup that is being made is younger. */
const LEFT_OVER_MS = 24 * 60 * 60_000

/** Of each kind, the newest are kept. */
export type BackupKind = 'daily' | 'migration' | 'manual'

export const backupFile = (folder: string, kind: BackupKind, nowMs: number): string =>
  join(folder, `site-${new Date(nowMs).toISOString().replace(/[-:]/g, '').slice(0, 15)}-${kind}.db`)

export function deleteOldBackups(folder: string, kind: BackupKind, keep: number, nowMs: number): string[] {
  const names = readdirSync(folder)
  const backups = names.filter((name) => name.startsWith('site-') && name.endsWith(`-${kind}.db`)).sort()
  const leftOver = names.filter(
    (name) => name.startsWith('.unfinished-') && nowMs - statSync(join(folder, name)).mtimeMs > LEFT_OVER_MS,
  )
  const old = [...backups.slice(0, -keep), ...leftOver]
  for (const name of old) rmSync(join(folder, name), { recursive: true })
  return old
}

/** A migration cannot be undone: code that is older than its database needs a copy of before. */
export function backupBeforeMigrating(
  { backup: { folder, keep }, dataDir, schoolDir }: Pick<Configuration, 'backup' | 'dataDir' | 'schoolDir'>,
  tell: (line: string) => void,
): ((database: Database, migration: string) => Promise<void>) | undefined {
  if (keep === 0) return undefined
  return async (database, migration) => {
    const file = backupFile(folder, 'migration', Date.now())
    const { rows } = await makeBackup({ database, dataDir, files: schoolFiles({ schoolDir, dataDir }) }, file)
    deleteOldBackups(folder, 'migration', keep, Date.now())
    tell(`Backup before ${migration}: ${file} (${rows} rows). To go back to it: npm run restore ${file}`)
  }
}
