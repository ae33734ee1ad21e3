import { pino } from 'pino'
import { standardOutput } from './standard-output.ts'

/** Bodies, headers and query strings are never logged. */
export const createLog = (level: string, destination?: pino.DestinationStream) =>
  pino({ level, base: null, timestamp: timeField }, destination ?? standardOutput())

let lastSecond = 0
let secondField = ''

/** Many lines have the same second. */
export function timeField(): string {
  const nowMs = Date.now()
  const second = Math.floor(nowMs / 1000)
  if (second !== lastSecond) {
    lastSecond = second
    secondField = `,"time":"${new Date(nowMs).toISOString().slice(0, 20)}`
  }
  return `${secondField}${String(nowMs % 1000).padStart(3, '0')}Z"`
}

/** Their messages are about code; those of other errors may contain user input. */
const ABOUT_CODE = new Set(['TypeError', 'ReferenceError', 'RangeError'])

/** An error for the log, without messages that could contain user input. */
export function describeError(error: unknown): {
  name: string
  message?: string
  code?: string
  reason?: string
  stack?: string
} {
  if (!(error instanceof Error)) return { name: typeof error }
  const { code, errstr } = error as { code?: unknown; errstr?: unknown }
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
  return {
    name: error.name,
    ...(ABOUT_CODE.has(error.name) && { message: withoutQuotes(error.message) }),
    ...(typeof code === 'string' && { code }),
    // SQLite's text for its error code, such as 'database or disk is full'.
    ...(typeof errstr === 'string' && { reason: errstr }),
    ...(frames && { stack: frames.map((line) => line.trim()).join(' | ') }),
  }
}

const withoutQuotes = (text: string): string => text.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '"…"')
