import { exitOnStartError } from '../server/site/exit-on-start-error.ts'
import { startOwnPostgres } from '../tests/harness/postgres-server.ts'
import { attackEngine } from './attack/attack-engine.ts'
import { readOptions } from './attack/options.ts'
import { describeRows, type Row } from './attack/report.ts'

/** Attacks a site of its own on each engine, prints one table, and fails if anything came that must not. */
await exitOnStartError(async () => {
  const options = readOptions(process.argv.slice(3))
  const rows: Row[] = []
  for (const engine of options.engines) {
    const postgres = engine === 'postgres' ? await startOwnPostgres() : null
    if (engine === 'postgres' && !postgres) {
      console.error('There is no PostgreSQL on this machine: only SQLite is attacked.')
      continue
    }
    try {
      rows.push(...(await attackEngine(engine, postgres, options, (line) => console.error(line))))
    } finally {
      postgres?.stop()
    }
  }
  console.log(describeRows(rows))
  if (rows.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1
})
