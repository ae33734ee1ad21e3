import { createDatabase, startPostgres } from '../tests/harness/postgres-server.ts'
import { measureAnalyticsIntake } from './benching/analytics-intake.ts'
import { measureChatOverhead } from './benching/chat-overhead.ts'
import { measureFirstLook } from './benching/first-look.ts'
import { measureLeadIntake } from './benching/lead-intake.ts'
import { measureLookUps } from './benching/look-up-speed.ts'
import { measureMoves } from './benching/moves.ts'
import { measurePageThroughput } from './benching/page-throughput.ts'
import { measureRender } from './benching/render-speed.ts'
import { measureStats } from './benching/stats-speed.ts'
import { measureTutorLoad } from './benching/tutor-load.ts'
import { buildIfStale } from './building/build-if-stale.ts'
import { PROJECT_ROOT } from './project-root.ts'

/** Names of benchmarks; all if none is given. */
const selected = process.argv.slice(3)
process.env.NODE_ENV = 'production'
buildIfStale(PROJECT_ROOT)

await measure('pages', async () => [await measurePageThroughput()])
await measure('render', measureRender)
await measure('first-look', measureFirstLook)
await measure('leads', async () => [await measureLeadIntake()])
await measure('words', async () => measureLookUps())
await measure('chat', measureChatOverhead)
await measure('tutor', async () => [await measureTutorLoad()])
await measure('analytics', () => onEachEngine(measureAnalyticsIntake))
await measure('stats', () => onEachEngine(measureStats))
await measure('moves', measureMoves)

async function measure(name: string, take: () => Promise<object[]>): Promise<void> {
  if (selected.length === 0 || selected.includes(name)) console.table(await take())
}

/** On SQLite, and on PostgreSQL if it is installed. */
async function onEachEngine(take: (databaseUrl: string | null) => Promise<object>): Promise<object[]> {
  const onSqlite = await take(null)
  const postgres = await startPostgres()
  if (!postgres) return [onSqlite]
  const onPostgres = await take(await createDatabase(postgres.url)).finally(() => postgres.stop())
  return [onSqlite, onPostgres]
}
