import { exitOnStartError } from '../server/site/exit-on-start-error.ts'
import { runLeadsCommand } from './leads/commands.ts'

/** The leads, for the school's people, until they have a desk. */
await exitOnStartError(async () => {
  console.log(await runLeadsCommand(process.argv.slice(3), process.env))
})
