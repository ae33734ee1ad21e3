import { existsSync, readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 }

export function vitestResult(file: string): Counts {
  if (!existsSync(file)) return NOTHING
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

export function playwrightResult(file: string): Counts {
  if (!existsSync(file)) return NOTHING
  const { stats } = JSON.parse(readFileSync(file, 'utf8'))
  if (stats.flaky)
    console.log(`\n!!! ${stats.flaky} browser tests passed only at their second try; the list above names them.`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}
