import { exitOnStartError } from '../server/site/exit-on-start-error.ts'
import { runAccountsCommand } from './accounts/commands.ts'

/** Accounts, for the operator: who may administer, who may not sign in any more. */
await exitOnStartError(async () => {
  console.log(await runAccountsCommand(process.argv.slice(3), process.env))
})
