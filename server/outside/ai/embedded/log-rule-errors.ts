import type { Logger } from 'pino'
import { describeError } from '../../../log/log.ts'
import { type RuleError, unpackError } from './sent-error.ts'

const LOGGED_EVERY_MS = 60_000

/** Logs which grammar rule threw and where, each rule at most once a minute. */
export function logRuleErrors(log: Logger, now: () => number): (errors: readonly RuleError[]) => void {
  const loggedAtMs = new Map<string, number>()
  return (errors) => {
    for (const { rule, error } of errors) {
      if (now() - (loggedAtMs.get(rule) ?? Number.NEGATIVE_INFINITY) < LOGGED_EVERY_MS) continue
      loggedAtMs.set(rule, now())
      log.error({ rule, error: describeError(unpackError(error)) }, 'a grammar rule failed')
    }
  }
}
