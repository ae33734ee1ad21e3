import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | null
  }
}

/** One PostgreSQL for all suites of a run; each suite makes a database of its own in it. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  project.provide('postgresUrl', server?.url ?? null)
  return () => server?.stop()
}
