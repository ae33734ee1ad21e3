import { StartError } from '../../server/log/start-error.ts'
import { openSiteData } from '../open-site-data.ts'
import { type DemoSize, removeDemo, storeDemo } from './store-demo.ts'

const USAGE = `Invented people for the desk, marked as such:
  npm run seed                      120 people with 200 submissions
  npm run seed -- 1000 3000         as many people and submissions
  npm run seed -- remove            removes them all, and what was done about them`

/** Runs `npm run seed -- <args>` and returns the text to print. */
export async function runSeedCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  tell: (line: string) => void = console.error,
): Promise<string> {
  const wanted = parse(args)
  const { database } = await openSiteData(environment, tell)
  try {
    if (wanted === 'remove') return `Invented people removed: ${await removeDemo(database)}.`
    await storeDemo(database, wanted, Date.now())
    return `${wanted.people} invented people with ${wanted.submissions} submissions are at /admin. To remove them: npm run seed -- remove`
  } finally {
    await database.close()
  }
}

function parse(args: readonly string[]): DemoSize | 'remove' {
  if (args.length === 1 && args[0] === 'remove') return 'remove'
  const [people = 120, submissions = Math.max(200, people)] = args.map(Number)
  const isValid = args.length <= 2 && [people, submissions].every((count) => Number.isInteger(count) && count > 0)
  if (!isValid || submissions < people || people > 1_000_000) throw new StartError(USAGE)
  return { people, submissions }
}
