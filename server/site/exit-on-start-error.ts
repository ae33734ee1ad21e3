import { StartError } from '../log/start-error.ts'

/** Runs a command; what the operator can mend is told in one line, anything else with its stack. */
export async function exitOnStartError(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  }
}
