import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartError } from '../../server/log/start-error.ts'
import { type Digests, rowsIn } from '../../server/outside/database/backup/digest.ts'
import { makeBackup } from '../../server/outside/database/backup/make-backup.ts'
import { moveToPostgres } from '../../server/outside/database/backup/move-to-postgres.ts'
import { isInUse, restoreBackup } from '../../server/outside/database/backup/restore-backup.ts'
import { openUnmigrated } from '../../server/outside/database/open.ts'
import { backupFile } from '../../server/site/backups.ts'
import { readConfiguration } from '../../server/site/configuration.ts'
import { schoolFiles } from '../../server/site/school-files.ts'
import { sizeOf } from '../doctor/finding.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { restoreFiles } from './restore-files.ts'

type Environment = Record<string, string | undefined>

/** `npm run backup [FILE]`: works while the site runs. Returns the text to print. */
export async function runBackup(args: readonly string[], environment: Environment): Promise<string> {
  if (args.length > 1 || args.some(isOption)) throw new StartError('npm run backup [FILE]')
  const configuration = readConfiguration(environment)
  const file = args[0] ? pathOf(args[0], environment) : backupFile(configuration.backup.folder, 'manual', Date.now())
  if (existsSync(file)) throw new StartError(`${file} is there already. Name another file, or delete it.`)
  const database = await openUnmigrated(configuration)
  try {
    const seconds = stopwatch()
    const made = await makeBackup({ database, dataDir: configuration.dataDir, files: schoolFiles(configuration) }, file)
    return [
      `Backup of ${database.description} in ${file}`,
      `  ${sizeOf(made.bytes)}, ${made.rows} rows in ${made.tables} tables, ${made.files} files, in ${seconds()} s`,
      '  read back: every row is as it was read, and the file is sound',
      `  SHA-256 ${made.sha256}`,
    ].join('\n')
  } finally {
    await database.close()
  }
}

/** `npm run restore FILE`: the site must be stopped. */
export async function runRestore(
  args: readonly string[],
  environment: Environment,
  projectDir = PROJECT_ROOT,
): Promise<string> {
  const [given, ...more] = args
  if (!given || isOption(given) || more.length > 0) throw new StartError('npm run restore FILE')
  const file = pathOf(given, environment)
  const seconds = stopwatch()
  const configuration = readConfiguration(environment)
  const { into, digests, madeAt, oldFile, files } = await restoreBackup(configuration, file)
  return [
    `Restored ${file} of ${madeAt} into ${into}`,
    `  ${describeRows(digests)}, in ${seconds()} s`,
    '  read back: every row is as it is in the backup',
    ...(oldFile ? [`  the data of before is kept in ${oldFile}`] : []),
    ...restoreFiles(files, configuration, projectDir),
  ].join('\n')
}

/** `npm run move-to-postgres URL`: copies while the site runs, and tells whether that was the last word. */
export async function runMove(args: readonly string[], environment: Environment): Promise<string> {
  const replace = args.includes('--replace')
  const [url, ...more] = args.filter((argument) => argument !== '--replace')
  if (!url || more.length > 0) throw new StartError('npm run move-to-postgres -- URL [--replace]')
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new StartError('The address must look like postgres://user:password@host:5432/database')
  const { dataDir, databaseUrl } = readConfiguration(environment)
  const database = await openUnmigrated({ dataDir, databaseUrl })
  const seconds = stopwatch()
  const { into, digests } = await moveToPostgres({ database, dataDir }, url, { replace }).finally(() =>
    database.close(),
  )
  const next = isInUse(join(dataDir, 'site.db'))
    ? 'The site is running: what it stores from now on is not in the copy. Stop it, run this again with --replace, then set DATABASE_URL and start it.'
    : 'Now set DATABASE_URL to that address and start the site. site.db stays as it is.'
  return [
    `Copied ${database.description} to ${into}`,
    `  ${describeRows(digests)}, in ${seconds()} s`,
    '  read back: every row is the same in both',
    next,
  ].join('\n')
}

const isOption = (argument: string): boolean => argument.startsWith('-')

/** npm runs commands in the project's folder, wherever they were typed. */
const pathOf = (file: string, { INIT_CWD }: Environment): string => resolve(INIT_CWD ?? process.cwd(), file)

const describeRows = (digests: Digests): string => `${rowsIn(digests)} rows in ${Object.keys(digests).length} tables`

function stopwatch(): () => string {
  const startedAt = performance.now()
  return () => ((performance.now() - startedAt) / 1000).toFixed(1)
}
