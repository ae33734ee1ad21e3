import { StartError } from '../log/start-error.ts'

/** Prints a StartError as one line, any other error with its stack, then exits. */
export async function exitOnStartError(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  }
}
