import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createDatabase } from './postgres-server.ts'

export interface TestDatabase {
  configuration: { databaseUrl: string | null; dataDir: string }
  remove(): void
}

/** Where a suite's own, empty database is, on the engine that this run is for. */
export async function testDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-data-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  if (process.env.TEST_ENGINE !== 'postgres') return { configuration: { databaseUrl: null, dataDir }, remove }
  const serverUrl = inject('postgresUrl')
  if (!serverUrl) throw new Error('PostgreSQL is not available')
  return { configuration: { databaseUrl: await createDatabase(serverUrl), dataDir }, remove }
}
