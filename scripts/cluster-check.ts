import { parseArgs } from 'node:util'
import { StartError } from '../server/log/start-error.ts'
import { exitOnStartError } from '../server/site/exit-on-start-error.ts'
import { startOwnPostgres } from '../tests/harness/postgres-server.ts'
import { checkCluster, describeReport, faultsOf } from './cluster/check-cluster.ts'

const USAGE = 'npm run cluster-check -- [--seconds 120]'

/** Three processes behind nginx on one PostgreSQL: killed in turns, then restarted in turns, under mixed traffic. */
await exitOnStartError(async () => {
  const postgres = await startOwnPostgres()
  if (!postgres) throw new StartError('There is no PostgreSQL on this machine: apt-get install postgresql.')
  try {
    const report = await checkCluster(postgres, readSeconds(process.argv.slice(3)))
    console.log(describeReport(report))
    const faults = faultsOf(report)
    for (const fault of faults) console.log(`Failed: ${fault}.`)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    postgres.stop()
  }
})

function readSeconds(args: string[]): number {
  try {
    const { seconds = '120' } = parseArgs({ args, options: { seconds: { type: 'string' } } }).values
    if (/^\d{1,5}$/.test(seconds)) return Number(seconds)
  } catch {}
  throw new StartError(USAGE)
}
