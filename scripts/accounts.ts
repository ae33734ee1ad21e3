import { exitOnStartError } from '../server/site/exit-on-start-error.ts'
import { runAccountsCommand } from './accounts/commands.ts'

await exitOnStartError(async () => {
  console.log(await runAccountsCommand(process.argv.slice(3), process.env))
})
