import { exitOnStartError } from '../server/site/exit-on-start-error.ts'
import { runMove } from './backups/commands.ts'

await exitOnStartError(async () => {
  console.log(await runMove(process.argv.slice(3), process.env))
})
