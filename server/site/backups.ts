import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SchoolFile } from '../outside/database/backup/backup-file.ts'
import { makeBackup } from '../outside/database/backup/make-backup.ts'
import type { Database } from '../outside/database/tables.ts'
import type { Configuration } from './configuration.ts'

const PROJECT_DIR = resolve(import.meta.dirname, '../..')
/** What a killed process left; a backup that is being made is younger. */
const LEFT_OVER_MS = 24 * 60 * 60_000

/** Of each kind, the newest are kept. */
export type BackupKind = 'daily' | 'migration' | 'manual'

export const backupFile = (folder: string, kind: BackupKind, nowMs: number): string =>
  join(folder, `site-${new Date(nowMs).toISOString().replace(/[-:]/g, '').slice(0, 15)}-${kind}.db`)

/** Files that a school may have replaced by its own. */
export const schoolFiles = (): SchoolFile[] =>
  readdirSync(join(PROJECT_DIR, 'documents'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => ({ path: `documents/${name}`, content: readFileSync(join(PROJECT_DIR, 'documents', name)) }))

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
  { backup: { folder, keep }, dataDir }: Pick<Configuration, 'backup' | 'dataDir'>,
  tell: (line: string) => void,
): ((database: Database, migration: string) => Promise<void>) | undefined {
  if (keep === 0) return undefined
  return async (database, migration) => {
    const file = backupFile(folder, 'migration', Date.now())
    const { rows } = await makeBackup({ database, dataDir, files: schoolFiles() }, file)
    deleteOldBackups(folder, 'migration', keep, Date.now())
    tell(`Backup before ${migration}: ${file} (${rows} rows). To go back to it: npm run restore ${file}`)
  }
}
