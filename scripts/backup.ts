import { exitOnStartError } from '../server/site/exit-on-start-error.ts'
import { runBackup } from './backups/commands.ts'

await exitOnStartError(async () => {
  console.log(await runBackup(process.argv.slice(3), process.env))
})
