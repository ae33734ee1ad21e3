import { pino } from 'pino'

/** Lines on standard output. Only what the code names is ever logged: no bodies, no headers, no query strings. */
export const createLog = (level: string, destination?: pino.DestinationStream) =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination ?? standardOutput())

/** Lines leave in blocks, after a second at the latest: a write for each would cost as much as the answer. */
const standardOutput = () => pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 })

/** An error as it may be logged: libraries put values into their messages, so what looks personal is blotted out. */
export function describeError(error: unknown): { name: string; message: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return { name: typeof error, message: 'a value that is not an error was thrown' }
  const { code } = error as { code?: unknown }
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
  return {
    name: error.name,
    message: withoutPersonalData(error.message),
    ...(typeof code === 'string' && { code }),
    ...(frames && { stack: frames.map((line) => line.trim()).join(' | ') }),
  }
}

/** Quoted values, e-mail addresses and long numbers become marks. */
export const withoutPersonalData = (text: string): string =>
  text
    .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '"…"')
    .replace(/[^\s<>(),;]+@[^\s<>(),;]+/g, '[e-mail]')
    .replace(/\+?\d(?:[\s().-]?\d){6,}/g, '[number]')
