import type { Reasons } from './traffic.ts'

/** Errors in the logs of sites from a time on, such as 'service.unavailable 55P03', with how often each came. */
export function causesIn(logs: readonly string[], sinceMs: number): Reasons {
  const causes: Reasons = {}
  for (const line of logs.flatMap((log) => log.split('\n')).filter((text) => text.startsWith('{'))) {
    const { time, msg, error } = parsed(line)
    if (!msg || Date.parse(time ?? '') < sinceMs) continue
    const cause = [msg, error?.code ?? error?.reason ?? error?.name].filter(Boolean).join(' ')
    causes[cause] = (causes[cause] ?? 0) + 1
  }
  return causes
}

interface Logged {
  time?: string
  msg?: string
  error?: { code?: string; reason?: string; name?: string }
}

/** The last line of a site that was killed may be cut off. */
function parsed(line: string): Logged {
  try {
    return JSON.parse(line)
  } catch {
    return {}
  }
}
