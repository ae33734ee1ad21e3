import { flushCompileCache } from 'node:module'
import { createAnalyser, type OnRuleError } from '../../../../tutor/analyser.ts'
import type { Analyse } from '../../../../tutor/analysis.ts'
import type { Earlier } from '../../../../tutor/dialogue/memory.ts'
import { packError, type SentError } from './sent-error.ts'

interface Asked {
  id: number
  text: string
  before?: string
  earlier?: Earlier
}

/** For the child process: answers { id, text } with { id, analysis, ruleErrors }, or { id, error } if it throws. */
export function serveAnalyses(create: (onRuleError: OnRuleError) => Analyse): void {
  const ruleErrors = new Map<string, SentError>()
  // The parent cannot see why a process ended.
  process.on('uncaughtException', (error) => process.send?.({ error: packError(error) }, () => process.exit(1)))
  const analyse = create((rule, error) => {
    if (!ruleErrors.has(rule)) ruleErrors.set(rule, packError(error))
  })
  process.on('message', ({ id, text, before, earlier }: Asked) => {
    ruleErrors.clear()
    try {
      const analysis = analyse(text, before, earlier)
      process.send?.({ id, analysis, ruleErrors: [...ruleErrors].map(([rule, error]) => ({ rule, error })) })
    } catch (error) {
      process.send?.({ id, error: packError(error) })
    }
  })
  process.on('disconnect', () => process.exit(0))
  // Ready: from now on a message is late, not the start.
  process.send?.({})
  flushCompileCache()
}

if (import.meta.main) serveAnalyses((onRuleError) => createAnalyser({ onRuleError }))
