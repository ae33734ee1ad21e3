import { exitOnStartError } from '../server/site/exit-on-start-error.ts'
import { runRestore } from './backups/commands.ts'

await exitOnStartError(async () => {
  console.log(await runRestore(process.argv.slice(3), process.env))
})
