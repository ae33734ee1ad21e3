import { DatabaseSync } from 'node:sqlite'

/** The leads of somebody of this name, oldest first, as the site stored them. */
export function leadsIn(dataDir: string, name: string) {
  const database = new DatabaseSync(`${dataDir}/site.db`, { readOnly: true })
  const rows = database.prepare('select * from leads where name = ? order by created_at_ms').all(name)
  database.close()
  return rows
}
