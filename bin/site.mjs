// Plain JavaScript on purpose: on a Node that is too old for the rest it must still run, to say so.
import { howToGetNode } from './how-to-get-node.mjs'

const commands = {
  start: '../scripts/start.ts',
  serve: '../scripts/serve.ts',
  build: '../scripts/build.ts',
  dev: '../scripts/dev.ts',
  test: '../scripts/test.ts',
  bench: '../scripts/bench.ts',
  shots: '../scripts/shots.ts',
  school: '../scripts/school.ts',
  documents: '../scripts/documents.ts',
  leads: '../scripts/leads.ts',
  seed: '../scripts/seed.ts',
  engines: '../scripts/engines.ts',
  eval: '../scripts/eval/run.ts',
  accounts: '../scripts/accounts.ts',
  'doctor': '../scripts/doctor.ts',
  'installs': '../scripts/installs.ts',
  'attack': '../scripts/attack.ts',
  'backup': '../scripts/backup.ts',
  'cluster-check': '../scripts/cluster-check.ts',
  'restore': '../scripts/restore.ts',
  'move-to-postgres': '../scripts/move-to-postgres.ts',
}
const [command = 'start'] = process.argv.slice(2)

if (!(command in commands)) {
  console.error(`Unknown command "${command}". Known: ${Object.keys(commands).join(', ')}.`)
  process.exit(1)
}
if (Number.parseInt(process.versions.node, 10) < 26) {
  console.error(`This site runs on Node 26, but this is Node ${process.versions.node}. ${howToGetNode(command)}`)
  process.exit(1)
}
if (command === 'start' || command === 'serve') (await import('./limit-heap.mjs')).limitHeap()
// Tests and benchmarks start their own sites, which must not use the operator's settings.
const withoutSettings = ['build', 'test', 'bench', 'shots', 'engines', 'eval', 'attack', 'cluster-check', 'installs']
const usesSettings = !withoutSettings.includes(command)
if (usesSettings && !process.env.IGNORE_ENV_FILE) (await import('./load-env-file.mjs')).loadEnvFile()
// Only React reads this: its development mode renders six times slower.
if (command === 'start' || command === 'serve' || command === 'build') process.env.NODE_ENV = 'production'
await import(commands[command])
