import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Each test that failed, with the end of what it said. */
  remarks: string[]
  failedFiles: string[]
}

const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, remarks: [], failedFiles: [] }
/** What is shown of an error: enough to know where to look. */
const ERROR_LINES = 12

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: VitestFile[]
}

interface VitestFile {
  name: string
  status: string
  message: string
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
}

interface PlaywrightReport {
  suites: PlaywrightSuite[]
  stats: { expected: number; unexpected: number; skipped: number }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: PlaywrightSpec[]
}

interface PlaywrightSpec {
  title: string
  file: string
  line: number
  tests: { status: string; results: { error?: { message?: string } }[] }[]
}

export function vitestResult(file: string): Counts {
  if (!existsSync(file)) return NOTHING
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    remarks: report.testResults.flatMap(vitestRemarks),
    failedFiles: report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
  }
}

function vitestRemarks({ name, status, message, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter((result) => result.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [remark(name, message)]
  return failed.map(({ fullName, failureMessages }) => remark(`${name} ${fullName}`, failureMessages[0]))
}

export function playwrightResult(file: string): Counts {
  if (!existsSync(file)) return NOTHING
  const { stats, suites }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'))
  const failed = suites.flatMap(specsOf).filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    remarks: failed.map(playwrightRemark),
    failedFiles: [...new Set(failed.map((spec) => spec.file))],
  }
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function playwrightRemark({ title, file, line, tests }: PlaywrightSpec): string {
  const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error
  return remark(`${file}:${line} ${title}`, error?.message)
}

function remark(test: string, message = ''): string {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, ERROR_LINES)
  return [test, ...lines.map((line) => `    ${line}`)].join('\n')
}
