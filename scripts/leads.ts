import { exitOnStartError } from '../server/site/exit-on-start-error.ts'
import { runLeadsCommand } from './leads/commands.ts'

await exitOnStartError(async () => {
  console.log(await runLeadsCommand(process.argv.slice(3), process.env))
})
