import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Configuration } from '../../server/site/configuration.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { type Finding, ok, problem, reasonOf, sizeOf, warning } from './finding.ts'

const LOW_BYTES = 2e9
const FULL_BYTES = 2e8
const OLD_BACKUP_MS = 3 * 24 * 60 * 60_000
const OTHERS = 0o077

export function checkNode(version = process.versions.node): Finding {
  return Number.parseInt(version, 10) < 26
    ? problem('Node', `${version} is too old: the site needs 26 or newer.`)
    : ok('Node', `${version} at ${process.execPath}`)
}

export function checkDisk(folder: string): Finding {
  const nearest = nearestFolder(folder)
  try {
    accessSync(nearest, constants.W_OK)
  } catch (error) {
    return problem('disk', `${nearest} cannot be written (${reasonOf(error)}): nothing can be stored.`)
  }
  const { bavail, bsize } = statfsSync(nearest)
  return judgeDisk(folder, bavail * bsize)
}

export function judgeDisk(folder: string, freeBytes: number): Finding {
  const text = `${sizeOf(freeBytes)} free for ${folder}`
  if (freeBytes < FULL_BYTES) return problem('disk', `Only ${text}. Make room: soon nothing can be stored.`)
  return freeBytes < LOW_BYTES ? warning('disk', `Only ${text}.`) : ok('disk', text)
}

/** Whether the site's own backups still come. */
export function checkBackups({ folder, keep }: Configuration['backup'], nowMs: number): Finding {
  if (keep === 0) return warning('backups', 'BACKUP_KEEP is 0: the site takes none. Take your own: npm run backup')
  const nearest = nearestFolder(folder)
  try {
    if (!statSync(nearest).isDirectory()) throw new Error(`${nearest} is no folder`)
    accessSync(nearest, constants.W_OK)
  } catch (error) {
    return problem('backups', `${folder} cannot be written (${reasonOf(error)}): none is taken. Check BACKUP_DIR.`)
  }
  const times = filesIn(folder).flatMap((file) => (file.endsWith('.db') ? statSync(file).mtimeMs : []))
  if (times.length === 0)
    return warning('backups', `There is none in ${folder} yet. The site takes one a day, from its second day on.`)
  const newest = new Date(Math.max(...times))
  const text = `${times.length} in ${folder}, the newest of ${newest.toISOString().slice(0, 16)} UTC`
  if (nowMs - newest.getTime() < OLD_BACKUP_MS) return ok('backups', text)
  return problem('backups', `${text}. There should be one a day: see "no backup was taken" in the log.`)
}

/** Data, backups and secrets are for the site's user alone. */
export function checkRights({ dataDir, backup }: Pick<Configuration, 'dataDir' | 'backup'>): Finding {
  const files = [dataDir, ...filesIn(dataDir), backup.folder, ...filesIn(backup.folder), join(PROJECT_ROOT, '.env')]
  const open = [...new Set(files)].filter((file) => existsSync(file) && (statSync(file).mode & OTHERS) !== 0)
  const [first] = open
  if (!first) return ok('file rights', 'only this user can read the data')
  const more = open.length > 1 ? ` and ${open.length - 1} more` : ''
  return warning('file rights', `Others on this machine can read ${first}${more}. Run: chmod go= ${first}`)
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? join(folder, entry.name) : []))
    : []

const nearestFolder = (path: string): string => (existsSync(path) ? path : nearestFolder(dirname(path)))
