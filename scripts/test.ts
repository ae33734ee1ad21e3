import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, findPostgres } from '../tests/harness/programs.ts'
import { playwrightResult, vitestResult } from './testing/reports.ts'
import { type Result, runCheck, runTests } from './testing/run-step.ts'

/** Everything that must hold, in the order in which it is quickest to learn what does not. */
const reports = mkdtempSync(join(tmpdir(), 'site-reports-'))
const chromium = findChromium()
const postgres = process.env.TEST_DATABASE_URL ?? findPostgres()

const results: Result[] = []
const vitest = (project: string) => {
  const report = join(reports, `${project}.json`)
  const words = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  results.push(runTests(project, 'vitest', words, {}, () => vitestResult(report)))
}
const missing = (what: string, program: string) => {
  console.log(`\n!!! SKIPPED: ${what}. ${program} was not found and could not be installed.\n`)
  results.push({ name: what, passed: 0, failed: process.env.CI ? 1 : 0, skipped: 1 })
}

results.push(runCheck('lint', 'biome', ['check', '--error-on-warnings']))
results.push(runCheck('types', 'tsc', ['--noEmit']))
vitest('unit')
vitest('api-sqlite')
if (postgres) vitest('api-postgres')
else missing('API on PostgreSQL', 'PostgreSQL')
results.push(runCheck('build', 'node', ['bin/site.mjs', 'build']))
vitest('system')
if (chromium) {
  const report = join(reports, 'browser.json')
  const environment = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const words = ['test', '--reporter=list,json']
  results.push(runTests('browser', 'playwright', words, environment, () => playwrightResult(report)))
} else missing('browser tests', 'Chromium')

const total = (count: 'passed' | 'failed' | 'skipped') => results.reduce((sum, result) => sum + result[count], 0)
console.log('')
for (const { name, passed, failed, skipped, seconds } of results) {
  console.log(
    `${name.padEnd(20)} ${passed} passed, ${failed} failed, ${skipped} skipped${seconds ? `, ${seconds} s` : ''}`,
  )
}
const skipped = total('skipped')
console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exit(total('failed') === 0 ? 0 : 1)
