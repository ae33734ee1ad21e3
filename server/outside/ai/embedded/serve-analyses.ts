import { flushCompileCache } from 'node:module'
import { type Analyse, createAnalyser, type OnRuleError } from '../../../../tutor/analysis.ts'
import { practiceMessages } from '../../../../tutor/practice-messages.ts'
import { packError, type SentError } from './sent-error.ts'

/** Until V8 has compiled what most messages need, each takes several times as long. */
const PRACTISED = 240
const PRACTISE_AFTER_MS = 1000
/** A message waits for one of practice at most. */
const BETWEEN_MS = 5

/** For the child process: answers { id, text } with { id, analysis, ruleErrors }, or { id, error } if it throws. */
export function serveAnalyses(
  create: (onRuleError: OnRuleError) => Analyse,
  practice: () => Iterator<string> = () => [][Symbol.iterator](),
): void {
  const ruleErrors = new Map<string, SentError>()
  // The parent cannot see why a process ended.
  process.on('uncaughtException', (error) => process.send?.({ error: packError(error) }, () => process.exit(1)))
  const analyse = create((rule, error) => {
    if (!ruleErrors.has(rule)) ruleErrors.set(rule, packError(error))
  })
  process.on('message', ({ id, text, before }: { id: number; text: string; before?: string }) => {
    ruleErrors.clear()
    try {
      const analysis = analyse(text, before)
      process.send?.({ id, analysis, ruleErrors: [...ruleErrors].map(([rule, error]) => ({ rule, error })) })
    } catch (error) {
      process.send?.({ id, error: packError(error) })
    }
  })
  process.once('message', () => setTimeout(() => practise(analyse, practice()), PRACTISE_AFTER_MS))
  process.on('disconnect', () => process.exit(0))
  flushCompileCache()
}

/** Between the messages of visitors, after the first of them. */
function practise(analyse: Analyse, messages: Iterator<string>, count = 0): void {
  const { done, value } = messages.next()
  if (done || count === PRACTISED) return
  try {
    analyse(value)
  } catch {
    // Whoever writes that is told.
  }
  setTimeout(() => practise(analyse, messages, count + 1), BETWEEN_MS)
}

if (import.meta.main) serveAnalyses((onRuleError) => createAnalyser({ onRuleError }), practiceMessages)
