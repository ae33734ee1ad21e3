import { createDatabase, startPostgres } from '../tests/harness/postgres-server.ts'
import { measureAnalyticsIntake } from './benching/analytics-intake.ts'
import { measureChatOverhead } from './benching/chat-overhead.ts'
import { deskTable, measureDesk } from './benching/desk-speed.ts'
import { measureFirstLook } from './benching/first-look.ts'
import { measureInteractions } from './benching/interactions.ts'
import { measureLeadIntake } from './benching/lead-intake.ts'
import { measureLookUps } from './benching/look-up-speed.ts'
import { measureMoves } from './benching/moves.ts'
import { measurePageThroughput } from './benching/page-throughput.ts'
import { measureRender } from './benching/render-speed.ts'
import { measureStats } from './benching/stats-speed.ts'
import { measureTutorLoad } from './benching/tutor-load.ts'
import { buildIfStale } from './building/build-if-stale.ts'
import { PROJECT_ROOT } from './project-root.ts'

interface Benchmark {
  /** Measures the built site, which is built first if it is stale. */
  ofBuild?: true
  take(): Promise<object[]>
}

const BENCHMARKS: Record<string, Benchmark> = {
  'pages': { ofBuild: true, take: async () => [await measurePageThroughput()] },
  'render': { ofBuild: true, take: measureRender },
  'first-look': { ofBuild: true, take: measureFirstLook },
  'interactions': { ofBuild: true, take: measureInteractions },
  'leads': { ofBuild: true, take: () => onEachEngine(measureLeadIntake) },
  'words': { ofBuild: true, take: async () => measureLookUps() },
  'chat': { ofBuild: true, take: measureChatOverhead },
  'tutor': { ofBuild: true, take: async () => [await measureTutorLoad()] },
  'analytics': { take: () => onEachEngine(measureAnalyticsIntake) },
  'stats': { take: () => onEachEngine(measureStats) },
  'moves': { ofBuild: true, take: measureMoves },
  'desk': { take: async () => deskTable(await onEachEngine(measureDesk)) },
}

/** Names of benchmarks; all if none is given. */
const named = process.argv.slice(3)
const selected = Object.entries(BENCHMARKS).filter(([name]) => named.length === 0 || named.includes(name))
process.env.NODE_ENV = 'production'
if (selected.some(([, { ofBuild }]) => ofBuild)) buildIfStale(PROJECT_ROOT)
for (const [, { take }] of selected) console.table(await take())

/** On SQLite, and on PostgreSQL if it is installed. */
async function onEachEngine<Measured>(take: (databaseUrl: string | null) => Promise<Measured>): Promise<Measured[]> {
  const onSqlite = await take(null)
  const postgres = await startPostgres()
  if (!postgres) return [onSqlite]
  const onPostgres = await take(await createDatabase(postgres.url)).finally(() => postgres.stop())
  return [onSqlite, onPostgres]
}
