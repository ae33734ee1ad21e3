import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { COMPILE_CACHE } from '../../tests/harness/site-process.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import type { Counts } from './reports.ts'

export interface Result extends Counts {
  name: string
  seconds?: number
}

interface Run {
  ok: boolean
  seconds: number
}

/** One check that holds or does not. */
export async function runCheck(
  name: string,
  program: string,
  words: string[],
  environment: Record<string, string>,
): Promise<Result> {
  const { ok, seconds } = await run(name, program, words, environment)
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, remarks: [], failedFiles: [], seconds }
}

/** A test runner, whose report says how many tests passed. One that broke off counts as a failure. */
export async function runTests(
  name: string,
  program: string,
  words: string[],
  environment: Record<string, string>,
  read: () => Counts,
): Promise<Result> {
  const { ok, seconds } = await run(name, program, words, environment)
  const counts = read()
  const brokeOff = !ok && counts.failed === 0
  const ranNothing = counts.passed + counts.failed === 0
  return { name, ...counts, failed: counts.failed + (brokeOff || ranNothing ? 1 : 0), seconds }
}

/** Steps run side by side: what one writes is shown in one piece when it ends. */
function run(name: string, program: string, words: string[], environment: Record<string, string>): Promise<Run> {
  console.log(`${name}: started`)
  const startedAt = Date.now()
  const PATH = join(PROJECT_ROOT, 'node_modules/.bin') + delimiter + process.env.PATH
  const child = spawn(program, words, {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...COMPILE_CACHE, ...environment, PATH },
  })
  const written: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => written.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => written.push(chunk))
  return new Promise((resolve) => {
    const end = (ok: boolean) => {
      const seconds = Math.round((Date.now() - startedAt) / 1000)
      console.log(`\n── ${name} ──\n${Buffer.concat(written).toString().trimEnd()}\n`)
      resolve({ ok, seconds })
    }
    child.once('error', (error) => {
      written.push(Buffer.from(String(error)))
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}
