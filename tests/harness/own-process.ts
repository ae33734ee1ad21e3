import { execFileSync } from 'node:child_process'

/** Runs a program in a process of its own and gives what it prints as JSON. */
export const inItsOwnProcess = (program: string) =>
  JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', '--input-type=module-typescript', '-e', program], {
      encoding: 'utf8',
    }),
  )
