import { createHash } from 'node:crypto'
import { accessSync, closeSync, constants, createReadStream, existsSync, fsyncSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { StartError } from '../../../log/start-error.ts'
import { type Digests, differences, digestsOf } from './digest.ts'
import { sqliteSource, tablesOf } from './sqlite-rows.ts'

/** A file of the school that belongs to the data. */
export interface SchoolFile {
  /** Begins with the name of the folder it belongs to: 'school' or 'documents'. */
  path: string
  content: Uint8Array
}

export interface BackupFacts {
  madeAt: string
  engine: string
  migrations: string[]
  digests: Digests
}

export function writeExtras(connection: DatabaseSync, facts: BackupFacts, files: readonly SchoolFile[]): void {
  connection.exec(`create table backup_facts (facts text not null);
    create table backup_files (path text primary key, content blob not null)`)
  connection.prepare('insert into backup_facts values (?)').run(JSON.stringify(facts))
  const statement = connection.prepare('insert into backup_files values (?, ?)')
  for (const { path, content } of files) statement.run(path, content)
}

export const removeExtras = (connection: DatabaseSync): void =>
  connection.exec('drop table backup_facts; drop table backup_files; vacuum')

export const readFiles = (connection: DatabaseSync): SchoolFile[] =>
  connection.prepare('select path, content from backup_files order by path').all() as unknown as SchoolFile[]

/** Opens a backup and proves that it is whole: every page sound, every row as it was read when it was made. */
export async function openBackup(file: string): Promise<{ connection: DatabaseSync; facts: BackupFacts }> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  const connection = openUnchanging(file)
  try {
    const facts = readFacts(connection)
    const [check] = connection.prepare('pragma integrity_check(1)').all() as { integrity_check: string }[]
    if (check?.integrity_check !== 'ok') throw new StartError(`${file} is damaged: ${check?.integrity_check}.`)
    const damaged = differences(facts.digests, await digestsOf(sqliteSource(connection), tablesOf(connection)))
    if (damaged.length > 0) throw new StartError(`${file} is damaged: ${damaged.join(', ')} changed since it was made.`)
    return { connection, facts }
  } catch (error) {
    connection.close()
    if (error instanceof StartError) throw error
    throw new StartError(`${file} is not a backup made by npm run backup, or is damaged.`, error)
  }
}

/** Nothing is written beside it, so that its folder may be read-only. */
function openUnchanging(file: string): DatabaseSync {
  try {
    accessSync(file, constants.R_OK)
  } catch (error) {
    throw new StartError(`${file} cannot be read (${(error as Error).message}).`)
  }
  const address = pathToFileURL(file)
  address.searchParams.set('immutable', '1')
  return new DatabaseSync(address, { readOnly: true })
}

function readFacts(connection: DatabaseSync): BackupFacts {
  const { facts } = connection.prepare('select facts from backup_facts').get() as { facts: string }
  return JSON.parse(facts)
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}

export function flushToDisk(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
