import { pino } from 'pino'

/** Lines on standard output. Only what the code names is ever logged: no bodies, no headers, no query strings. */
export const createLog = (level: string, destination?: pino.DestinationStream) =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination ?? standardOutput())

/** Lines leave in blocks, after a second at the latest: a write for each would cost as much as the answer. */
const standardOutput = () => pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 })

/** Errors of the language itself speak of code; all others may carry what a visitor typed. */
const ABOUT_CODE = new Set(['TypeError', 'ReferenceError', 'RangeError'])

/** An error as it may be logged: what it is and where it happened, never a text that could hold a visitor's words. */
export function describeError(error: unknown): { name: string; message?: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return { name: typeof error }
  const { code } = error as { code?: unknown }
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
  return {
    name: error.name,
    ...(ABOUT_CODE.has(error.name) && { message: withoutQuotes(error.message) }),
    ...(typeof code === 'string' && { code }),
    ...(frames && { stack: frames.map((line) => line.trim()).join(' | ') }),
  }
}

const withoutQuotes = (text: string): string => text.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '"…"')
