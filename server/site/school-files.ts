import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import type { SchoolFile } from '../outside/database/backup/backup-file.ts'

const PROJECT_DIR = resolve(import.meta.dirname, '../..')

interface Settings {
  schoolDir: string | null
  dataDir: string
}

/** Where the school's own files are: in a backup under the name, on this machine in the folder. */
const PLACES = {
  documents: (_: Settings, projectDir: string): string => join(projectDir, 'documents'),
  school: ({ schoolDir, dataDir }: Settings): string => schoolDir ?? join(dataDir, 'school'),
}
type PlaceName = keyof typeof PLACES

/** What a backup holds besides the rows: the school's folder, or the printed documents of a school without one. */
export function schoolFiles(settings: Settings): SchoolFile[] {
  const name: PlaceName = settings.schoolDir === null ? 'documents' : 'school'
  const folder = PLACES[name](settings, PROJECT_DIR)
  return filesIn(folder).map((path) => ({ path: `${name}/${path}`, content: readFileSync(join(folder, path)) }))
}

/** The folder that a backup's file belongs to, and its path in there; null if it would be elsewhere. */
export function placeOf(
  { path }: SchoolFile,
  settings: Settings,
  projectDir = PROJECT_DIR,
): { folder: string; inFolder: string } | null {
  const [name = '', ...parts] = path.split('/')
  if (!Object.hasOwn(PLACES, name)) return null
  const folder = PLACES[name as PlaceName](settings, projectDir)
  const inFolder = parts.join('/')
  return resolve(folder, inFolder).startsWith(folder + sep) ? { folder, inFolder } : null
}

/** Without hidden ones, such as those of git. */
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? (readdirSync(folder, { recursive: true }) as string[])
        .map((path) => path.replaceAll(sep, '/'))
        .filter((path) => !/(^|\/)\./.test(path) && statSync(join(folder, path)).isFile())
        .sort()
    : []
