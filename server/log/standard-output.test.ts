import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const LINES = 3000
const program = `
  import { createLog } from ${JSON.stringify(import.meta.resolve('./log.ts'))}
  const log = createLog('info')
  for (let number = 0; number < ${LINES}; number++) log.info({ number }, 'line')
  process.exit(0)`

test('whatever was logged before the end of the process is written, in order', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  const numbers = output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).number)
  expect(numbers).toEqual(Array.from({ length: LINES }, (_, number) => number))
})
