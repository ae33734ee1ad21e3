import { namesIn, rowsOf } from '../data/rows.ts'
import type { Phrase } from './pattern/phrase.ts'
import { type PhraseRule, phraseRules } from './pattern/phrase-rules.ts'
import type { Reason } from './reason.ts'
import { reasons } from './reasons/id.ts'
import { PHASES, type Phase } from './sentence.ts'

/** The records of data/phrases: a file is named by its reason, and its records of one phase are one rule. */
export const phrases: readonly PhraseRule[] = phraseRules(
  namesIn('phrases').flatMap((name) => {
    const reason = reasonOf(name)
    return [...Map.groupBy(recordsOf(rowsOf(`phrases/${name}`)), ({ phase }) => phase)].map(([phase, records]) => ({
      reason,
      phase: phaseOf(phase, name),
      records,
    }))
  }),
)

/** A row that names no phase adds to the record above it: another pattern, exception or example. */
export function recordsOf(rows: readonly string[][]): (Phrase & { phase: string })[] {
  const starts = rows.flatMap(([phase], at) => (phase || at === 0 ? [at] : []))
  return starts.map((start, at) => recordOf(rows.slice(start, starts[at + 1])))
}

function recordOf(rows: readonly string[][]): Phrase & { phase: string } {
  const [phase = '', , say = ''] = rows[0] ?? []
  const cells = (column: number) => rows.flatMap((row) => row[column] || [])
  const examples = rows.map(([, , , , wrong = '', right = '']) => [wrong, right] as const)
  return {
    phase,
    when: cells(1),
    say: say === '-' ? '' : say,
    not: cells(3),
    mends: Object.fromEntries(examples.filter(([wrong]) => wrong)),
    leaves: examples.flatMap(([wrong, right]) => (wrong ? [] : right || [])),
  }
}

function reasonOf(name: string): Reason {
  const reason = name.replace('.tsv', '')
  if (!(reason in reasons)) throw new Error(`data/phrases/${name}: there is no reason ${reason}`)
  return reason as Reason
}

function phaseOf(written: string, name: string): Phase {
  const phase = PHASES.find((one) => one === written)
  if (!phase) throw new Error(`data/phrases/${name}: there is no phase ${written}`)
  return phase
}
