import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SchoolFile } from '../../server/outside/database/backup/backup-file.ts'
import type { Configuration } from '../../server/site/configuration.ts'
import { placeOf } from '../../server/site/school-files.ts'
import { PROJECT_ROOT } from '../project-root.ts'

type Settings = Pick<Configuration, 'schoolDir' | 'dataDir'>

/**
 * Puts the school's own files back; those that are replaced are kept beside their folder. What cannot be written is
 * told and does not stop anything, since the data is in place. Returns the lines to print.
 */
export function restoreFiles(files: readonly SchoolFile[], settings: Settings, projectDir = PROJECT_ROOT): string[] {
  const stamp = new Date().toISOString().replaceAll(':', '')
  const lines = files.flatMap((file) => restoreFile(file, settings, projectDir, stamp))
  const isWithoutFolder = settings.schoolDir === null && files.some(({ path }) => path.startsWith('school/'))
  return isWithoutFolder
    ? [...lines, `  The school's folder is in ${join(settings.dataDir, 'school')}: set SCHOOL_DIR to it.`]
    : lines
}

function restoreFile(file: SchoolFile, settings: Settings, projectDir: string, stamp: string): string[] {
  const place = placeOf(file, settings, projectDir)
  if (!place) return [`  WARNING: ${file.path} belongs nowhere and was left out`]
  const { folder, inFolder } = place
  const target = join(folder, inFolder)
  const isThere = existsSync(target)
  if (isThere && readFileSync(target).equals(file.content)) return []
  const kept = join(`${folder}.before-restore-${stamp}`, inFolder)
  try {
    if (isThere) cpSync(target, kept)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, file.content)
    return [`  ${file.path} is as in the backup again${isThere ? `; the one of before is ${kept}` : ''}`]
  } catch (error) {
    return [`  WARNING: ${file.path} differs from the backup and could not be written (${(error as Error).message})`]
  }
}
