import { execFile } from 'node:child_process'
import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Logger } from 'pino'
import { backupFile, deleteOldBackups } from './backups.ts'
import type { Configuration } from './configuration.ts'

const PROGRAM = resolve(import.meta.dirname, '../../bin/site.mjs')
const LOW_PRIORITY = 10

/** In a process of its own with low priority: visitors do not wait, and its memory is given back. */
export const dailyBackup =
  ({ backup: { folder, keep }, dataDir, databaseUrl, schoolDir }: Configuration, log: Logger) =>
  async (signal: AbortSignal): Promise<void> => {
    const file = backupFile(folder, 'daily', Date.now())
    const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', SCHOOL_DIR: schoolDir ?? '' }
    const env = { ...process.env, ...settings, IGNORE_ENV_FILE: '1' }
    const running = promisify(execFile)(process.execPath, [PROGRAM, 'backup', file], { env, signal })
    if (running.child.pid) setPriority(running.child.pid, LOW_PRIORITY)
    await running
    log.info({ deleted: deleteOldBackups(folder, 'daily', keep, Date.now()) }, 'backup taken')
  }
