import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { PROJECT_ROOT } from '../project-root.ts'
import type { Counts } from './reports.ts'

export interface Result extends Counts {
  name: string
  seconds?: number
}

/** One check that holds or does not. */
export const runCheck = (name: string, program: string, words: string[]): Result => {
  const { ok, seconds } = run(name, program, words)
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, seconds }
}

/** A test runner, whose report says how many tests passed. One that broke off counts as a failure. */
export function runTests(
  name: string,
  program: string,
  words: string[],
  environment: Record<string, string>,
  read: () => Counts,
): Result {
  const { ok, seconds } = run(name, program, words, environment)
  const counts = read()
  const brokeOff = !ok && counts.failed === 0
  const ranNothing = counts.passed + counts.failed === 0
  return { name, ...counts, failed: counts.failed + (brokeOff || ranNothing ? 1 : 0), seconds }
}

function run(name: string, program: string, words: string[], environment: Record<string, string> = {}) {
  console.log(`\n── ${name} ──`)
  const startedAt = Date.now()
  const PATH = join(PROJECT_ROOT, 'node_modules/.bin') + delimiter + process.env.PATH
  const { status } = spawnSync(program, words, {
    cwd: PROJECT_ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment, PATH },
  })
  return { ok: status === 0, seconds: Math.round((Date.now() - startedAt) / 1000) }
}
