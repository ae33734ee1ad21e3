import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { playwrightResult, vitestResult } from './reports.ts'

const written = (report: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

it('names the browser tests that failed and their files, wherever they are nested', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'desk.spec.ts',
    line: 7,
    tests: [{ status, results: [message ? { error: { message } } : {}] }],
  })
  const { remarks, ...counts } = playwrightResult(
    written({
      stats: { expected: 1, unexpected: 2, skipped: 2 },
      suites: [
        {
          specs: [spec('holds', 'expected')],
          suites: [
            {
              specs: [
                spec('breaks', 'unexpected', '\u001b[31mError: gone\u001b[39m'),
                spec('waits', 'unexpected', 'late'),
              ],
            },
          ],
        },
      ],
    }),
  )
  expect(counts).toEqual({ passed: 1, failed: 2, skipped: 2, failedFiles: ['desk.spec.ts'] })
  expect(remarks).toEqual(['desk.spec.ts:7 breaks\n    Error: gone', 'desk.spec.ts:7 waits\n    late'])
})

it('names the other tests that failed, and a file that could not be read', () => {
  const { remarks, ...counts } = vitestResult(
    written({
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'adds', status: 'passed', failureMessages: [] },
            { fullName: 'takes away', status: 'failed', failureMessages: ['expected 1 to be 2'] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    }),
  )
  expect(counts).toEqual({ passed: 1, failed: 1, skipped: 1, failedFiles: ['a.test.ts', 'b.test.ts'] })
  expect(remarks).toEqual(['a.test.ts takes away\n    expected 1 to be 2', 'b.test.ts\n    no such module'])
})
