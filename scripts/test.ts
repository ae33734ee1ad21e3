import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, findPostgres, installShell } from '../tests/harness/programs.ts'
import { PROJECT_ROOT } from './project-root.ts'
import { featureFiles } from './testing/feature-files.ts'
import { LEVELS, type Level } from './testing/levels.ts'
import { type TestOptions, testOptions } from './testing/options.ts'
import { playwrightResult, vitestResult } from './testing/reports.ts'
import { type Result, runCheck, runTests } from './testing/run-step.ts'

/** Everything that must hold, in two lanes. The quickest checks come first, and what ends soon is left for the end. */
const { isLong, feature } = readOptions()
const reports = mkdtempSync(join(tmpdir(), 'site-reports-'))
const postgres = process.env.TEST_DATABASE_URL ?? findPostgres()
const environment: Record<string, string> = isLong ? { TEST_LONG: '1' } : {}
const results: Result[] = []

if (Object.keys(LEVELS).every((level) => filesOf(level as Level) === null)) {
  console.error(`No test is about "${feature}": neither its path nor a title says so.`)
  process.exit(1)
}
const built = check('build', 'node', ['bin/site.mjs', 'build'])
const browserIsReady = Promise.all([built, filesOf('browser') && installShell()])
const others = [
  ...(feature ? [] : [lint, types]),
  () => vitest('unit', filesOf('unit')),
  () => built.then(() => vitest('system', filesOf('system'))),
  apiOnPostgres,
  () => vitest('api-sqlite', filesOf('api-sqlite')),
]
await Promise.all([browserIsReady.then(() => browser(filesOf('browser'))).then(runOthers), runOthers()])
if (process.env.CI) await tryFailedAgain()
showResults()

/** Each step is run by the lane that is free first. */
async function runOthers(): Promise<void> {
  for (let step = others.shift(); step; step = others.shift()) await step()
}

function lint(): Promise<void> {
  return check('lint', 'biome', ['check', '--error-on-warnings'])
}

/** One pass over shared types instead of four, and no garbage collection: half of the work. */
function types(): Promise<void> {
  return check('types', 'tsc', ['--noEmit', '--checkers', '1'], { GOGC: 'off', GOMEMLIMIT: '3GiB' })
}

async function apiOnPostgres(): Promise<void> {
  if (postgres) await vitest('api-postgres', filesOf('api-postgres'))
  else missing('API on PostgreSQL', 'PostgreSQL')
}

function readOptions(): TestOptions {
  try {
    return testOptions(process.argv.slice(3))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

async function check(name: string, program: string, words: string[], settings = {}): Promise<void> {
  results.push(await runCheck(name, program, words, settings))
}

/** The files that are asked for by name; none for all, null when this level has nothing about the feature. */
function filesOf(level: Level): string[] | null {
  if (!feature) return []
  const files = featureFiles(PROJECT_ROOT, level, feature)
  return files.length > 0 ? files : null
}

/**
 * Where processes, databases and browsers share two cores, a moment may be missed: files with failed tests run once
 * more, from their start and with nothing beside them. The report names each test that needed it.
 */
async function tryFailedAgain(): Promise<void> {
  for (const first of results.filter(({ failedFiles }) => failedFiles.length > 0)) {
    const level = first.name as Level
    if (level === 'browser') await browser(first.failedFiles, 'test-results/second-try')
    else await vitest(level, first.failedFiles)
    const second = results.pop() as Result
    if (second.failed > 0) continue
    first.passed += first.failed
    first.failed = 0
    first.remarks = first.remarks.map((remark) => `passed at its second try: ${remark}`)
  }
}

async function vitest(project: Exclude<Level, 'browser'>, files: string[] | null): Promise<void> {
  if (!files) return
  const report = join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const words = ['run', '--project', project, ...reporters, ...files]
  results.push(await runTests(project, 'vitest', words, environment, () => vitestResult(report)))
}

/** What a failed test leaves is in the output folder, which each run empties. */
async function browser(files: string[] | null, output = 'test-results/first-try'): Promise<void> {
  if (!files) return
  const chromium = findChromium()
  if (!chromium) return missing('browser tests', 'Chromium')
  const report = join(reports, 'browser.json')
  const settings = { ...environment, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const words = ['test', '--reporter=list,json', '--output', output, ...files]
  results.push(await runTests('browser', 'playwright', words, settings, () => playwrightResult(report)))
}

function missing(what: string, program: string): void {
  console.log(`\n!!! SKIPPED: ${what}. ${program} was not found and could not be installed.\n`)
  results.push({ name: what, passed: 0, failed: process.env.CI ? 1 : 0, skipped: 1, remarks: [], failedFiles: [] })
}

function showResults(): never {
  const total = (count: 'passed' | 'failed' | 'skipped') => results.reduce((sum, result) => sum + result[count], 0)
  for (const { name, remarks } of results) for (const remark of remarks) console.log(`\n!!! ${name}: ${remark}`)
  console.log('')
  for (const { name, passed, failed, skipped, seconds } of results) {
    console.log(
      `${name.padEnd(20)} ${passed} passed, ${failed} failed, ${skipped} skipped${seconds ? `, ${seconds} s` : ''}`,
    )
  }
  const skipped = total('skipped')
  console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`)
  process.exit(total('failed') === 0 ? 0 : 1)
}
