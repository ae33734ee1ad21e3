import { exitOnStartError } from '../server/site/exit-on-start-error.ts'
import { runSeedCommand } from './seeding/commands.ts'

await exitOnStartError(async () => {
  console.log(await runSeedCommand(process.argv.slice(3), process.env))
})
