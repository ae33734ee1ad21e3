import { exitOnStartError } from '../server/site/exit-on-start-error.ts'
import { runSchoolCommand } from './school/commands.ts'

await exitOnStartError(async () => {
  console.log(await runSchoolCommand(process.argv.slice(3), process.env))
})
