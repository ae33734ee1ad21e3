import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Configuration } from '../../server/site/configuration.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { type Finding, ok, problem, sizeOf, warning } from './finding.ts'

const LOW_BYTES = 2e9
const FULL_BYTES = 2e8
const OTHERS = 0o077

export function checkNode(version = process.versions.node): Finding {
  return Number.parseInt(version, 10) < 26
    ? problem('Node', `${version} is too old: the site needs 26 or newer.`)
    : ok('Node', `${version} at ${process.execPath}`)
}

export function checkDisk(folder: string): Finding {
  const { bavail, bsize } = statfsSync(nearestFolder(folder))
  return judgeDisk(folder, bavail * bsize)
}

export function judgeDisk(folder: string, freeBytes: number): Finding {
  const text = `${sizeOf(freeBytes)} free for ${folder}`
  if (freeBytes < FULL_BYTES) return problem('disk', `Only ${text}. Make room: soon nothing can be stored.`)
  return freeBytes < LOW_BYTES ? warning('disk', `Only ${text}.`) : ok('disk', text)
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
