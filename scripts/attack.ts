import { exitOnStartError } from '../server/site/exit-on-start-error.ts'
import { startOwnPostgres } from '../tests/harness/postgres-server.ts'
import { attackEngine } from './attack/attack-engine.ts'
import { type Engine, type Options, readOptions } from './attack/options.ts'
import { describeRows, type Row } from './attack/report.ts'

/** Of what is wrong, before the table at the end. */
const TOLD_AT_ONCE = 5

const rows: Row[] = []

/** Attacks a site of its own on each engine, prints one table, and fails if anything came that must not. */
await exitOnStartError(async () => {
  const options = readOptions(process.argv.slice(3))
  try {
    for (const engine of options.engines) await attack(engine, options)
  } finally {
    console.log(describeRows(rows))
  }
  if (rows.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1
})

async function attack(engine: Engine, options: Options): Promise<void> {
  const postgres = engine === 'postgres' ? await startOwnPostgres() : null
  if (engine === 'postgres' && !postgres) {
    console.error('There is no PostgreSQL on this machine: only SQLite is attacked.')
    return
  }
  try {
    await attackEngine(engine, postgres, options, add)
  } finally {
    postgres?.stop()
  }
}

function add(row: Row): void {
  rows.push(row)
  console.error(`${row.engine}: ${row.what}: ${row.wrong.length === 0 ? 'held' : `${row.wrong.length} wrong`}`)
  for (const line of row.wrong.slice(0, TOLD_AT_ONCE)) console.error(`  ${line}`)
}
