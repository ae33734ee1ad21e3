import { openDatabase } from '../server/outside/database/open.ts'
import type { Database } from '../server/outside/database/tables.ts'
import { backupBeforeMigrating } from '../server/site/backups.ts'
import { type Configuration, readConfiguration } from '../server/site/configuration.ts'

/** For commands: opens the site's own database, never a new one, and tells which it is. */
export async function openSiteData(
  environment: NodeJS.ProcessEnv,
  tell: (line: string) => void,
): Promise<{ configuration: Configuration; database: Database }> {
  const configuration = readConfiguration(environment)
  for (const warning of configuration.unknownVariables) tell(warning)
  const database = await openDatabase(configuration, {
    mustExist: true,
    beforeMigrating: backupBeforeMigrating(configuration, tell),
  })
  tell(`Database: ${database.description}`)
  return { configuration, database }
}
