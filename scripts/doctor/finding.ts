import { StartError } from '../../server/log/start-error.ts'

/** A warning is for the operator to weigh; a problem needs to be mended. */
export type Level = 'ok' | 'warning' | 'problem'

export interface Finding {
  topic: string
  level: Level
  text: string
}

const findingOf =
  (level: Level) =>
  (topic: string, text: string): Finding => ({ topic, level, text })

export const ok = findingOf('ok')
export const warning = findingOf('warning')
export const problem = findingOf('problem')

/** In few words, for one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof StartError) return error.message
  const { message, code, cause } = error as { message?: string; code?: string; cause?: { code?: string } }
  return cause?.code ?? message ?? code ?? String(error)
}

export function sizeOf(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} kB`
  return bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
}
